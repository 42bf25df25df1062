/** GET /api/tnved/taxes: what goods of a code are subject to at the border of Russia beside the duty (docs/behaviour.md, "Rates at the border"). */
import * as v from 'valibot'
import { BorderRate } from './border-rates.ts'
import { EstimateQuery } from './estimate.ts'
import { Day, LocaleQuery } from './values.ts'

export const ImportTaxesQuery = v.object({
  code: EstimateQuery.entries.code,
  ...LocaleQuery.entries,
})

export const ImportTaxes = v.object({
  data: v.object({
    day: v.pipe(Day, v.description('Day on which the rows are in force')),
    vat: v.pipe(v.nullable(BorderRate), v.description('The rate of goods in general; null: not known')),
    reducedVat: v.pipe(v.array(BorderRate), v.description('Rates that some goods of the code may have instead')),
    excise: v.pipe(
      v.nullable(v.array(BorderRate)),
      v.description(
        'What goods of the code may be subject to; null where no excise is listed at all, so that nothing is known',
      ),
    ),
  }),
})
export type ImportTaxes = v.InferOutput<typeof ImportTaxes>['data']
