/** How often products of a list were opened and asked for lately. */
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { number } from '../../../db/select.ts'
import { DAY, today } from '../../public/page-views/queries.ts'

/** Days that the list counts. */
const LATELY = 30

const each = (values: number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

const selectOpened = (db: Database, company: number, nums: number[], days: number[]) =>
  db
    .select({ num: number(sql`v.subject`, 'num'), n: number(sql`sum(v.count)`, 'n') })
    .from(sql`views AS v`)
    .where(sql`v.day IN ${each(days)} AND v.company = ${company} AND v.kind = 'product' AND v.subject IN ${each(nums)}`)
    .groupBy(sql`v.subject`)

/** Requests, whatever number of their lines is about the product. */
const selectAsked = (db: Database, company: number, nums: number[], since: number) =>
  db
    .select({ num: number(sql`l.product`, 'num'), n: number(sql`count(DISTINCT i.num)`, 'n') })
    .from(sql`request_lines AS l`)
    .innerJoin(sql`inquiry_lines AS o`, sql`o.line = l.num AND o.own = 1`)
    .innerJoin(sql`inquiries AS i`, sql`i.num = o.inquiry AND i.company = ${company} AND i.created_at >= ${since}`)
    .where(sql`l.product IN ${each(nums)} AND i.status <> 'draft'`)
    .groupBy(sql`l.product`)

/** @returns a function that gives both numbers of a product of the list */
export async function readInterest(db: Database, company: number, nums: number[]) {
  const now = today()
  const days = Array.from({ length: LATELY }, (_, at) => now - at)
  const [opened, asked] = await db.batch([
    selectOpened(db, company, nums, days),
    selectAsked(db, company, nums, (now - LATELY + 1) * DAY),
  ])
  const views = new Map(opened.map(({ num, n }) => [num, n]))
  const requests = new Map(asked.map(({ num, n }) => [num, n]))
  return (num: number) => ({ views: views.get(num) ?? 0, requests: requests.get(num) ?? 0 })
}
