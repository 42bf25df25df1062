/** A supplier's answer to an open request: an inquiry of the same request, which begins with the supplier's message. */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import { MAX_OPEN_ANSWERS } from '../../../../domain/limits.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import type { StoredContact } from '../../../db/schema.ts'
import { runSoon } from '../../../jobs/queue-job.ts'
import { newToken } from '../../../new-token.ts'
import { noticeAddress } from '../../account/auth/security-notices.ts'
import { labelledName } from '../../delivery/emails.ts'
import { timesOf } from '../../delivery/notice-times.ts'
import { type NoticeReader, raise } from '../../delivery/raise.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { countPace, REPLIES } from '../../http/save-limits.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { commit } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { IS_IN_WORDS } from '../../public/requests/open/lines.ts'
import { readCheckedNames } from '../company/checked-names.ts'
import { answeredAt } from '../inquiries/emails.ts'
import type { OpenRequestRow } from './queries.ts'

interface NewAnswer {
  /** Id of the inquiry. */
  id: string
  /** Numbers of the open request, the company and the author. */
  open: number
  company: number
  author: number
  text: string
  locale: string
  now: number
}

/**
 * Without the buyer's contact, message and name: the supplier gets the contact with the buyer's first message
 * (worker/api/organization/inquiries/thread/write.ts).
 */
const insertInquiry = ({ id, open, company, author, text, now }: NewAnswer): SQL =>
  sql`INSERT INTO inquiries (id, company, user, receipt, notified, message, contact, locale, status, consent, request, needed_by, reply,
      replied_by, waiting_since, supplier_unread, buyer_unread, last_at, created_at, updated_at)
    SELECT ${id}, ${company}, r.user, ${newToken()}, 1, '', '{}', r.locale, 'answered', r.consent, r.num, r.needed_by, ${text}, ${author},
      NULL, 0, 1, ${now}, ${now}, ${now}
    FROM open_requests AS o CROSS JOIN requests AS r ON r.num = o.request WHERE o.num = ${open}`

/** Each statement does nothing where the inquiry was not inserted. */
const answerWrites = (answer: NewAnswer): SQL[] => {
  const { id, open, company, author, text, locale, now } = answer
  return [
    insertInquiry(answer),
    sql`INSERT INTO inquiry_lines (inquiry, line, own) SELECT i.num, request_lines.num, 0
      FROM inquiries AS i CROSS JOIN request_lines ON request_lines.request = i.request WHERE i.id = ${id} AND ${IS_IN_WORDS}`,
    sql`INSERT INTO messages (id, inquiry, side, author, kind, text, locale, created_at)
      SELECT ${newId(now)}, num, 'supplier', ${author}, 'text', ${text}, ${locale}, ${now} FROM inquiries WHERE id = ${id}`,
    sql`INSERT INTO open_request_answers (open_request, company, inquiry) SELECT ${open}, ${company}, num FROM inquiries WHERE id = ${id}`,
    sql`UPDATE open_requests SET answers = answers + 1 WHERE num = ${open}`,
  ]
}

/** What is compared when the answer is written: of two colleagues, or of the last two of 20 suppliers, one alone answers. */
const refusals = ({ open, company, now }: NewAnswer) => {
  const of = sql`FROM open_requests WHERE num = ${open}`
  return [
    refuseUnless(
      sql`NOT EXISTS (SELECT 1 FROM open_request_answers WHERE open_request = ${open} AND company = ${company})`,
      new AppError('open-request.answered', 409),
    ),
    refuseUnless(sql`(SELECT status = 'open' AND expires_at > ${now} ${of})`, new AppError('open-request.ended', 409)),
    refuseUnless(sql`(SELECT answers < ${MAX_OPEN_ANSWERS} ${of})`, new AppError('open-request.full', 409)),
  ]
}

/** Who is notified of the answer: the account that sent the request, or else its contact. */
async function buyerOf(c: Context<ApiEnv>, request: number): Promise<NoticeReader[]> {
  const db = database(c.env.DB)
  const [row] = await db.all<{ user: number | null; contact: string; locale: NoticeReader['locale'] }>(
    sql`SELECT user, contact, locale FROM requests WHERE num = ${request}`,
  )
  if (!row) return []
  const { user, locale } = row
  if (user === null) {
    const contact: StoredContact = JSON.parse(row.contact)
    const to = answeredAt(contact)
    return to ? [{ to, locale }] : []
  }
  const [to, times] = await Promise.all([noticeAddress(db, user), timesOf(db, user)])
  return to ? [{ to, locale, user, times }] : []
}

/**
 * Writes the answer, its conversation and the buyer's notice in one batch.
 * @throws AppError 409 `open-request.answered`, `open-request.ended`, `open-request.full`; 409 `company.not-active` for an organization that
 *   moderators have not approved
 */
export async function answerOpenRequest(c: Context<ApiEnv>, { open }: OpenRequestRow, text: string) {
  const viewer = member(c)
  await countPace(c, REPLIES, viewer)
  const company = viewer.organization.num
  const [names, readers] = await Promise.all([readCheckedNames(database(c.env.DB), company), buyerOf(c, open.request)])
  if (!names) throw new AppError('company.not-active', 409)
  const now = Date.now()
  const answer = { id: newId(now), open: open.num, company, author: viewer.num, text, locale: c.var.locale, now }
  const number = inquiryNumber(answer.id)
  const origin = await siteOrigin(c)
  const emailTo = ({ locale }: NoticeReader) => ({
    name: 'inquiryAnswered' as const,
    params: { company: labelledName(names, locale), number, link: origin + personalHref('request', locale, answer.id) },
  })
  const raised = raise({ event: 'answer', key: `message:${answer.id}:first`, readers, emailTo }, now)
  const writes = [...refusals(answer), ...answerWrites(answer), ...raised.writes]
  const response = await commit(c, writes, { status: 201, body: { data: { inquiry: answer.id, number } } })
  await runSoon(c, ['notice'])
  return response
}
