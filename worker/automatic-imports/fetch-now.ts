import { type SQL, sql } from 'drizzle-orm'
import { queueJob } from '../jobs/queue-job.ts'

/** Jobs that fetch an address and import what it has, for `runSoon`. */
export const FETCHING = ['goods-feeds', 'import-files', 'import-run']

/** @returns the statements that have an address fetched at once. @param feed number of its row @param now milliseconds since 1970 */
export const fetchNow = (feed: number, now: number): SQL[] => [
  sql`UPDATE goods_feeds SET next_at = ${now} WHERE num = ${feed}`,
  queueJob({ name: 'goods-feeds' }, now),
]
