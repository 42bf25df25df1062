/** How often people opened the pages of an organization (docs/decisions/0012-views.md). */
import * as v from 'valibot'
import { MAX_LISTS_SHOWN, MAX_PRODUCTS_SHOWN, MAX_WORDS_LENGTH } from '../page-view-limits.ts'
import { CountryCode, Id, Localized } from './values.ts'

/** Length of the period in days, today included; it is compared with an equally long period before. */
export const DAYS = 30

export const PageViews = v.object({
  total: v.number(),
  before: v.number(),
  days: v.array(v.object({ date: v.string(), views: v.number() })),
  products: v.array(v.object({ id: v.string(), name: Localized, views: v.number() })),
})
export type PageViews = v.InferOutput<typeof PageViews>
export const PageViewsResponse = v.object({ data: PageViews })

const Seen = v.optional(v.record(Id, v.pipe(v.number(), v.integer(), v.minValue(1))), {})

/** Number of views by id. */
const SeenPages = v.object({ product: Seen, company: Seen })
export type SeenPages = v.InferOutput<typeof SeenPages>

const Words = v.pipe(v.string(), v.maxLength(MAX_WORDS_LENGTH))
const Times = v.pipe(v.number(), v.integer(), v.minValue(1))

/** A list that was shown, and the words that it was searched by ('' for none). */
const ShownList = v.object({
  products: v.pipe(v.array(Id), v.minLength(1), v.maxLength(MAX_PRODUCTS_SHOWN)),
  words: Words,
  times: Times,
})
export type ShownList = v.InferOutput<typeof ShownList>

/** Products that were opened from a list that was searched by these words. */
const LedByWords = v.object({ product: Id, words: Words, times: Times })
export type LedByWords = v.InferOutput<typeof LedByWords>

/**
 * A report of one edge location: a part for all visitors of a country without an account together, and one for each of those with an
 * account, whose id is `by`.
 */
export const PageViewReport = v.pipe(
  v.array(
    v.object({
      ...SeenPages.entries,
      by: v.optional(Id),
      country: v.optional(CountryCode),
      lists: v.optional(v.pipe(v.array(ShownList), v.maxLength(MAX_LISTS_SHOWN))),
      led: v.optional(v.pipe(v.array(LedByWords), v.maxLength(MAX_LISTS_SHOWN))),
    }),
  ),
  v.maxLength(100),
)
export type PageViewReport = v.InferOutput<typeof PageViewReport>
