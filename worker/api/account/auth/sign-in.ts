import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Locale } from '../../../../domain/locale.ts'
import type { Login } from '../../../../domain/login.ts'
import { type Database, database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { contacts, sessions, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { countAgainst } from '../../http/rate-limit.ts'
import { type Write, writeAll } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { registerLimits } from './auth-limits.ts'
import { checkLoginCode } from './check-login-code.ts'
import { idempotentSignIn, type StoreSession } from './idempotent-sign-in.ts'
import type { Account } from './notice-address.ts'
import { REGISTRATION_LIFE, readRegistrationToken, signRegistrationToken } from './registration-token.ts'
import { noticeNewDevice } from './security-notices.ts'
import { issueTokens, newSession } from './session.ts'

type SignedIn = Awaited<ReturnType<typeof issueTokens>>
type Offered = Awaited<ReturnType<typeof offerOf>>

interface Registration {
  token: string
  name: string
  locale: Locale
}

/** @returns the account that has this verified login */
async function accountOf(db: Database, { value }: Login): Promise<Account | null> {
  const [account] = await db
    .select({
      num: named(users.num, 'num'),
      id: named(users.id, 'user'),
      name: named(users.name, 'name'),
      locale: named(users.locale, 'locale'),
    })
    .from(contacts)
    .innerJoin(users, eq(users.num, contacts.user))
    .where(and(eq(contacts.value, value), isNotNull(contacts.verifiedAt), isNull(users.deletedAt)))
  return account ?? null
}

const offerOf = async (c: Context<ApiEnv>, login: Login) => ({
  registrationToken: await signRegistrationToken(c.env, login, Date.now()),
  expiresIn: REGISTRATION_LIFE,
})

/**
 * Signs in with a code, or offers registration where the login has no account.
 * @throws AppError as `proveLogin`
 */
export const signInWithCode = (c: Context<ApiEnv>, login: Login, code: string) =>
  idempotentSignIn<SignedIn | Offered>(c, {
    first: (storeSession) => verifyFirst(c, login, code, storeSession),
    offer: () => offerOf(c, login),
  })

async function verifyFirst(
  c: Context<ApiEnv>,
  login: Login,
  code: string,
  storeSession: StoreSession,
): Promise<SignedIn | Offered> {
  const useCode = await checkLoginCode(c, login, `sign-in ${login.value}`, code)
  const db = database(c.env.DB)
  const account = await accountOf(db, login)
  const now = Date.now()
  if (!account) {
    await writeAll(c, [...useCode, ...storeSession('')])
    return offerOf(c, login)
  }
  const session = newSession(c, now)
  await noticeNewDevice(c, account)
  await writeAll(c, [
    ...useCode,
    db.insert(sessions).values({ user: account.num, ...session }),
    ...storeSession(session.id),
  ])
  return issueTokens(c, { user: account.id, session })
}

/** The rows of a new account and of its verified login. */
function accountWrites(db: Database, login: Login, row: typeof users.$inferInsert): Write[] {
  const isFree = sql`NOT EXISTS (SELECT 1 FROM contacts WHERE value = ${login.value} AND verified_at IS NOT NULL)`
  const contact = { id: newId(), user: sql`(SELECT num FROM users WHERE id = ${row.id})`, ...login }
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
export const register = (c: Context<ApiEnv>, input: Registration) =>
  idempotentSignIn<SignedIn>(c, { first: (storeSession) => registerFirst(c, input, storeSession) })

async function registerFirst(c: Context<ApiEnv>, input: Registration, storeSession: StoreSession): Promise<SignedIn> {
  await countAgainst(c, await registerLimits(c))
  const login = await readRegistrationToken(c.env, input.token)
  if (!login) throw new AppError('registration.expired', 422)
  const db = database(c.env.DB)
  const now = Date.now()
  const user = { id: newId(now), name: input.name, locale: input.locale, createdAt: now, updatedAt: now }
  const session = newSession(c, now)
  await writeAll(c, [
    ...accountWrites(db, login, user),
    db.insert(sessions).values({ user: sql`(SELECT num FROM users WHERE id = ${user.id})`, ...session }),
    ...storeSession(session.id),
  ])
  return issueTokens(c, { user: user.id, session })
}
