/** What a person may do on the operators' desk, which an administrator decides (docs/behaviour.md, "Operators' roles"). */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { MAX_OPERATORS } from '../../../../domain/limits.ts'
import { COMMAS } from '../../../../domain/listed.ts'
import type { OperatorRole } from '../../../../domain/operator-roles.ts'
import { database } from '../../../db/connection.ts'
import { messagesIn } from '../../delivery/messages.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { isNamedInSettings } from '../../http/access/operator-roles.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import type { PersonRow } from './one.ts'
import { personNotice } from './person-notice.ts'

/** @throws AppError 409 `roles.fixed` for oneself, and for a login of ADMIN_LOGINS, whose role is that of the instance's settings */
async function refuseFixed(c: Context<ApiEnv>, { num }: PersonRow): Promise<void> {
  const [row] = await database(c.env.DB).all(sql`SELECT 1 WHERE ${isNamedInSettings(c.env, num)}`)
  if (num === signedIn(c).num || row !== undefined) throw new AppError('roles.fixed', 409)
}

/** The e-mail to a person who has become an operator, or is no longer one: an unexpected role is a sign of a stolen account. */
function noticeOf(c: Context<ApiEnv>, person: PersonRow, roles: OperatorRole[], now: number) {
  const { names } = messagesIn(person.locale).deskRoles
  const says = { what: roles.map((role) => names[role]).join(COMMAS[person.locale]) }
  const isOperator = roles.length > 0
  const name = isOperator ? 'rolesGranted' : 'rolesTaken'
  return personNotice(c, person, { name, screen: isOperator ? 'admin' : 'profile', says }, now)
}

/**
 * Gives a person these roles and no others; none makes them a usual person again. It counts from their next call on.
 * @throws AppError 409 `roles.fixed`, `operators.too-many`; 412 `version.outdated`
 */
export async function setRoles(c: Context<ApiEnv>, person: PersonRow, roles: OperatorRole[]) {
  await refuseFixed(c, person)
  const { num, id } = person
  const version = person.version + 1
  const now = Date.now()
  const grant: Write[] = [
    refuseUnless(
      sql`(SELECT count(*) FROM operators WHERE user <> ${num}) < ${MAX_OPERATORS}`,
      new AppError('operators.too-many', 409),
    ),
    sql`INSERT INTO operators (user, roles, granted_by, granted_at)
      VALUES (${num}, ${JSON.stringify(roles)}, ${signedIn(c).num}, ${now})
      ON CONFLICT (user) DO UPDATE SET roles = excluded.roles, granted_by = excluded.granted_by, granted_at = excluded.granted_at`,
  ]
  const writes: Write[] = [
    ...unchangedRow(c, 'users', num, person.version),
    ...(roles.length > 0 ? grant : [sql`DELETE FROM operators WHERE user = ${num}`]),
    sql`UPDATE users SET version = ${version} WHERE num = ${num}`,
    ...(await noticeOf(c, person, roles, now)),
  ]
  const response = await commit(c, writes, editResult(200, { id, roles, version }, version))
  await sendSoon(c)
  return response
}
