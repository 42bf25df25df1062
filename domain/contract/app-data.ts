/** GET /app/data: what the app needs at start. */
import * as v from 'valibot'
import { CLASSIFIERS } from '../classifier/compact.ts'
import { CountedCategory, CountryCode, Currency, Locale, Unit } from './values.ts'

/** Who operates the site, as the pages name it in their language (docs/behaviour.md, "Operator"). */
export const Operator = v.object({
  /** As registered, with the legal form. */
  name: v.string(),
  /** The legal form in words. */
  form: v.string(),
  address: v.string(),
  /** Business hours; null where the operator has not set any. */
  hours: v.nullable(v.string()),
  /** Who processes personal data for the operator, and for what; null where the operator has not set it. */
  processors: v.nullable(v.string()),
  /** With the country code, grouped as the operator writes it. */
  phone: v.string(),
  inn: v.nullable(v.string()),
  ogrn: v.nullable(v.string()),
  uscc: v.nullable(v.string()),
  /** Number of the registration of the site in mainland China. */
  icp: v.nullable(v.string()),
  psb: v.nullable(v.string()),
  /** Countries in which personal data is stored. */
  storage: v.array(CountryCode),
})
export type Operator = v.InferOutput<typeof Operator>

export const AppData = v.object({
  data: v.object({
    languages: v.array(Locale),
    /** The currency in which prices are shown, sorted and filtered (docs/behaviour.md, "Currencies"). */
    currency: Currency,
    currencies: v.array(
      v.object({
        code: Currency,
        /** Roubles for one unit. */
        rub: v.number(),
        dated: v.string(),
        /** Host that the rate was fetched from; null where the operator has stored it. */
        source: v.nullable(v.string()),
        byHand: v.pipe(
          v.optional(v.boolean()),
          v.description('Whether an operator has set it by hand'),
          v.examples([true]),
        ),
      }),
    ),
    offered: v.pipe(
      v.optional(v.object({ readers: v.array(Currency), currencies: v.array(Currency), units: v.array(Unit) })),
      v.description(
        'What operators offer, in their order: currencies for readers, currencies and units for goods; absent: as shipped',
      ),
    ),
    /** The editions of the classifiers to which the codes on all pages belong. */
    editions: v.array(v.object({ tree: v.picklist(CLASSIFIERS), dated: v.string() })),
    /** The top level of the catalogue, for the header's menu, with the groups below. */
    categories: v.array(v.object({ ...CountedCategory.entries, children: v.array(CountedCategory) })),
    /** Null where the operator has not set one. */
    contact: v.object({ email: v.nullable(v.string()) }),
    /** Null where the site is a demonstration. */
    operator: v.nullable(Operator),
    flags: v.record(v.string(), v.boolean()),
    build: v.string(),
  }),
})
export type AppData = v.InferOutput<typeof AppData>['data']
