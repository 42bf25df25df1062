/**
 * A session is a signed-in device: a family of refresh tokens, and access tokens that are valid as long as it lasts.
 */
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { AUTH_COOKIES, type AuthCookie, REFRESH_COOKIE } from '../../../../domain/contract/auth.ts'
import type { Login } from '../../../../domain/login.ts'
import { toHex } from '../../../../domain/sha256.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { sessions, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import { fingerprint, userAgent } from '../../client.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { isLoopback } from '../../http/loopback.ts'
import { refreshToken } from './refresh-token.ts'
import { ACCESS_LIFE, signAccessToken } from './signed-tokens.ts'

/**
 * Milliseconds for which the same sign-in or refresh gets the same response again: the first response may have been
 * lost, or the request sent twice.
 */
export const GRACE = 60_000

/** Seconds since the last refresh after which a session expires. */
export const SESSION_LIFE = AUTH_COOKIES[REFRESH_COOKIE]

/** @param value null deletes the cookie */
export function setAuthCookie(c: Context<ApiEnv>, name: AuthCookie, value: string | null): void {
  setCookie(c, name, value ?? '', {
    httpOnly: true,
    secure: !isLoopback(c.req.url),
    sameSite: 'Lax',
    path: '/',
    maxAge: value === null ? 0 : AUTH_COOKIES[name],
  })
}

/** @param token null deletes the cookie */
export const setRefreshCookie = (c: Context<ApiEnv>, token: string | null): void =>
  setAuthCookie(c, REFRESH_COOKIE, token)

/** @param login that signs in @returns the row of a new session on the requesting device, for the batch that signs in */
export function newSession(c: Context<ApiEnv>, login: Login, now: number) {
  return {
    id: newId(now),
    // 128 random bits.
    nonce: toHex(crypto.getRandomValues(new Uint8Array(16))),
    generation: 0,
    rotatedAt: now,
    fingerprint: fingerprint(c),
    agent: userAgent(c),
    createdAt: now,
    expiresAt: now + SESSION_LIFE * 1000,
    signedWith: sql<string>`(SELECT id FROM contacts WHERE value = ${login.value} AND verified_at IS NOT NULL)`,
  }
}

/** The response to every kind of sign-in: the access token in the body, the refresh token in its cookie. */
export async function issueTokens(
  c: Context<ApiEnv>,
  { user, session }: { user: string; session: { id: string; nonce: string; generation: number } },
) {
  setRefreshCookie(c, await refreshToken(c.env, session, session.generation))
  const accessToken = await signAccessToken(c.env, { user, session: session.id }, Date.now())
  return { accessToken, expiresIn: ACCESS_LIFE }
}

/** @returns a session and its user, whatever its state; undefined for an unknown id */
export const readSession = (c: Context<ApiEnv>, id: string) =>
  database(c.env.DB)
    .select({
      ...getTableColumns(sessions),
      userId: named(users.id, 'user_id'),
      name: users.name,
      locale: users.locale,
    })
    .from(sessions)
    .innerJoin(users, eq(users.num, sessions.user))
    .where(eq(sessions.id, id))
    .get()
export type StoredSession = NonNullable<Awaited<ReturnType<typeof readSession>>>

/** Ends a session: its refresh tokens are refused at once, its access tokens at the next call. */
export async function endSession(c: Context<ApiEnv>, num: number): Promise<void> {
  await database(c.env.DB)
    .update(sessions)
    .set({ endedAt: Date.now() })
    .where(and(eq(sessions.num, num), isNull(sessions.endedAt)))
}
