/** An operator sees, read only, what a person sees (docs/behaviour.md, "Viewing as somebody"). */

import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { PersonViewing } from '../../../../domain/contract/desk-people.ts'
import { VIEWING_FOR } from '../../../../domain/limits.ts'
import { activeMember } from '../../../db/active-member.ts'
import { database } from '../../../db/connection.ts'
import { endOverdue } from '../../../db/viewings.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { commit, commitWithoutBody, type Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { refuseOperator } from './acts.ts'
import type { PersonRow } from './one.ts'
import { personNotice } from './person-notice.ts'

/** @returns number of the organization of this id, null for none @throws AppError 404 `company.unknown` where the person is not a member of it */
async function companyOf(c: Context<ApiEnv>, user: number, company: string | null): Promise<number | null> {
  if (company === null) return null
  const [row] = await database(c.env.DB).all<{ num: number }>(sql`SELECT c.num FROM companies AS c
    CROSS JOIN employees AS e ON e.company = c.num AND e.user = ${user} AND ${activeMember('e')}
    WHERE c.id = ${company}`)
  return orNotFound(row, 'company.unknown').num
}

/**
 * Shows an operator, in this session alone, what a person sees. The person gets an e-mail.
 * @throws AppError 409 `person.operator`; 404 `company.unknown`; 403 `viewing.read-only` where the session shows somebody already
 */
export async function beginViewing(c: Context<ApiEnv>, person: PersonRow, { company, reason }: PersonViewing) {
  await refuseOperator(c, person)
  const now = Date.now()
  const until = now + VIEWING_FOR
  const { session } = signedIn(c)
  const writes: Write[] = [
    ...endOverdue(session, now),
    refuseUnless(
      sql`(SELECT viewing_user FROM sessions WHERE num = ${session}) IS NULL`,
      new AppError('viewing.read-only', 403),
    ),
    sql`UPDATE sessions SET viewing_user = ${person.num}, viewing_company = ${await companyOf(c, person.num, company)},
      viewing_until = ${until} WHERE num = ${session}`,
    ...(await personNotice(c, person, { name: 'accountViewed', screen: 'profile', says: { reason } }, now)),
  ]
  const data = { id: person.id, name: person.name, until: new Date(until).toISOString() }
  const response = await commit(c, writes, { status: 200, body: { data } })
  await sendSoon(c)
  return response
}

/** Ends the viewing; where it has ended already, nothing is written. */
export async function endViewing(c: Context<ApiEnv>, { num }: PersonRow) {
  const shown = sql`num = ${signedIn(c).session} AND viewing_user = ${num}`
  const [row] = await database(c.env.DB).all(sql`SELECT 1 FROM sessions WHERE ${shown}`)
  const end = sql`UPDATE sessions SET viewing_user = NULL, viewing_company = NULL, viewing_until = NULL WHERE ${shown}`
  return commitWithoutBody(c, row === undefined ? [] : [end])
}
