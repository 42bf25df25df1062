/** How often the products of a list were opened and inquired about recently. */
import { type SQL, sql } from 'drizzle-orm'
import { DAY_MS } from '../../../../domain/durations.ts'
import type { Database } from '../../../db/connection.ts'
import { number, valuesOf } from '../../../db/select.ts'
import { today } from '../../public/page-views/queries.ts'

/** Days that the list counts. */
const LATELY = 30

const selectOpened = (db: Database, company: number, nums: SQL, days: number[]) =>
  db
    .select({ num: number(sql`v.subject`, 'num'), n: number(sql`sum(v.count)`, 'n') })
    .from(sql`views AS v`)
    .where(sql`v.day IN ${valuesOf(days)} AND v.company = ${company} AND v.kind = 'product' AND v.subject IN ${nums}`)
    .groupBy(sql`v.subject`)

/** Requests, whatever number of their lines is about the product. */
const selectAsked = (db: Database, company: number, nums: SQL, since: number) =>
  db
    .select({ num: number(sql`l.product`, 'num'), n: number(sql`count(DISTINCT i.num)`, 'n') })
    .from(sql`request_lines AS l`)
    .innerJoin(sql`inquiry_lines AS o`, sql`o.line = l.num AND o.own = 1`)
    .innerJoin(sql`inquiries AS i`, sql`i.num = o.inquiry AND i.company = ${company} AND i.created_at >= ${since}`)
    .where(sql`l.product IN ${nums} AND i.status <> 'draft'`)
    .groupBy(sql`l.product`)

/** @param nums SQL of the numbers of the products, in brackets: those of a page, read in the page's own round trip */
export function selectInterest(db: Database, company: number, nums: SQL) {
  const now = today()
  const days = Array.from({ length: LATELY }, (_, at) => now - at)
  return [selectOpened(db, company, nums, days), selectAsked(db, company, nums, (now - LATELY + 1) * DAY_MS)] as const
}

type Counted = { num: number; n: number }[]

/** @returns a function that gives both numbers of a product of the list */
export function interestIn(opened: Counted, asked: Counted) {
  const views = new Map(opened.map(({ num, n }) => [num, n]))
  const requests = new Map(asked.map(({ num, n }) => [num, n]))
  return (num: number) => ({ views: views.get(num) ?? 0, requests: requests.get(num) ?? 0 })
}
