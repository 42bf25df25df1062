/** The goods of a company in the order in which they were made, some at a time. */
import type { D1Database } from '@cloudflare/workers-types'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { database } from '../db/connection.ts'
import type { StoredProduct } from '../db/import/plan-writes.ts'
import { products } from '../db/schema.ts'

/** Rows of a page: with long texts a megabyte or two. */
const PAGE = 100

export async function* readGoods(db: D1Database, company: number): AsyncGenerator<StoredProduct> {
  for (let after = 0; ; ) {
    const rows = await database(db)
      .select()
      .from(products)
      .where(and(eq(products.company, company), gt(products.num, after), sql`${products.deletedAt} IS NULL`))
      .orderBy(asc(products.num))
      .limit(PAGE)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.num
  }
}
