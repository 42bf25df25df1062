import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Locale } from '../../../../domain/locale.ts'
import type { Login } from '../../../../domain/login.ts'
import { type Database, database } from '../../../db/connection.ts'
import { consentVersion } from '../../../db/consent-version.ts'
import { newId } from '../../../db/id.ts'
import { consents, contacts, sessions, users } from '../../../db/schema.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { countAgainst } from '../../http/rate-limit.ts'
import { type Write, writeAll } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { registerLimits } from './auth-limits.ts'
import { type CodeOwner, rememberDevice } from './code-owner.ts'
import { idempotentSignIn, type StoreSession } from './idempotent-sign-in.ts'
import { checkLoginCode } from './login-code.ts'
import { type Account, noticeNewDevice } from './security-notices.ts'
import { issueTokens, newSession } from './session.ts'
import {
  GUEST_LIFE,
  REGISTRATION_LIFE,
  readRegistrationToken,
  signGuestToken,
  signRegistrationToken,
} from './signed-tokens.ts'

type SignedIn = Awaited<ReturnType<typeof issueTokens>>
type Offered = Awaited<ReturnType<typeof offerOf>>

interface Registration {
  token: string
  name: string
  locale: Locale
}

/** @returns the account that has this verified login */
const accountOf = (db: Database, { value }: Login): Promise<(Account & { blockedAt: number | null }) | undefined> =>
  db
    .select({ num: users.num, id: users.id, name: users.name, locale: users.locale, blockedAt: users.blockedAt })
    .from(contacts)
    .innerJoin(users, eq(users.num, contacts.user))
    .where(and(eq(contacts.value, value), isNotNull(contacts.verifiedAt), isNull(users.deletedAt)))
    .get()

const offerOf = async (c: Context<ApiEnv>, login: Login) => ({
  registrationToken: await signRegistrationToken(c.env, login, Date.now()),
  expiresIn: REGISTRATION_LIFE,
})

/**
 * Signs in with a code, or offers registration where the login has no account.
 * @throws AppError as `checkLoginCode`; 403 `account.blocked` for a person whom operators have blocked
 */
export function signInWithCode(c: Context<ApiEnv>, login: Login, code: string, owner: CodeOwner) {
  const offer = () => offerOf(c, login)
  const first = async (storeSession: StoreSession): Promise<SignedIn | Offered> => {
    const useCode = await checkLoginCode(c, { to: login, subject: `sign-in ${login.value}`, owner }, code)
    const db = database(c.env.DB)
    const account = await accountOf(db, login)
    if (!account) {
      await writeAll(c, [...useCode, ...storeSession('')])
      return offer()
    }
    if (account.blockedAt !== null) {
      await writeAll(c, useCode)
      throw new AppError('account.blocked', 403)
    }
    const session = newSession(c, login, Date.now())
    await noticeNewDevice(c, account)
    const insertSession = db.insert(sessions).values({ user: account.num, ...session })
    await writeAll(c, [...useCode, insertSession, ...storeSession(session.id)])
    await rememberDevice(c, login)
    return issueTokens(c, { user: account.id, session })
  }
  return idempotentSignIn(c, { first, offer })
}

/**
 * @returns a token that reads and writes the conversations of a verified login without an account
 * @throws AppError 422 `registration.expired`, 409 `registration.done` where the login has an account by now
 */
export async function openAsGuest(c: Context<ApiEnv>, token: string) {
  const login = await readRegistrationToken(c.env, token)
  if (!login) throw new AppError('registration.expired', 422)
  if (await accountOf(database(c.env.DB), login)) throw new AppError('registration.done', 409)
  return { guestToken: await signGuestToken(c.env, login, Date.now()), expiresIn: GUEST_LIFE }
}

/** The key of an account that the same batch creates. */
const numOf = (id: string) => sql`(SELECT num FROM users WHERE id = ${id})`

/** The rows of a new account and of its verified login. */
function accountWrites(db: Database, login: Login, row: typeof users.$inferInsert): Write[] {
  const isFree = sql`NOT EXISTS (SELECT 1 FROM contacts WHERE value = ${login.value} AND verified_at IS NOT NULL)`
  const contact = { id: newId(), user: numOf(row.id), ...login }
  return [
    refuseUnless(isFree, new AppError('registration.done', 409)),
    db.insert(users).values(row),
    db.insert(contacts).values({ ...contact, verifiedAt: row.createdAt, main: true, createdAt: row.createdAt }),
  ]
}

/**
 * Creates an account for a verified login, and signs in.
 * @throws AppError 422 `registration.expired`, 409 `registration.done` where the login has an account already
 */
export function register(c: Context<ApiEnv>, { token, name, locale }: Registration) {
  const first = async (storeSession: StoreSession): Promise<SignedIn> => {
    await countAgainst(c, await registerLimits(c))
    const login = await readRegistrationToken(c.env, token)
    if (!login) throw new AppError('registration.expired', 422)
    const db = database(c.env.DB)
    const now = Date.now()
    const user = { id: newId(now), name, locale, createdAt: now, updatedAt: now }
    const session = newSession(c, login, now)
    await writeAll(c, [
      ...accountWrites(db, login, user),
      db.insert(consents).values({ user: numOf(user.id), version: consentVersion(now), locale, givenAt: now }),
      db.insert(sessions).values({ user: numOf(user.id), ...session }),
      ...storeSession(session.id),
    ])
    await rememberDevice(c, login)
    return issueTokens(c, { user: user.id, session })
  }
  return idempotentSignIn(c, { first })
}
