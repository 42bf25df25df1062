import { desc, sql } from 'drizzle-orm'
import type { UnmatchedMail, UnmatchedMailQuery } from '../../../../domain/contract/unmatched-mail.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import type { InquirySide } from '../../../../domain/statuses/inquiry.ts'
import { activeMember } from '../../../db/active-member.ts'
import type { Database, database } from '../../../db/connection.ts'
import { unmatchedMail } from '../../../db/schema.ts'
import { decoded } from '../../../db/select.ts'
import { pageByNumber } from '../../http/page-by-number.ts'

/** Threads that are offered for an e-mail. */
const MAX_THREADS = 10

/**
 * Latest threads in which the sender's address occurs: as the contact of a visitor, shown to the supplier or
 * not, as an address of the account that has sent the inquiry, as
 * the company's own, or as a member's.
 */
const threads = decoded<{ id: string; side: InquirySide }[]>(
  sql`(SELECT json_group_array(json_object('id', id, 'side', side)) FROM (
    SELECT id, side FROM (
      SELECT * FROM (SELECT num, id, 'buyer' AS side FROM inquiries WHERE user IS NULL AND json_extract(contact, '$.email') = +unmatched_mail.sender
        ORDER BY num DESC LIMIT ${MAX_THREADS})
      UNION ALL SELECT * FROM (SELECT i.num, i.id, 'buyer' FROM requests AS r CROSS JOIN inquiries AS i ON i.request = r.num
        WHERE r.user IS NULL AND json_extract(r.contact, '$.email') = +unmatched_mail.sender AND i.receipt IS NOT NULL
          AND json_extract(i.contact, '$.email') IS NULL ORDER BY i.num DESC LIMIT ${MAX_THREADS})
      UNION ALL SELECT * FROM (SELECT i.num, i.id, 'buyer' FROM contacts AS c CROSS JOIN inquiries AS i ON i.user = c.user
        WHERE c.value = +unmatched_mail.sender AND c.kind = 'email' AND c.verified_at IS NOT NULL ORDER BY i.num DESC LIMIT ${MAX_THREADS})
      UNION ALL SELECT * FROM (SELECT i.num, i.id, 'supplier' FROM inquiries AS i WHERE i.company = (SELECT e.company FROM contacts AS c
          CROSS JOIN employees AS e ON e.user = c.user AND ${activeMember('e')}
          WHERE c.value = +unmatched_mail.sender AND c.kind = 'email' AND c.verified_at IS NOT NULL LIMIT 1)
        ORDER BY coalesce(i.last_at, i.created_at) DESC, i.num DESC LIMIT ${MAX_THREADS}))
    ORDER BY num DESC LIMIT ${MAX_THREADS}))`,
  'threads',
)

const selectMail = (db: Database) => db.select({ row: unmatchedMail, threads }).from(unmatchedMail)
type MailRow = Awaited<ReturnType<typeof selectMail>>[number]

// The number is in the index of those that wait.
const isWaiting = sql`${unmatchedMail.num} > 0 AND ${unmatchedMail.expiresAt} > 0`

const toUnmatched = ({ row, threads: found }: MailRow): UnmatchedMail => ({
  id: row.id,
  sender: row.sender,
  recipient: row.recipient,
  subject: row.subject,
  text: row.text,
  reason: row.reason,
  size: row.size,
  files: row.files,
  createdAt: new Date(row.createdAt).toISOString(),
  deletedAfter: new Date(row.expiresAt).toISOString(),
  threads: found.map(({ id, side }) => ({ id, side, number: inquiryNumber(id) })),
})

/** @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readUnmatched(db: Database, page: UnmatchedMailQuery) {
  const from = sql`FROM unmatched_mail WHERE num > 0 AND expires_at > 0`
  const { rows, meta } = await pageByNumber(db, page, from, (limit, offset) =>
    selectMail(db).where(isWaiting).orderBy(desc(unmatchedMail.num)).limit(limit).offset(offset),
  )
  return { data: rows.map(toUnmatched), meta }
}

/** @returns undefined for an unknown id, and for an e-mail that was dealt with */
export const readUnmatchedMail = (db: ReturnType<typeof database>, id: string) =>
  db.select().from(unmatchedMail).where(sql`${unmatchedMail.id} = ${id} AND ${isWaiting}`).get()
