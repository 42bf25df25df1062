import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../../domain/durations.ts'
import type { Database } from '../../../db/connection.ts'
import { products, views } from '../../../db/schema.ts'
import { named, number, valuesOf } from '../../../db/select.ts'

/** Number of most viewed products in the response. */
const TOP = 5

/** @returns the number of the day since 1970, in UTC */
export const today = (): number => Math.floor(Date.now() / DAY_MS)

/** Compares with each day: for a range of days SQLite would scan the views of all companies. */
const within = (company: number, days: number[]) =>
  and(sql`${views.day} IN ${valuesOf(days)}`, eq(views.company, company))

/**
 * @param days since 1970.
 * @returns views of each day that has any, and of the products seen most in the first `latest` of the days.
 */
export async function readViews(db: Database, company: number, days: number[], latest: number) {
  const seen = number(sql`sum(${views.count})`, 'seen')
  const [daily, top] = await db.batch([
    db.select({ day: views.day, seen }).from(views).where(within(company, days)).groupBy(views.day),
    db
      .select({ id: named(products.id, 'id'), names: named(products.names, 'names'), seen })
      .from(views)
      .innerJoin(products, and(eq(products.num, views.subject), isNull(products.deletedAt)))
      .where(and(within(company, days.slice(0, latest)), eq(views.kind, 'product')))
      .groupBy(views.subject)
      .orderBy(desc(sql`seen`), views.subject)
      .limit(TOP),
  ])
  return { daily, top }
}
