/** The goods of a company in the order in which they were created, a page at a time. */
import type { D1Database } from '@cloudflare/workers-types'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { database } from '../db/connection.ts'
import { products, type StoredProduct } from '../db/schema.ts'

/** Rows of the first page, and of any: a request may make a thousand queries, and a company has 200,000 goods at most. */
const FIRST = 100
const MAX_PAGE_ROWS = 500

/** UTF-16 units of descriptions, the longest texts, that a page should have: with everything else a megabyte or two. */
const PAGE = 500_000

const lengthOf = ({ description }: StoredProduct): number =>
  Object.values(description).reduce((sum, text) => sum + text.length, 0)

/** @returns how many rows of such a mean length make a page */
function rowsFor(rows: StoredProduct[]): number {
  const mean = rows.reduce((sum, row) => sum + lengthOf(row), 0) / rows.length
  return Math.min(MAX_PAGE_ROWS, Math.max(FIRST, Math.floor(PAGE / Math.max(1, mean))))
}

/** @param which a condition on products; absent: all that are not deleted, drafts too */
export async function* readGoods(db: D1Database, company: number, which?: SQL): AsyncGenerator<StoredProduct> {
  for (let after = 0, most = FIRST; ; ) {
    const rows = await database(db)
      .select()
      .from(products)
      .where(and(eq(products.company, company), gt(products.num, after), sql`${products.deletedAt} IS NULL`, which))
      .orderBy(asc(products.num))
      .limit(most)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < most) return
    after = last.num
    most = rowsFor(rows)
  }
}
