import { DEAL_STEPS, type SiteStatistics, VISIT_COUNTS } from '../../../../domain/contract/site-statistics.ts'
import { DAY_MS, HOUR_MS } from '../../../../domain/durations.ts'
import { DEVICES } from '../../../../domain/site-counts.ts'
import { dateOfDay } from '../../../../domain/utc-day.ts'
import { VITAL_NAMES, vitalSummary } from '../../../../domain/web-vitals.ts'
import type { Database } from '../../../db/connection.ts'
import { type CountRow, MAX_REQUESTS, readAnswerTimes, readDays, readDeals, readSiteCounts } from './queries.ts'

const inHours = (took: number | null): number | null => (took === null ? null : Math.round((10 * took) / HOUR_MS) / 10)

/** Names of the counts of visits in the table. */
const STORED = { visitors: 'visitor', pages: 'page', searches: 'search', bots: 'bot' } as const

const largestFirst = (rows: CountRow[], what: string) =>
  rows
    .filter((row) => row.what === what)
    .map(({ key, now, before }) => ({ key, now, before }))
    .sort((a, b) => b.now - a.now || b.before - a.before)

const summed = (rows: CountRow[], what: string) => {
  const own = rows.filter((row) => row.what === what)
  return { now: own.reduce((sum, { now }) => sum + now, 0), before: own.reduce((sum, { before }) => sum + before, 0) }
}

/** Web vitals of the period, by screen. */
function vitalsOf(rows: CountRow[]): SiteStatistics['vitals'] {
  const screens = new Set(
    rows.filter(({ what }) => what === 'lcp' || what === 'ttfb').map(({ key }) => key.split(' ')[0]),
  )
  return [...screens].toSorted().flatMap((screen = '') =>
    VITAL_NAMES.flatMap((vital) => {
      const own = rows.filter(({ what, key }) => what === vital && key.startsWith(`${screen} `))
      const summary = vitalSummary(vital, new Map(own.map(({ key, now }) => [key.slice(screen.length + 1), now])))
      return summary ? [{ screen, vital, ...summary }] : []
    }),
  )
}

/**
 * @param length days of the period, with today
 * @param now milliseconds since 1970
 */
export async function readSiteStatistics(db: Database, length: number, now: number): Promise<SiteStatistics> {
  const last = Math.floor(now / DAY_MS)
  const middle = last - length + 1
  const first = middle - length
  const period = { first: middle, last }
  const earlier = { first, last: middle - 1 }
  const [rows, days, [deals], [dealsBefore], [answers]] = await Promise.all([
    readSiteCounts(db, { first, last }, middle),
    readDays(db, period),
    readDeals(db, period),
    readDeals(db, earlier),
    readAnswerTimes(db, period),
  ])
  const opened = rows.find(({ what, key }) => what === 'page' && key === 'product')
  const byDay = new Map(days.map(({ day, ...counts }) => [day, counts]))
  return {
    period: { from: dateOfDay(middle), to: dateOfDay(last) },
    before: { from: dateOfDay(first), to: dateOfDay(middle - 1) },
    visits: VISIT_COUNTS.map((key) => ({ key, ...summed(rows, STORED[key]) })),
    days: Array.from({ length }, (_, at) => last - at).map((day) => ({
      date: dateOfDay(day),
      ...(byDay.get(day) ?? { visitors: 0, pages: 0, bots: 0 }),
    })),
    deals: DEAL_STEPS.map((key) =>
      key === 'opened'
        ? { key, now: opened?.now ?? 0, before: opened?.before ?? 0 }
        : { key, now: deals?.[key] ?? 0, before: dealsBefore?.[key] ?? 0 },
    ),
    answers: {
      received: answers?.received ?? 0,
      answered: answers?.answered ?? 0,
      median: inHours(answers?.median ?? null),
      most: inHours(answers?.most ?? null),
    },
    languages: largestFirst(rows, 'language'),
    devices: DEVICES.map((key) => {
      const row = rows.find((one) => one.what === 'device' && one.key === key)
      return { key, now: row?.now ?? 0, before: row?.before ?? 0 }
    }),
    screens: largestFirst(rows, 'page'),
    vitals: vitalsOf(rows),
    partial: (deals?.requested ?? 0) > MAX_REQUESTS || (dealsBefore?.requested ?? 0) > MAX_REQUESTS,
  }
}
