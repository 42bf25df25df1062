/** Signed tokens (JWT, RFC 7519): for access, and for a verified login without an account, to register with or to read conversations. */

import { sign, verify } from 'hono/utils/jwt/jwt'
import * as v from 'valibot'
import { ContactKind } from '../../../../domain/contract/profile.ts'
import { HOUR_S } from '../../../../domain/durations.ts'
import type { Login } from '../../../../domain/login.ts'
import type { Bindings } from '../../../bindings.ts'
import { keyFor } from '../../secrets/keys.ts'

/** Seconds for which an access token is valid (docs/behaviour.md, "Access token"). */
export const ACCESS_LIFE = 30 * 60
/** Seconds for which a registration token is valid: long enough to read the terms. */
export const REGISTRATION_LIFE = HOUR_S

/** Seconds for which a guest reads and writes conversations: a working day. */
export const GUEST_LIFE = 12 * HOUR_S

const ALGORITHM = 'HS256'
const AccessClaims = v.object({ sub: v.string(), sid: v.string() })
const LoginClaims = v.object({ kind: ContactKind, value: v.string() })

type Keyed = Pick<Bindings, 'AUTH_KEY'>
type LoginPurpose = 'registration-token' | 'guest-token'
type TokenPurpose = 'access-token' | LoginPurpose

/** Seconds. */
const LIVES: Record<TokenPurpose, number> = {
  'access-token': ACCESS_LIFE,
  'registration-token': REGISTRATION_LIFE,
  'guest-token': GUEST_LIFE,
}

async function signToken(env: Keyed, purpose: TokenPurpose, claims: object, now: number) {
  const issued = Math.floor(now / 1000)
  return sign({ ...claims, iat: issued, exp: issued + LIVES[purpose] }, await keyFor(env, purpose), ALGORITHM)
}

async function readClaims(env: Keyed, purpose: TokenPurpose, token: string): Promise<unknown> {
  const key = await keyFor(env, purpose)
  // The verifier throws for every kind of invalid token; callers need no distinction.
  return verify(token, key, ALGORITHM).catch(() => null)
}

/**
 * @param user id of the user
 * @param session id; it is checked on every call, so an ended session invalidates its tokens
 * @param now milliseconds since 1970
 */
export const signAccessToken = (env: Keyed, { user, session }: { user: string; session: string }, now: number) =>
  signToken(env, 'access-token', { sub: user, sid: session }, now)

/** @returns the session id of a bearer token; null where this instance did not sign it, or it has expired */
export async function readAccessToken(env: Keyed, token: string): Promise<string | null> {
  const claims = await readClaims(env, 'access-token', token)
  return v.is(AccessClaims, claims) ? claims.sid : null
}

async function readLogin(env: Keyed, purpose: LoginPurpose, token: string): Promise<Login | null> {
  const claims = await readClaims(env, purpose, token)
  return v.is(LoginClaims, claims) ? { kind: claims.kind, value: claims.value } : null
}

/** @param now milliseconds since 1970 */
export const signRegistrationToken = (env: Keyed, { kind, value }: Login, now: number) =>
  signToken(env, 'registration-token', { kind, value }, now)

/** @returns the verified login; null where the token is invalid or has expired */
export const readRegistrationToken = (env: Keyed, token: string) => readLogin(env, 'registration-token', token)

/** @param now milliseconds since 1970 */
export const signGuestToken = (env: Keyed, { kind, value }: Login, now: number) =>
  signToken(env, 'guest-token', { kind, value }, now)

/** @returns the verified login; null where the token is invalid or has expired */
export const readGuestToken = (env: Keyed, token: string) => readLogin(env, 'guest-token', token)
