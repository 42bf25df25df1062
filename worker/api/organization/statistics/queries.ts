/** The statements that count, each with a bounded number of rows. */
import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../../domain/durations.ts'
import type { Database } from '../../../db/connection.ts'
import { valuesOf } from '../../../db/select.ts'

/** Rows of a product, a day and a country that are read: beyond these the oldest days are not counted. */
export const MAX_ROWS = 200_000
const MAX_REQUESTS = 20_000
const MAX_WORDS = 50
/** Days for which searches in vain are stored (worker/jobs/expired-rows.ts). */
const MISSING_DAYS = 30
/** Searches by fewer people are not shown to suppliers, because they could identify who searched. */
const MIN_SEARCHERS = 3

/** What is counted: of the days from `first` to `last` those from `middle` on are the period, the others the one before. */
export interface StatisticsScope {
  company: number
  first: number
  middle: number
  last: number
  /** '' for an unknown one, undefined for all. */
  country: string | undefined
  /** Number of the product, undefined for all. */
  product: number | undefined
}

export interface SeenRow {
  key: string | number
  shown: number
  opened: number
  shownBefore: number
  openedBefore: number
}

export interface AskedRow {
  key: string | number
  asked: number
  answered: number
  askedBefore: number
  answeredBefore: number
}

const allDays = ({ first, last }: StatisticsScope): SQL =>
  valuesOf(Array.from({ length: last - first + 1 }, (_, at) => last - at))

const and = (condition: SQL | undefined): SQL => (condition ? sql` AND ${condition}` : sql``)

/** Newest days first: a list of days is a search in the index for each of them. */
const interestOf = (scope: StatisticsScope): SQL => {
  const { company, country, product } = scope
  return sql`(SELECT i.* FROM ${allDays(scope)} AS d CROSS JOIN product_interest AS i ON i.day = d.value AND i.company = ${company}
    WHERE true${and(country === undefined ? undefined : sql`i.country = ${country}`)}${and(product === undefined ? undefined : sql`i.product = ${product}`)}
    LIMIT ${MAX_ROWS})`
}

const split = (value: SQL, isNow: SQL, name: string): SQL =>
  sql`total(${value}) FILTER (WHERE ${isNow}) AS ${sql.identifier(name)}, total(${value}) FILTER (WHERE NOT ${isNow}) AS ${sql.identifier(`${name}Before`)}`

export const readSeen = (db: Database, scope: StatisticsScope, key: 'product' | 'country') => {
  const isNow = sql`day >= ${scope.middle}`
  return db.all<
    SeenRow & { n: number }
  >(sql`SELECT ${sql.identifier(key)} AS key, ${split(sql`shown`, isNow, 'shown')}, ${split(sql`opened`, isNow, 'opened')},
      count(*) AS n FROM ${interestOf(scope)} GROUP BY key`)
}

const requestsOf = ({ company, first, last, country, product }: StatisticsScope): SQL =>
  sql`(SELECT i.num, i.created_at AS at, i.answered_at IS NOT NULL AS answered, coalesce(r.country, '') AS country
    FROM inquiries AS i LEFT JOIN requests AS r ON r.num = i.request
    WHERE i.company = ${company} AND i.created_at >= ${first * DAY_MS} AND i.created_at < ${(last + 1) * DAY_MS} AND i.status <> 'draft'
      ${country === undefined ? sql`` : sql`AND coalesce(r.country, '') = ${country}`}
      ${
        product === undefined
          ? sql``
          : sql`AND EXISTS (SELECT 1 FROM inquiry_lines AS o JOIN request_lines AS l ON l.num = o.line
        WHERE o.inquiry = i.num AND o.own = 1 AND l.product = ${product})`
      }
    ORDER BY i.created_at DESC LIMIT ${MAX_REQUESTS})`

/** A request counts once for each product, whatever number of its lines is about it; `all` counts those without a product, too. */
export const readAskedCounts = (db: Database, scope: StatisticsScope, key: 'product' | 'country') => {
  const isNow = sql`at >= ${scope.middle * DAY_MS}`
  const counts = sql`${split(sql`1`, isNow, 'asked')}, ${split(sql`answered`, isNow, 'answered')}`
  const rows =
    key === 'country'
      ? requestsOf(scope)
      : sql`(SELECT DISTINCT q.num, q.at, q.answered, l.product FROM ${requestsOf(scope)} AS q
          CROSS JOIN inquiry_lines AS o ON o.inquiry = q.num AND o.own = 1 CROSS JOIN request_lines AS l ON l.num = o.line
          WHERE l.product IS NOT NULL)`
  return db.all<AskedRow>(sql`SELECT ${sql.identifier(key)} AS key, ${counts} FROM ${rows} GROUP BY key`)
}

interface WordsRow {
  words: string
  shown: number
  opened: number
  shownBefore: number
  openedBefore: number
}

/** Words of a day and a company are limited (worker/api/public/page-views/search-words.ts), so that this reads a bounded number of rows. */
export const readWords = (db: Database, scope: StatisticsScope) => {
  const isNow = sql`w.day >= ${scope.middle}`
  return db.all<WordsRow>(sql`SELECT w.words, ${split(sql`w.shown`, isNow, 'shown')}, ${split(sql`w.opened`, isNow, 'opened')}
    FROM ${allDays(scope)} AS d CROSS JOIN interest_words AS w ON w.day = d.value AND w.company = ${scope.company}
    GROUP BY w.words HAVING shown + opened > 0 ORDER BY opened DESC, shown DESC, w.words LIMIT ${MAX_WORDS}`)
}

/** Searches in vain of all visitors, on the days of the period for which they are stored. */
export const readMissing = (db: Database, { middle, last }: StatisticsScope) =>
  db.all<{ words: string; times: number }>(sql`SELECT query AS words, sum(n) AS times FROM empty_searches
    WHERE day >= ${Math.max(middle, last - MISSING_DAYS + 1)} AND day <= ${last}
    GROUP BY query HAVING times >= ${MIN_SEARCHERS} ORDER BY times DESC, query LIMIT ${MAX_WORDS}`)
