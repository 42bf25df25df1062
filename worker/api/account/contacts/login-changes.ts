/** Changes of logins, and the link in their notices that undoes them (docs/behaviour.md, "Undo of a login"). */

import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { DAY_MS } from '../../../../domain/durations.ts'
import { toHex } from '../../../../domain/sha256.ts'
import { database } from '../../../db/connection.ts'
import { loginChanges, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { type Write, writeAll } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { mac } from '../../secrets/hmac.ts'
import { securityNotice } from '../auth/security-notices.ts'
import { selectContacts } from '../profile/queries.ts'
import { type ContactRow, chooseMain } from './queries.ts'

/** Milliseconds for which a change can be undone: 7 days. */
const UNDO_LIFE = 7 * DAY_MS

const digestOf = (c: Context<ApiEnv>, token: string) => mac(c.env, 'login-change', token)

/**
 * @param row the contact before the change
 * @param after the login that it becomes; null where it is removed
 * @returns the statement that stores the change, for its batch, and the token that undoes it: 128 random bits, stored hashed
 */
export async function recordChange(c: Context<ApiEnv>, row: ContactRow, after: string | null) {
  const token = toHex(crypto.getRandomValues(new Uint8Array(16)))
  const now = Date.now()
  const isLogin = row.verifiedAt !== null
  const write: Write = database(c.env.DB)
    .insert(loginChanges)
    .values({
      user: row.user,
      digest: await digestOf(c, token),
      contact: row.id,
      kind: row.kind,
      before: isLogin ? row.value : null,
      verifiedAt: row.verifiedAt,
      main: isLogin && row.main,
      after,
      session: signedIn(c).session,
      createdAt: now,
      expiresAt: now + UNDO_LIFE,
    })
  return { token, write }
}

type Change = typeof loginChanges.$inferSelect

const readChange = (c: Context<ApiEnv>, digest: string) =>
  database(c.env.DB)
    .select({
      change: loginChanges,
      account: { num: named(users.num, 'user_num'), id: users.id, name: users.name, locale: users.locale },
    })
    .from(loginChanges)
    .innerJoin(users, eq(users.num, loginChanges.user))
    .where(eq(loginChanges.digest, digest))
    .get()

/** The writes that remove a login that was added: only where another one remains. */
const takeAway = ({ user, contact, kind }: Change): Write[] => [
  refuseUnless(
    sql`EXISTS (SELECT 1 FROM contacts WHERE user = ${user} AND verified_at IS NOT NULL AND id <> ${contact})`,
    new AppError('contact.last', 409),
  ),
  sql`DELETE FROM contacts WHERE id = ${contact} AND user = ${user}`,
  chooseMain(user, kind),
]

/** The writes that bring a replaced or removed login back, whatever has happened to the contact since. */
const bringBack = ({ user, contact, kind, verifiedAt, main, createdAt }: Change, value: string): Write[] => [
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM contacts WHERE value = ${value} AND verified_at IS NOT NULL AND user <> ${user})`,
    new AppError('contact.taken', 409),
  ),
  sql`DELETE FROM contacts WHERE user = ${user} AND value = ${value} AND id <> ${contact}`,
  sql`UPDATE contacts SET main = 0 WHERE user = ${user} AND kind = ${kind} AND ${Number(main)}`,
  sql`INSERT INTO contacts (id, user, kind, value, verified_at, main, created_at)
    VALUES (${contact}, ${user}, ${kind}, ${value}, ${verifiedAt}, ${Number(main)}, ${createdAt})
    ON CONFLICT (id) DO UPDATE SET value = excluded.value, pending = NULL, verified_at = excluded.verified_at, main = excluded.main`,
  chooseMain(user, kind),
]

/** Ends every session opened since the change, and the one that made it. */
const endSessions = ({ user, session, createdAt }: Change, now: number): SQL =>
  sql`UPDATE sessions SET ended_at = ${now}
    WHERE user = ${user} AND ended_at IS NULL AND (created_at >= ${createdAt} OR num = ${session})`

/**
 * Restores a login as it was before a change, and notifies the account's logins. It needs no session: an attacker who took the
 * account over may have ended all of its owner's sessions.
 * @throws AppError 422 `undo.expired` for a token that is unknown, used or older than 7 days, 409 `contact.taken` where the login is
 *   another account's by now, 409 `contact.last`
 */
export async function undoChange(c: Context<ApiEnv>, token: string): Promise<void> {
  const digest = await digestOf(c, token)
  const now = Date.now()
  const expired = () => new AppError('undo.expired', 422)
  const found = await readChange(c, digest)
  if (!found) throw expired()
  const { change, account } = found
  const isOpen = sql`EXISTS (SELECT 1 FROM login_changes WHERE digest = ${digest} AND expires_at > ${now})`
  await writeAll(c, [
    refuseUnless(isOpen, expired()),
    ...(change.before === null ? takeAway(change) : bringBack(change, change.before)),
    endSessions(change, now),
    sql`DELETE FROM login_changes WHERE digest = ${digest}`,
  ])
  const contacts = await selectContacts(database(c.env.DB), account.num)
  const logins = contacts.filter(({ verifiedAt }) => verifiedAt !== null)
  const params = { contact: change.before ?? change.after ?? '' }
  await securityNotice(c, account, { name: 'loginRestored', params }, logins)
}
