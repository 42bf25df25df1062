/** GET /api/profile/company/statistics: what the pages of an organization bring (docs/decisions/0051-statistics.md). */
import * as v from 'valibot'
import { CountryCode, Id, Localized } from './values.ts'

/** Lengths of a period in days, today included. */
export const PERIODS = ['7', '28', '91'] as const
/** The steps from a list to an answer, in this order. */
export const FUNNEL_STEPS = ['shown', 'opened', 'asked', 'answered'] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
/** Products of a response. */
export const MAX_PRODUCTS = 10_000
/** An unknown country. */
export const UNKNOWN_COUNTRY = 'unknown'

export const StatisticsQuery = v.object({
  days: v.pipe(
    v.optional(v.picklist(PERIODS), '28'),
    v.description('Length of the period in days, today included'),
    v.examples(['28']),
  ),
  country: v.pipe(
    v.optional(v.union([CountryCode, v.literal(UNKNOWN_COUNTRY)])),
    v.description('Visitors and buyers of this country alone'),
    v.examples(['KZ']),
  ),
  product: v.pipe(v.optional(Id), v.description('One product alone'), v.examples(['06d2k6t0000g1a2b'])),
  sort: v.pipe(
    v.optional(v.picklist(FUNNEL_STEPS), 'opened'),
    v.description('The number by which products come, the largest first'),
    v.examples(['opened']),
  ),
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number), v.maxValue(MAX_PRODUCTS)), '50'),
  locale: v.optional(v.string()),
})
export type StatisticsQuery = v.InferOutput<typeof StatisticsQuery>

const times = (meaning: string, example: number) => v.pipe(v.number(), v.description(meaning), v.examples([example]))

/** Numbers of a period and of the equally long one before it. */
const Counts = v.object({
  shown: times('Visitors a day and list in which it was', 400),
  opened: times('Visitors a day who opened the page', 40),
  asked: times('Requests that were sent', 4),
  answered: times('How many of these were answered', 3),
})
export type Counts = v.InferOutput<typeof Counts>
const Compared = { now: Counts, before: Counts }
export const ComparedCounts = v.object(Compared)
export type ComparedCounts = v.InferOutput<typeof ComparedCounts>

const day = (meaning: string, example: string) => v.pipe(v.string(), v.description(meaning), v.examples([example]))
const Range = (which: string, from: string, to: string) =>
  v.object({ from: day(`First day of ${which}, UTC`, from), to: day(`Last day of ${which}`, to) })
const words = v.pipe(v.string(), v.description('What was searched for, in lower case'), v.examples(['ball valve']))

export const Statistics = v.object({
  period: Range('the period', '2026-10-26', '2026-11-22'),
  before: Range('the equally long time before it', '2026-09-28', '2026-10-25'),
  total: ComparedCounts,
  product: v.nullable(v.object({ id: v.string(), name: Localized })),
  products: v.array(v.object({ id: v.string(), name: Localized, ...Compared })),
  more: v.pipe(
    v.boolean(),
    v.description('Whether more products than these have any of the numbers'),
    v.examples([false]),
  ),
  countries: v.array(
    v.object({
      country: v.pipe(
        v.nullable(v.string()),
        v.description('Country of the network of visitors and buyers; null where it is not known'),
        v.examples(['KZ']),
      ),
      ...Compared,
    }),
  ),
  words: v.array(
    v.object({
      words,
      shown: times('Visitors a day whose search showed products of the organization', 30),
      opened: times('How often one of these was opened from the results', 5),
      shownBefore: times('The same of the time before', 20),
      openedBefore: times('The same of the time before', 4),
    }),
  ),
  missing: v.pipe(
    v.array(v.object({ words, times: times('How often', 3) })),
    v.description('Searches of all visitors that have found nothing, at least three times'),
  ),
  partial: v.pipe(
    v.boolean(),
    v.description('Whether there is more than is counted: then the oldest days are missing'),
    v.examples([false]),
  ),
})
export type Statistics = v.InferOutput<typeof Statistics>
export const StatisticsResponse = v.object({ data: Statistics })
