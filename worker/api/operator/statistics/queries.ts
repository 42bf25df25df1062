/** What the statistics of the marketplace are read from: counts of days, and a bounded number of requests. */
import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../../domain/durations.ts'
import type { Database } from '../../../db/connection.ts'

/** Requests of a period that are read: of more, the newest. */
export const MAX_REQUESTS = 20_000

/** Days since 1970, both included. */
interface Days {
  first: number
  last: number
}

export interface CountRow {
  what: string
  key: string
  now: number
  before: number
}

/** @param middle first day of the period; days before it are the time before */
export const readSiteCounts = (db: Database, { first, last }: Days, middle: number) =>
  db.all<CountRow>(sql`SELECT what, key, total(n) FILTER (WHERE day >= ${middle}) AS now, total(n) FILTER (WHERE day < ${middle}) AS before
    FROM site_counts WHERE day >= ${first} AND day <= ${last} GROUP BY what, key`)

interface DayRow {
  day: number
  visitors: number
  pages: number
  bots: number
}

const ofDay = (what: string): SQL => sql`total(n) FILTER (WHERE what = ${what})`

export const readDays = (db: Database, { first, last }: Days) =>
  db.all<DayRow>(sql`SELECT day, ${ofDay('visitor')} AS visitors, ${ofDay('page')} AS pages, ${ofDay('bot')} AS bots
    FROM site_counts WHERE day >= ${first} AND day <= ${last} GROUP BY day`)

/** Requests of these days, the newest. */
const requestsOf = ({ first, last }: Days): SQL => sql`(SELECT num FROM requests
  WHERE created_at >= ${first * DAY_MS} AND created_at < ${(last + 1) * DAY_MS} ORDER BY created_at DESC LIMIT ${MAX_REQUESTS + 1})`

interface DealRow {
  requested: number
  quoted: number
  accepted: number
}

/** How many requests were sent, and of these, how many have a quote, and an order, by now. */
export const readDeals = (db: Database, days: Days) =>
  db.all<DealRow>(sql`SELECT count(*) AS requested,
      total(EXISTS (SELECT 1 FROM inquiries AS i CROSS JOIN quotes AS q ON q.inquiry = i.num AND q.sent > 0 WHERE i.request = r.num)) AS quoted,
      total(EXISTS (SELECT 1 FROM inquiries AS i CROSS JOIN orders AS o ON o.inquiry = i.num WHERE i.request = r.num)) AS accepted
    FROM ${requestsOf(days)} AS r`)

interface AnswerRow {
  received: number
  answered: number
  median: number | null
  most: number | null
}

/** How long suppliers took for their first answer, in milliseconds. */
export const readAnswerTimes = (db: Database, days: Days) =>
  db.all<AnswerRow>(sql`WITH received AS MATERIALIZED (
      SELECT i.answered_at - i.created_at AS took FROM ${requestsOf(days)} AS r CROSS JOIN inquiries AS i ON i.request = r.num
      WHERE i.status <> 'draft'),
    answered AS MATERIALIZED (SELECT took FROM received WHERE took IS NOT NULL)
    SELECT (SELECT count(*) FROM received) AS received, (SELECT count(*) FROM answered) AS answered,
      (SELECT took FROM answered ORDER BY took LIMIT 1 OFFSET (SELECT (count(*) - 1) / 2 FROM answered)) AS median,
      (SELECT took FROM answered ORDER BY took LIMIT 1 OFFSET (SELECT (count(*) - 1) * 9 / 10 FROM answered)) AS most`)
