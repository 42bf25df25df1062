/** A token that proves a verified login to the registration that follows. */
import { sign, verify } from 'hono/jwt'
import * as v from 'valibot'
import type { Login } from '../../../../domain/login.ts'
import type { Bindings } from '../../../bindings.ts'
import { keyFor } from '../../secrets/keys.ts'

/** Seconds; long enough to read the terms. */
export const REGISTRATION_LIFE = 60 * 60
const ALGORITHM = 'HS256'
const Claims = v.object({ kind: v.picklist(['email', 'phone']), value: v.string() })

type Keyed = Pick<Bindings, 'AUTH_KEY'>

/** @param now milliseconds since 1970 */
export async function signRegistrationToken(env: Keyed, { kind, value }: Login, now: number): Promise<string> {
  const issued = Math.floor(now / 1000)
  const payload = { kind, value, iat: issued, exp: issued + REGISTRATION_LIFE }
  return sign(payload, await keyFor(env, 'registration-token'), ALGORITHM)
}

/** @returns the verified login; null where the token is invalid or has expired */
export async function readRegistrationToken(env: Keyed, token: string): Promise<Login | null> {
  const key = await keyFor(env, 'registration-token')
  const payload = await verify(token, key, ALGORITHM).catch(() => null)
  return v.is(Claims, payload) ? { kind: payload.kind, value: payload.value } : null
}
