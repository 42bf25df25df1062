import * as v from 'valibot'
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts'
import { defineJob, NO_VALUE } from './job.ts'

interface Expiry {
  what: string
  table: string
  key: string
  /** With one parameter, the time before which a row has expired; each column has an index. */
  where: string
  /** Milliseconds for which an expired row is retained. */
  age: number
}

/** For a column that is a number of days. */
const BEFORE_DAY = `day < CAST(? / ${DAY_MS} AS INTEGER)`

/** Rows to delete. */
const EXPIRED: Expiry[] = [
  { what: 'codes', table: 'codes', key: 'subject', where: 'expires_at < ?', age: HOUR_MS },
  { what: 'counters', table: 'rate_counters', key: 'key', where: 'resets_at < ?', age: 0 },
  { what: 'stored responses', table: 'idempotency', key: 'scope, key', where: 'created_at < ?', age: 7 * DAY_MS },
  // Ended sessions are deleted when they expire too: until then they are needed to recognise their tokens as revoked.
  { what: 'sessions', table: 'sessions', key: 'num', where: 'expires_at < ?', age: 0 },
  { what: 'login changes', table: 'login_changes', key: 'num', where: 'expires_at < ?', age: 0 },
  { what: 'request lists', table: 'request_lists', key: 'num', where: 'created_at < ?', age: 7 * DAY_MS },
  { what: 'removed variants', table: 'removed_variants', key: 'num', where: 'created_at < ?', age: 7 * DAY_MS },
  {
    what: 'employees',
    table: 'employees',
    key: 'num',
    where: 'deleted_at IS NOT NULL AND deleted_at < ?',
    age: 7 * DAY_MS,
  },
  {
    what: 'views',
    table: 'views',
    key: 'day, company, kind, subject',
    // 400 days allow comparing a month with the same month of the year before.
    where: BEFORE_DAY,
    age: 400 * DAY_MS,
  },
  {
    what: 'counts of products',
    table: 'product_interest',
    key: 'day, company, product, country',
    // Twice the longest period of the statistics.
    where: BEFORE_DAY,
    age: 190 * DAY_MS,
  },
  {
    what: 'words of searches',
    table: 'interest_words',
    key: 'day, company, words',
    where: BEFORE_DAY,
    age: 190 * DAY_MS,
  },
  {
    what: 'searches without results',
    table: 'empty_searches',
    key: 'day, locale, query',
    where: BEFORE_DAY,
    age: 30 * DAY_MS,
  },
  {
    what: 'counts of the site',
    table: 'site_counts',
    key: 'day, what, key',
    // As long as views are retained.
    where: BEFORE_DAY,
    age: 400 * DAY_MS,
  },
  { what: 'acts of members', table: 'organization_acts', key: 'num', where: 'created_at < ?', age: 400 * DAY_MS },
  { what: 'notices', table: 'notices', key: 'num', where: 'created_at < ?', age: 180 * DAY_MS },
  { what: 'imports by themselves', table: 'import_runs', key: 'num', where: 'created_at < ?', age: 90 * DAY_MS },
  { what: 'fetches by partners', table: 'partner_feed_fetches', key: 'num', where: 'created_at < ?', age: 30 * DAY_MS },
  {
    what: 'deliveries of webhooks',
    table: 'webhook_deliveries',
    key: 'num',
    where: 'created_at < ?',
    age: 30 * DAY_MS,
  },
  // Work that was given up, and that no operator has queued again.
  { what: 'dead letters', table: 'jobs', key: 'name', where: 'due_at IS NULL AND dead_at < ?', age: 30 * DAY_MS },
]

/** Rows of each kind that a step deletes: even after a flood of one kind the statement ends within the database's 30 s. */
export const ROWS_A_STEP = 500

const deleteSome = ({ table, key, where }: Expiry): string =>
  `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${where} LIMIT ${ROWS_A_STEP})`

/** How many of each kind were deleted so far. */
const Counts = v.array(v.number())

/** Deletes the rows of each kind that have expired. */
export const expiredRows = defineJob({
  name: 'expired-rows',
  every: HOUR_MS,
  argument: NO_VALUE,
  cursor: Counts,
  async step({ DB }, { now, cursor }) {
    const results = await DB.batch(EXPIRED.map((one) => DB.prepare(deleteSome(one)).bind(now - one.age)))
    const deleted = results.map(({ meta }) => meta.changes)
    const counts = deleted.map((n, at) => n + (cursor?.[at] ?? 0))
    if (deleted.some((n) => n >= ROWS_A_STEP)) return { next: counts }
    return { done: EXPIRED.map(({ what }, at) => `${counts[at] ?? 0} ${what}`).join(', ') }
  },
})
