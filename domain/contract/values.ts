/** Schemas that several resources share. Every response type is inferred from a schema like these. */
import * as v from 'valibot'
import { ID_PATTERN } from '../ids.ts'
import { MAX_PER_PAGE, MAX_QUANTITY } from '../limits.ts'
import { LOCALES } from '../locale.ts'
import { hasFewDecimals, MIN_QUANTITY, PLAIN_QUANTITY } from '../trade-quantity.ts'
import { CURRENCIES, UNITS } from '../trade-terms.ts'

export const Locale = v.picklist(LOCALES)

/** The query of a call whose only parameter is the language of the response; an unknown language is ignored. */
export const LocaleQuery = v.object({ locale: v.optional(v.string()) })

/** A translatable field in a response: the text, and its language, which may be a fallback. */
export const Localized = v.object({ text: v.string(), lang: Locale })
export type Localized = v.InferOutput<typeof Localized>

/** A whole number within these limits. */
export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** Units of a product from which a price or an order begins. */
export const Quantity = whole(1, MAX_QUANTITY)

/** Units of a product that are asked for: fractions of what is measured, such as metres and tonnes, of anything else whole numbers. */
export const AskedQuantity = v.pipe(
  v.number(),
  v.minValue(MIN_QUANTITY),
  v.maxValue(MAX_QUANTITY),
  v.check(hasFewDecimals, 'format'),
)

/** The same as a parameter, '40', '2.5': in one way only, without zeros at either end. */
export const PlainQuantity = v.pipe(
  v.string(),
  v.regex(PLAIN_QUANTITY),
  v.transform(Number),
  v.minValue(MIN_QUANTITY),
  v.maxValue(MAX_QUANTITY),
)

/** Units of a product in stock; null where that is not known. */
export const Stock = v.nullable(whole(0, MAX_QUANTITY))

/** Opaque, sortable, URL-safe: 16 characters of Crockford's base 32. */
export const Id = v.pipe(v.string(), v.regex(new RegExp(`^${ID_PATTERN}$`)))

/** An id. A variant stored before variants had ids has the product's id followed by its position. */
export const VariantId = v.pipe(v.string(), v.regex(new RegExp(`^${ID_PATTERN}(?:-\\d{1,3})?$`)))

const isCalendarDay = (day: string): boolean =>
  day >= '1900-01-01' && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true

/** A calendar date since 1900, 'YYYY-MM-DD'; 30 February is refused. */
export const Day = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay, 'format'))

export const Currency = v.picklist(CURRENCIES)

/** Integer amounts of kopecks, cents or fen. */
export const MinorUnits = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A price for a quantity: as the seller quotes it, and converted to kopecks at the dated rate. */
export const Tier = v.object({
  from: v.pipe(v.number(), v.integer(), v.minValue(1)),
  amount: MinorUnits,
  currency: Currency,
  rub: MinorUnits,
  incoterm: v.optional(v.string()),
  /** The place or port that the term names; where none was stated and the term ends at the seller, the seller's city. */
  place: v.optional(Localized),
})
export type Tier = v.InferOutput<typeof Tier>

/** Drawings follow the theme and photos come first in lists (docs/behaviour.md, "Photos and drawings"). */
export const PictureSubject = v.picklist(['photo', 'drawing'])
export type PictureSubject = v.InferOutput<typeof PictureSubject>

export const Picture = v.object({
  id: v.string(),
  /** Immutable path on this site, or https address of a picture on the supplier's own site. */
  url: v.string(),
  width: v.number(),
  height: v.number(),
  kind: v.picklist(['drawing', 'photo', 'logo', 'document']),
  /** Path of a placeholder to show when a picture on the supplier's own site is gone. */
  fallback: v.optional(v.string()),
})
export type Picture = v.InferOutput<typeof Picture>

export const Unit = v.picklist(UNITS)

/** A name and a value in the language of the response. */
export const Fact = v.object({ name: Localized, value: Localized })
export type Fact = v.InferOutput<typeof Fact>

/** ISO 3166-1 alpha-2. */
export const CountryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))

/** A number of rows on a page, by default 24. */
export const perPageUpTo = (most: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,2})$/), v.transform(Number), v.minValue(1), v.maxValue(most)),
    '24',
  )

/** Page and page size of a list (docs/behaviour.md, "Lists"). */
export const PageParameters = {
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number)), '1'),
  perPage: perPageUpTo(MAX_PER_PAGE),
}

/** A filter that is either set or absent. */
export const Flag = v.pipe(
  v.literal('1'),
  v.transform(() => true),
)

/** Ids in one parameter, separated by commas. */
export const IdList = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((ids) => ids.split(',')),
    v.array(Id),
    v.maxLength(most),
  )

/** Position in a list. `more`: there are more matches than `total`, which is at most 10,000. */
export const PageMeta = v.object({
  page: v.number(),
  perPage: v.number(),
  pages: v.number(),
  total: v.number(),
  more: v.boolean(),
})
export type PageMeta = v.InferOutput<typeof PageMeta>
/** Position of an example that is the only page. */
export const ONE_PAGE = { page: 1, perPage: 24, pages: 1, total: 1, more: false }

/** Fields of every row that its owner can edit. `version` is also its ETag. */
export const Stored = v.object({ id: v.string(), version: v.number(), createdAt: v.string(), updatedAt: v.string() })
export const STORED: v.InferOutput<typeof Stored> = {
  id: '06d2k6t0000g1a2b',
  version: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
}

/** A file that can be downloaded. */
export const FileRef = v.object({
  id: v.string(),
  url: v.string(),
  name: v.string(),
  type: v.string(),
  size: v.number(),
})

/** A value of a filter, and how many rows of the list have it. */
export const FacetValue = v.object({ value: v.string(), count: v.number() })

/** A supplier on a card. */
export const CompanyRef = v.object({
  id: v.string(),
  slug: v.string(),
  name: Localized,
  country: v.string(),
  verified: v.boolean(),
})
export type CompanyRef = v.InferOutput<typeof CompanyRef>

/** How a supplier answers requests (docs/behaviour.md, "Response time and rate"). */
export const ResponseFigures = v.object({
  responseTime: v.pipe(
    v.nullable(v.number()),
    v.description(
      'Median hours to the first answer, rounded up; null until five requests count, or where none was answered',
    ),
    v.examples([4]),
  ),
  responseRate: v.pipe(
    v.nullable(v.number()),
    v.description('Per cent of requests that were answered; null until five requests count'),
    v.examples([92]),
  ),
  quoteRate: v.pipe(
    v.nullable(v.number()),
    v.description('Per cent of requests that were answered with a quote; null until five requests count'),
    v.examples([85]),
  ),
  languages: v.pipe(
    v.array(Locale),
    v.description('Languages of the answers, the most frequent first; empty until five requests count'),
    v.examples([['ru' as const, 'en' as const]]),
  ),
  onTimeRate: v.pipe(
    v.nullable(v.number()),
    v.description('Per cent of orders that were shipped within the promised lead time; null until five orders count'),
    v.examples([96]),
  ),
})
export type ResponseFigures = v.InferOutput<typeof ResponseFigures>

/** A category as a link: breadcrumb, facet, suggestion. */
export const CategoryRef = v.object({ id: v.string(), slug: v.string(), name: Localized })
export type CategoryRef = v.InferOutput<typeof CategoryRef>

/** A category or a kind of service, and how many rows of the list belong to it. */
export const CountedCategory = v.object({ ...CategoryRef.entries, count: v.number() })
export type CountedCategory = v.InferOutput<typeof CountedCategory>
