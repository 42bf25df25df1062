/** GET /api/operator/statistics: how the marketplace is used (docs/decisions/0057-visits.md). */
import * as v from 'valibot'
import { DEVICES } from '../site-counts.ts'
import { VITAL_NAMES } from '../web-vitals.ts'
import { StatisticsQuery } from './statistics.ts'

/** The steps from a product's page to an order, in this order. */
export const DEAL_STEPS = ['opened', 'requested', 'quoted', 'accepted'] as const
/** What is counted of visits, in the order of the screen. */
export const VISIT_COUNTS = ['visitors', 'pages', 'searches', 'bots'] as const

export const SiteStatisticsQuery = v.object({ days: StatisticsQuery.entries.days })

const n = (meaning: string, example: number) => v.pipe(v.number(), v.description(meaning), v.examples([example]))
const now = n('In the period', 120)
const before = n('In the equally long period before', 100)

/** Rows of a table: a key with its numbers in both periods. */
const rows = <Key extends v.GenericSchema>(key: Key) => v.array(v.object({ key, now, before }))

const Span = v.object({
  from: v.pipe(v.string(), v.description('First day, UTC'), v.examples(['2026-11-02'])),
  to: v.pipe(v.string(), v.description('Last day, UTC'), v.examples(['2026-11-29'])),
})

const Answers = v.object({
  received: n('Requests that suppliers received: a request to two suppliers counts twice', 40),
  answered: n('How many of these have an answer by now', 30),
  median: v.pipe(
    v.nullable(v.number()),
    v.description('Hours until the first answer, of half of the answered ones; null where none is answered'),
    v.examples([5.5]),
  ),
  most: v.pipe(
    v.nullable(v.number()),
    v.description('Hours until the first answer, of nine in ten of the answered ones'),
    v.examples([30]),
  ),
})

const PageVital = v.object({
  screen: v.pipe(v.string(), v.description('Name of the screen'), v.examples(['product'])),
  vital: v.pipe(v.picklist(VITAL_NAMES), v.description('Which web vital'), v.examples(['lcp' as const])),
  visits: n('Visits that measured it', 80),
  good: n('How many of these are within what counts as good', 70),
  p75: v.pipe(
    v.nullable(v.number()),
    v.description('Bound within which three quarters are: milliseconds, a share for `cls`; null: above all bounds'),
    v.examples([2000]),
  ),
})

export const SiteStatistics = v.object({
  period: Span,
  before: Span,
  visits: rows(v.pipe(v.picklist(VISIT_COUNTS), v.description('What is counted'), v.examples(['pages' as const]))),
  days: v.array(
    v.object({
      date: v.pipe(v.string(), v.description('Day, UTC'), v.examples(['2026-11-29'])),
      visitors: n('Visitors of the day', 12),
      pages: n('Pages that people were shown', 60),
      bots: n('Pages that crawlers were shown', 200),
    }),
  ),
  deals: rows(v.pipe(v.picklist(DEAL_STEPS), v.description('The step'), v.examples(['requested' as const]))),
  answers: Answers,
  languages: rows(v.pipe(v.string(), v.description('Language of the address; none: without one'), v.examples(['ru']))),
  devices: rows(v.pipe(v.picklist(DEVICES), v.description('Kind of device'), v.examples(['phone' as const]))),
  screens: rows(v.pipe(v.string(), v.description('Name of the screen'), v.examples(['product']))),
  vitals: v.array(PageVital),
  partial: v.pipe(
    v.boolean(),
    v.description('Whether there were more requests than are counted: then the oldest are left out'),
    v.examples([false]),
  ),
})
export type SiteStatistics = v.InferOutput<typeof SiteStatistics>

export const SiteStatisticsResponse = v.object({ data: SiteStatistics })
