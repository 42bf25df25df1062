/**
 * Hides the products of a company that is no longer public, and shows them again with it. They may be a hundred thousand, so both happen in
 * bounded steps: the first in the batch that changes the company, the rest from the table following_goods (docs/behaviour.md, "Goods follow
 * their company").
 */
import type { D1Database } from '@cloudflare/workers-types'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { database } from '../../db/connection.ts'
import { firstOfStep, indexRead, readForIndex, reindexSome } from '../../db/reindex.ts'
import { startJob } from '../../jobs/queue-job.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { bulkWrite } from '../http/writes/bulk.ts'
import { type Write, writeBatch } from '../http/writes/commit.ts'

/** Products hidden by one step: each is removed from the lists of every category above it, some 60 rows. */
const HIDDEN_AT_ONCE = 1_000

/** Milliseconds for which steps follow one another after a response, or in one run of the job. */
const STEPS_FOR = 20_000

const isActive = (company: number): SQL => sql`(SELECT status FROM companies WHERE num = ${company}) = 'active'`

const toHide = (company: number): SQL => sql`FROM products WHERE company = ${company} AND status = 'published'
  AND deleted_at IS NULL AND NOT ${isActive(company)}`

const toShow = (
  company: number,
): SQL => sql`FROM products WHERE company = ${company} AND suspended = 1 AND status = 'hidden'
  AND deleted_at IS NULL AND ${isActive(company)}`

/** The triggers remove them from the public index at once; the supplier's own search finds them again once they are reindexed. */
function hideSome(company: number): SQL[] {
  const some = sql`SELECT num ${toHide(company)} ORDER BY updated_at, num LIMIT ${HIDDEN_AT_ONCE}`
  return [
    sql`INSERT OR IGNORE INTO reindex (num) ${some}`,
    sql`UPDATE products SET status = 'hidden', suspended = 1 WHERE num IN (${some})`,
  ]
}

/** Shows only products whose text was read and is still the latest: one that was saved meanwhile is read again by the next step. */
async function showSome(d1: D1Database, company: number): Promise<Write[]> {
  const suspended = sql`SELECT num FROM products WHERE company = ${company} AND suspended = 1 AND status = 'hidden'
    AND deleted_at IS NULL ORDER BY num`
  const rows = await readForIndex(d1, firstOfStep(suspended))
  if (rows.length === 0) return []
  const versions = JSON.stringify(rows.map(({ num, version }) => [num, version]))
  return [
    sql`UPDATE products SET status = 'published', suspended = 0 WHERE num IN (SELECT p.num FROM json_each(${versions}) AS given
      CROSS JOIN products AS p ON p.num = given.value ->> 0 AND p.version = given.value ->> 1
      WHERE p.company = ${company} AND p.suspended = 1 AND p.status = 'hidden' AND p.deleted_at IS NULL AND ${isActive(company)})`,
    ...indexRead(rows.map((row) => ({ ...row, status: 'published' }))).map(bulkWrite),
  ]
}

/** After a step: notes whether there is more to do. */
const recordRest = (company: number): SQL[] => {
  const isLeft = sql`(EXISTS (SELECT 1 ${toHide(company)}) OR EXISTS (SELECT 1 ${toShow(company)}))`
  return [
    sql`INSERT OR IGNORE INTO following_goods (company) SELECT ${company} WHERE ${isLeft}`,
    sql`DELETE FROM following_goods WHERE company = ${company} AND NOT ${isLeft}`,
  ]
}

/** @returns statements that hide the first products of a company that is not active; they come after the company's own change. */
export const hideGoods = (company: number): SQL[] => [...hideSome(company), ...recordRest(company)]

/** @returns the statements for a company's products when its status changes; they come after the company's own change. */
export async function suspendedGoodsWrites(
  d1: D1Database,
  company: number,
  from: string,
  to: string,
): Promise<Write[]> {
  if (from === 'active' && to !== 'active') return hideGoods(company)
  if (from === 'active' || to !== 'active') return []
  return [...(await showSome(d1, company)), ...recordRest(company)]
}

/** Does one step for the first company whose products have not all followed it. @returns whether there was one */
async function applySuspensionStep(d1: D1Database): Promise<boolean> {
  const next = await database(d1).get<{ num: number; status: string }>(
    sql`SELECT c.num, c.status FROM companies AS c WHERE c.num = (SELECT min(company) FROM following_goods)`,
  )
  if (!next) return false
  const { num, status } = next
  const writes = status === 'active' ? await showSome(d1, num) : hideSome(num)
  await writeBatch(d1, [...writes, ...recordRest(num)])
  return true
}

/**
 * Continues step by step; an interrupted step is repeated, since the tables have what is left.
 * @returns the number of steps, and whether all is done
 */
export async function applySuspensions(
  d1: D1Database,
  steps = Number.POSITIVE_INFINITY,
): Promise<{ done: number; isAll: boolean }> {
  const end = Date.now() + STEPS_FOR
  for (let done = 0; ; done += 1) {
    if (done >= steps || Date.now() > end) return { done, isAll: false }
    if (!(await applySuspensionStep(d1)) && (await reindexSome(d1)) === 0) return { done, isAll: true }
  }
}

/** Runs `applySuspensions` after the response, as a job. */
export const applySuspensionsSoon = (c: Context<ApiEnv>): Promise<void> => startJob(c, { name: 'follow-goods' })
