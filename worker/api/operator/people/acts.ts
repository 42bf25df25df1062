/** What operators do to a person's account; each act is in the journal (docs/behaviour.md, "People and companies on the desk"). */

import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { PersonAccess } from '../../../../domain/contract/desk-people.ts'
import { database } from '../../../db/connection.ts'
import { eraseAccount } from '../../account/account-data/erase.ts'
import { personWith } from '../../account/account-data/person.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { queueSending } from '../../delivery/raise.ts'
import { localizedReason } from '../../delivery/ready-reasons.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { commit, commitWithoutBody, type Write } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { applySuspensionsSoon } from '../../organization/suspension.ts'
import { requireReason } from '../moderation/require-reason.ts'
import { readReasonTexts } from '../reasons/queries.ts'
import { type PersonRow, readOperating } from './one.ts'
import { personNotice } from './person-notice.ts'

const endSessions = (user: number, now: number): SQL =>
  sql`UPDATE sessions SET ended_at = ${now} WHERE user = ${user} AND ended_at IS NULL`

/** @throws AppError 409 `person.operator` for oneself and other operators, whose roles an administrator has to revoke first */
export async function refuseOperator(c: Context<ApiEnv>, { num }: PersonRow): Promise<void> {
  const { roles } = await readOperating(c.env, num)
  if (num === signedIn(c).num || roles.length > 0) throw new AppError('person.operator', 409)
}

/** The e-mail about it. */
async function noticeOf(c: Context<ApiEnv>, person: PersonRow, { blocked, reason }: PersonAccess, now: number) {
  const reasons = await readReasonTexts(database(c.env.DB))
  const name = blocked ? 'accountBlocked' : 'accountUnblocked'
  const says = { reason: localizedReason(reason, person.locale, reasons) }
  return personNotice(c, person, { name, screen: 'signIn', says }, now)
}

/**
 * Blocks a person, which ends all sessions, or lets them in again.
 * @throws AppError 409 `person.operator`; 412 `version.outdated`; 422 `input.invalid` for blocking without a reason
 */
export async function setPersonAccess(c: Context<ApiEnv>, person: PersonRow, wish: PersonAccess) {
  const { num, id } = person
  const { blocked } = wish
  if (blocked) {
    requireReason(wish.reason)
    await refuseOperator(c, person)
  }
  const isSame = (person.blockedAt !== null) === blocked
  const version = isSame ? person.version : person.version + 1
  const result = editResult(200, { id, blocked, version }, version)
  if (isSame) return commit(c, [], result)
  const now = Date.now()
  const writes: Write[] = [
    ...unchangedRow(c, 'users', num, person.version),
    sql`UPDATE users SET blocked_at = ${blocked ? now : null}, blocked_reason = ${blocked ? wish.reason : null}, version = ${version}
      WHERE num = ${num}`,
    ...(blocked ? [endSessions(num, now)] : []),
    ...(await noticeOf(c, person, wish, now)),
  ]
  const response = await commit(c, writes, result)
  await sendSoon(c)
  return response
}

/** Ends all sessions of a person: a lost telephone, a shared computer. */
export async function signOut(c: Context<ApiEnv>, person: PersonRow) {
  await refuseOperator(c, person)
  return commitWithoutBody(c, [endSessions(person.num, Date.now())])
}

/**
 * Sends a message to a person once more.
 * @throws AppError 404 `notice.unknown` for one that is another's, or was on the site alone
 */
export async function sendAgain(c: Context<ApiEnv>, { num: user }: PersonRow, notice: string) {
  const found = await database(c.env.DB).get<{ num: number; channel: 'email' | 'sms'; recipient: string } | undefined>(
    sql`SELECT num, channel, recipient FROM notices WHERE id = ${notice} AND user = ${user} AND channel IN ('email', 'sms')`,
  )
  const { num, channel, recipient } = orNotFound(found, 'notice.unknown')
  const now = Date.now()
  const writes = [
    sql`UPDATE notices SET due_at = ${now}, sent_at = NULL, claimed_until = 0 WHERE num = ${num}`,
    queueSending([{ channel, recipient, dueAt: now }], sql`true`, now),
  ]
  const response = await commit(c, writes, { status: 200, body: { data: { id: notice } } })
  await sendSoon(c)
  return response
}

/**
 * Erases an account for good, after a written request.
 * @throws AppError 409 `person.operator`; `owner.last` where others work in an organization of which the person is the only owner
 */
export async function erase(c: Context<ApiEnv>, person: PersonRow) {
  await refuseOperator(c, person)
  const whole = await personWith(database(c.env.DB), person)
  const response = await commit(c, eraseAccount(whole, Date.now()), { status: 200, body: { data: { id: person.id } } })
  await applySuspensionsSoon(c)
  return response
}
