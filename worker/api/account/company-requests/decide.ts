/** Decisions on requests to join: each sends the person an invitation or a notice of the refusal. */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { type Login, parseLogin } from '../../../../domain/login.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { newId } from '../../../db/id.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { raise } from '../../delivery/raise.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { refuseJoining } from '../../organization/employees/writes.ts'
import type { CompanyRequestRow } from './queries.ts'

/** Records who decided; a second decision finds nothing open any more. */
export const decided = (c: Context<ApiEnv>, { num }: CompanyRequestRow, status: 'accepted' | 'declined'): Write[] => [
  refuseUnless(
    sql`EXISTS (SELECT 1 FROM company_requests WHERE num = ${num} AND status = 'open')`,
    new AppError('company-request.unknown', 404),
  ),
  sql`UPDATE company_requests SET status = ${status}, decided_by = ${signedIn(c).num}, decided_at = ${Date.now()}
    WHERE num = ${num}`,
]

/** The person's notice of the decision. */
async function noticeOf(
  c: Context<ApiEnv>,
  { id, user, contact, locale, name: person }: CompanyRequestRow,
  name: 'requestAccepted' | 'requestDeclined',
): Promise<Write[]> {
  const to: Login | null = parseLogin(contact, locale)
  const link = (await siteOrigin(c)) + personalHref('start', locale)
  const readers = to ? [{ to, locale, user }] : []
  const emailTo = () => ({ name, params: { name: person, contact, link } })
  return raise({ event: 'membership', key: `request-decided:${id}`, readers, emailTo }, Date.now()).writes
}

/** @returns the writes that invite the person, where they can join */
export function invitation({ company, contact }: CompanyRequestRow, role: 'OWNER' | 'EMPLOYEE'): Write[] {
  const now = Date.now()
  return [
    ...refuseJoining(company, contact),
    sql`INSERT INTO employees (id, company, contact, role, status, created_at, updated_at)
      VALUES (${newId(now)}, ${company}, ${contact}, ${role}, 'invited', ${now}, ${now})`,
  ]
}

/**
 * Invites the person as an employee and sends them a notice.
 * @throws AppError 404 `company-request.unknown` where it is decided already
 */
export async function acceptRequest(c: Context<ApiEnv>, request: CompanyRequestRow) {
  const { id } = request
  const notice = await noticeOf(c, request, 'requestAccepted')
  const writes = [...decided(c, request, 'accepted'), ...invitation(request, 'EMPLOYEE'), ...notice]
  const response = await commit(c, writes, { status: 200, body: { data: { id, status: 'accepted' as const } } })
  await sendSoon(c)
  return response
}

/** @throws AppError 404 `company-request.unknown` where it is decided already */
export async function declineRequest(c: Context<ApiEnv>, request: CompanyRequestRow) {
  const data = { id: request.id, status: 'declined' as const }
  const writes = [...decided(c, request, 'declined'), ...(await noticeOf(c, request, 'requestDeclined'))]
  const response = await commit(c, writes, { status: 200, body: { data } })
  await sendSoon(c)
  return response
}
