import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { CompanyKind } from '../../../../domain/company-kinds.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { inquiries, openRequests, requestLines, requests } from '../../../db/schema.ts'
import { decoded } from '../../../db/select.ts'
import { COPY_DAYS } from '../../organization/inquiries/queries.ts'

/** @param request its number */
export const selectLines = (db: Database, request: number | SQL) =>
  db
    .select({
      row: requestLines,
      product: decoded<{ id: string; slug: string } | null>(
        sql`(SELECT json_object('id', id, 'slug', slug) FROM products WHERE num = request_lines.product AND status = 'published')`,
        'product_ref',
      ),
    })
    .from(requestLines)
    .where(sql`${requestLines.request} = ${request}`)
    .orderBy(asc(requestLines.position))

const selectRecipients = (db: Database, request: number) =>
  db
    .select({
      id: inquiries.id,
      notified: inquiries.notified,
      supplier: decoded<{ id: string; slug: string; names: Text; kind: CompanyKind }>(
        sql`(SELECT json_object('id', id, 'slug', slug, 'names', json(names), 'kind', kind) FROM companies
          WHERE num = inquiries.company)`,
        'supplier_ref',
      ),
      lines: decoded<number[]>(
        sql`(SELECT json_group_array(l.position) FROM inquiry_lines AS i CROSS JOIN request_lines AS l ON l.num = i.line
          WHERE i.inquiry = inquiries.num)`,
        'positions',
      ),
    })
    .from(inquiries)
    .where(eq(inquiries.request, request))
    .orderBy(asc(inquiries.num))

/** The open request, with its category; none where the buyer published no line. */
const selectOpen = (db: Database, request: number) =>
  db
    .select({
      row: openRequests,
      category: decoded<{ id: string; slug: string; names: Text }>(
        sql`(SELECT json_object('id', id, 'slug', slug, 'names', json(names)) FROM categories WHERE num = open_requests.category)`,
        'category_ref',
      ),
    })
    .from(openRequests)
    .where(eq(openRequests.request, request))

/** The buyer's copy; null for an unknown receipt, or one that is too old. */
export async function readRequestCopy(db: Database, receipt: string, now: number) {
  const row = await db
    .select()
    .from(requests)
    .where(and(eq(requests.receipt, receipt), gt(requests.createdAt, now - COPY_DAYS * DAY_MS)))
    .get()
  if (!row) return null
  const [lines, recipients, [open]] = await db.batch([
    selectLines(db, row.num),
    selectRecipients(db, row.num),
    selectOpen(db, row.num),
  ])
  return { row, lines, recipients, open }
}

export type StoredRequest = NonNullable<Awaited<ReturnType<typeof readRequestCopy>>>
