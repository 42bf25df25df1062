/** Approves some hundred waiting products at once: for all of a supplier, and for suppliers who are trusted. */
import type { D1Database } from '@cloudflare/workers-types'
import { type SQL, sql } from 'drizzle-orm'
import { firstOfStep, indexRead, readForIndex } from '../../../db/reindex.ts'
import { bulkWrite } from '../../http/writes/bulk.ts'
import { releaseFiles } from '../reviews/queries.ts'

export interface ReviewToApprove {
  num: number
  /** Number and id of its product. */
  product: number
  id: string
  isNew: boolean
}

type ReadProduct = Awaited<ReturnType<typeof readForIndex>>[number]

/**
 * @param open condition on `reviews` of those that are approved; what another moderator has decided meanwhile must not be among them
 * @param by assignment of who decided
 * @returns the statements that approve them, without the search index
 */
export function approveWrites(open: SQL, by: SQL, now: number): SQL[] {
  const subjects = sql`(SELECT subject FROM reviews WHERE ${open})`
  return [
    // Before the products change: the supplier is notified of products that become public, not of confirmed changes.
    sql`UPDATE reviews SET untold = (SELECT status = 'moderation' FROM products WHERE num = reviews.subject) WHERE ${open}`,
    sql`UPDATE products SET status = iif(status = 'moderation', 'published', status), status_reason = NULL,
      version = version + 1 WHERE num IN ${subjects}`,
    releaseFiles('product', subjects),
    sql`UPDATE reviews SET decided_at = ${now}, decision = 'approved', ${by} WHERE ${open}`,
  ]
}

/**
 * @param mayPass which of the products are approved
 * @returns the reviews that one step approves, long texts make it shorter, and the writes of the search index for those that become public
 */
export async function readApproved<Review extends ReviewToApprove>(
  d1: D1Database,
  reviews: Review[],
  mayPass: (product: ReadProduct) => boolean = () => true,
) {
  const wanted = JSON.stringify(reviews.map(({ product }) => product))
  const read = await readForIndex(d1, firstOfStep(sql`SELECT value AS num FROM json_each(${wanted})`))
  const texts = new Map(read.map((row) => [row.num, row]))
  const looked = reviews.filter(({ product }) => texts.has(product))
  const passing = looked.filter(({ product }) => {
    const row = texts.get(product)
    return row !== undefined && mayPass(row)
  })
  const shown = passing.flatMap(({ product, isNew }) => (isNew ? (texts.get(product) ?? []) : []))
  const indexed = shown.map((row) => ({ ...row, status: 'published' as const, version: row.version + 1 }))
  // A product that its supplier has saved meanwhile has another text: it becomes public, and the job indexes it afterwards.
  const others = sql`INSERT OR IGNORE INTO reindex (num) SELECT value FROM json_each(${JSON.stringify(shown.map(({ num }) => num))})
    WHERE NOT EXISTS (SELECT 1 FROM product_fts WHERE rowid = value)`
  const writes = shown.length > 0 ? [...indexRead(indexed).map(bulkWrite), others] : []
  return { passing, last: looked.at(-1), writes }
}
