import { sign, verify } from 'hono/jwt'
import * as v from 'valibot'
import type { Bindings } from '../../../bindings.ts'
import { keyFor } from '../../secrets/keys.ts'

/** Seconds for which a token is valid (docs/behaviour.md, "Access token"). */
export const ACCESS_LIFE = 30 * 60

const ALGORITHM = 'HS256'
const Claims = v.object({ sub: v.string(), sid: v.string() })

/**
 * @param user id of the user
 * @param session id; it is checked on every call, so an ended session invalidates its tokens
 * @param now milliseconds since 1970
 * @returns a signed JWT (RFC 7519)
 */
export async function signAccessToken(
  env: Pick<Bindings, 'AUTH_KEY'>,
  { user, session }: { user: string; session: string },
  now: number,
): Promise<string> {
  const issued = Math.floor(now / 1000)
  const payload = { sub: user, sid: session, iat: issued, exp: issued + ACCESS_LIFE }
  return sign(payload, await keyFor(env, 'access-token'), ALGORITHM)
}

/** @returns the session id of a bearer token; null where it is not ours, was changed or has expired */
export async function readAccessToken(env: Pick<Bindings, 'AUTH_KEY'>, token: string): Promise<string | null> {
  const key = await keyFor(env, 'access-token')
  // The verifier throws for every kind of invalid token; callers need no distinction.
  const payload = await verify(token, key, ALGORITHM).catch(() => null)
  return v.is(Claims, payload) ? payload.sid : null
}
