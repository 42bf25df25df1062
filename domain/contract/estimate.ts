/** GET /api/tnved/estimate: the charges on goods of a code at the border of Russia. */
import * as v from 'valibot'
import { INCOTERMS } from '../trade-terms.ts'
import { BorderRate } from './border-rates.ts'
import { Edition } from './classifier.ts'
import { Duty } from './duty.ts'
import { Currency, MinorUnits } from './values.ts'

/** Nine digits and three decimals: the product of all factors stays a number that JSON holds exactly. */
const Quantity = v.pipe(
  v.string(),
  v.regex(/^(?:0|[1-9]\d{0,8})(?:\.\d{1,3})?$/),
  v.check((text) => Number(text) > 0, 'positive'),
)
const Money = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,9})(?:\.\d{1,2})?$/))

/** Quantities that a duty may be counted by; `count` serves pieces and pairs. */
const MEASURES = ['kilograms', 'litres', 'squareMetres', 'engine'] as const

export const EstimateQuery = v.object({
  code: v.pipe(
    v.string(),
    v.regex(/^\d{10}$/),
    v.description('Ten digits of a TN VED code'),
    v.examples(['8481808199']),
  ),
  value: v.pipe(
    Money,
    v.check((text) => Number(text) > 0, 'positive'),
    v.description('What all goods cost under the delivery term, in the currency itself: 12000.50'),
    v.examples(['12000.50']),
  ),
  currency: v.pipe(
    v.optional(Currency, 'RUB'),
    v.description('Currency of value and freight, ISO 4217; absent: roubles'),
    v.examples(['CNY']),
  ),
  incoterm: v.pipe(v.picklist(INCOTERMS), v.description('Incoterms 2020'), v.examples(['FOB'])),
  freight: v.pipe(
    v.optional(Money),
    v.description(
      'Carriage and insurance to the border of the Eurasian Economic Union, in the same currency, where the price does not include them',
    ),
    v.examples(['800']),
  ),
  count: v.pipe(
    v.optional(Quantity),
    v.description('How many pieces or pairs, for the cost of one and for duties that count them'),
    v.examples(['200']),
  ),
  kilograms: v.pipe(
    v.optional(Quantity),
    v.description('Weight of all goods, where the duty counts it'),
    v.examples(['950']),
  ),
  litres: v.pipe(v.optional(Quantity), v.description('Volume of all goods'), v.examples(['500'])),
  squareMetres: v.pipe(v.optional(Quantity), v.description('Area of all goods'), v.examples(['120.5'])),
  engine: v.pipe(
    v.optional(Quantity),
    v.description('Engine capacity of one vehicle in cm³; `count` is how many vehicles'),
    v.examples(['1998']),
  ),
  locale: v.optional(v.string()),
})
export type EstimateQuery = v.InferOutput<typeof EstimateQuery>

const ExchangeRate = v.object({
  currency: Currency,
  rub: v.pipe(v.string(), v.description('Roubles for one unit, as a decimal text'), v.examples(['11.2345'])),
  dated: v.pipe(
    v.nullable(v.string()),
    v.description('Day of the rate; null for the rouble'),
    v.examples(['2026-11-27']),
  ),
  source: v.pipe(
    v.nullable(v.string()),
    v.description('Host of its source; null: the operator'),
    v.examples(['cbr.ru']),
  ),
})

const Amount = v.pipe(
  v.object({
    from: MinorUnits,
    to: v.pipe(v.nullable(MinorUnits), v.description('Null: without an upper bound; the same as `from`: exactly')),
  }),
  v.description('Amount in kopecks'),
)
export type Amount = v.InferOutput<typeof Amount>

/** Why a term has no amount. */
const UNKNOWN_TERMS = [
  'not-stated',
  'no-row',
  'no-rate',
  'footnote',
  'excise',
  'wording',
  'included',
  'duty',
  'quantity',
] as const

const Term = v.object({
  term: v.picklist(['goods', 'freight', 'customs-value', 'duty', 'excise', 'vat', 'fee']),
  amount: v.nullable(Amount),
  unknown: v.pipe(
    v.nullable(v.picklist(UNKNOWN_TERMS)),
    v.description(
      'Why there is no amount: not stated; no row of the operator’s table; a currency without a rate; a footnote changes the duty; excise is possible; the wording of the duty is none that is known; the price includes duty and VAT (DDP); it depends on the duty; a quantity is missing',
    ),
    v.examples([null]),
  ),
  rows: v.pipe(v.array(BorderRate), v.description('Rows of the operator’s table that it is calculated with')),
})
export type Term = v.InferOutput<typeof Term>
export type TermName = Term['term']
export type UnknownTerm = NonNullable<Term['unknown']>

export const Estimate = v.object({
  code: v.string(),
  day: v.pipe(v.string(), v.description('Day (UTC) for which rows and rates were taken'), v.examples(['2026-11-28'])),
  edition: Edition,
  duty: v.nullable(v.string()),
  rule: v.nullable(Duty),
  footnotes: v.nullable(v.string()),
  rates: v.pipe(v.array(ExchangeRate), v.description('Exchange rates that it is calculated with')),
  terms: v.array(Term),
  needs: v.pipe(
    v.array(v.picklist(['count', ...MEASURES])),
    v.description('Quantities of the query that the duty is counted by'),
    v.examples([['kilograms']]),
  ),
  total: v.pipe(v.nullable(Amount), v.description('Sum of the terms that are known; null where the duty is not')),
  without: v.pipe(
    v.array(Term.entries.term),
    v.description('Terms that the total leaves out because they are not known'),
    v.examples([['freight']]),
  ),
  perUnit: v.pipe(v.nullable(Amount), v.description('The total divided by `count`; null without one')),
})
export type Estimate = v.InferOutput<typeof Estimate>

export const EstimateResponse = v.object({ data: Estimate })
