/** What a report is about, and whose it is. */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { GUEST_HEADER } from '../../../../domain/contract/auth.ts'
import type { ReportKind } from '../../../../domain/contract/reports.ts'
import { database } from '../../../db/connection.ts'
import { inquiriesOfGuest, inquiriesOfUser } from '../../account/requests/sender-conditions.ts'
import { readGuest } from '../../http/access/guest.ts'
import type { ApiEnv } from '../../http/api-env.ts'

interface Reported {
  /** Key of the company that is answerable for it; null: a buyer wrote the message. */
  company: number | null
  /** Key of the message's conversation; null for anything else. */
  inquiry: number | null
}

const ofProduct = (id: string) =>
  sql`SELECT company, NULL AS inquiry FROM products WHERE id = ${id} AND status = 'published'`
const ofCompany = (id: string) =>
  sql`SELECT num AS company, NULL AS inquiry FROM companies WHERE id = ${id} AND status = 'active'`

/** A message that the other side has written to the caller: nobody else knows that it exists. */
async function ofMessage(c: Context<ApiEnv>, id: string) {
  const { viewer } = c.var
  const person = viewer === undefined || viewer.role === 'ANONIM' ? null : viewer
  const guest = person === null && c.req.header(GUEST_HEADER) ? await readGuest(c) : null
  const asked = person ? inquiriesOfUser(person.num) : guest ? inquiriesOfGuest(guest) : sql`(SELECT 0 WHERE 0)`
  return sql`SELECT iif(m.side = 'supplier', i.company, NULL) AS company, i.num AS inquiry
    FROM messages AS m CROSS JOIN inquiries AS i ON i.num = m.inquiry
    WHERE m.id = ${id} AND m.kind = 'text' AND m.internal = 0
      AND ((m.side = 'supplier' AND i.num IN ${asked}) OR (m.side = 'buyer' AND i.company = ${person?.organization?.num ?? 0}))`
}

/** @returns undefined for what the caller does not see */
export async function findReported(c: Context<ApiEnv>, kind: ReportKind, id: string): Promise<Reported | undefined> {
  const found = kind === 'product' ? ofProduct(id) : kind === 'company' ? ofCompany(id) : await ofMessage(c, id)
  return database(c.env.DB).get<Reported | undefined>(found)
}
