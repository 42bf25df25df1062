/** GET /app/data: what the app needs at start. */
import * as v from 'valibot'
import { CLASSIFIERS } from '../classifier/compact.ts'
import { CountedCategory, Currency, Locale } from './values.ts'

export const AppData = v.object({
  data: v.object({
    languages: v.array(Locale),
    /** What prices are shown, sorted and filtered in (docs/behaviour.md, "Currencies"). */
    currency: Currency,
    currencies: v.array(v.object({ code: Currency, /** Roubles for one unit. */ rub: v.number(), dated: v.string() })),
    /** Which editions of the classifiers the codes on all pages are of. */
    editions: v.array(v.object({ tree: v.picklist(CLASSIFIERS), dated: v.string() })),
    /** The top level of the catalogue, for the header's menu, with the groups below. */
    categories: v.array(v.object({ ...CountedCategory.entries, children: v.array(CountedCategory) })),
    /** Null where the operator has not set one. */
    contact: v.object({ email: v.nullable(v.string()) }),
    flags: v.record(v.string(), v.boolean()),
    build: v.string(),
  }),
})
export type AppData = v.InferOutput<typeof AppData>['data']
