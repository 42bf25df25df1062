/**
 * The person who was last signed in in a browser, authenticated by a MAC. What a visitor typed is stored only for such a person, so that no
 * one without a session can write to a store (docs/decisions/0014-typed-text.md).
 */
import { mac } from '../api/secrets/hmac.ts'
import { sameSecret } from '../api/secrets/same-secret.ts'
import type { Bindings } from '../bindings.ts'

/**
 * The cookie with the authenticated id of the person who was signed in last: what they had typed when their session ended is shown only to
 * them (forms/account/saved-form.ts).
 */
export const OWNER_COOKIE = 'owner'

type Keyed = Pick<Bindings, 'AUTH_KEY' | 'UPSTREAM_KEY'>

/** An edge in front of an external API has only the shared key. @returns null where it is too short, or missing */
const sealOf = ({ AUTH_KEY, UPSTREAM_KEY = '' }: Keyed, id: string): Promise<string | null> =>
  mac({ AUTH_KEY: AUTH_KEY ?? UPSTREAM_KEY }, 'owner', id).catch(() => null)

/** @returns the value of the cookie `owner`: a user's id, and its seal where there is a key */
export async function sealedOwner(env: Keyed, id: string): Promise<string> {
  const seal = await sealOf(env, id)
  return seal === null ? id : `${id}.${seal}`
}

/** Whether this instance has sealed the value of a cookie `owner`. */
export async function isAuthenticOwner(env: Keyed, value: string): Promise<boolean> {
  const [id = '', sent = ''] = value.split('.')
  const seal = await sealOf(env, id)
  return seal !== null && sameSecret(sent, seal)
}

/** Characters of a person's mark: 96 bits, so that no two people have the same. */
const MARK_LENGTH = 16

/** @returns the value of the readable cookie that says whose session it is (domain/person-cookie.ts) */
export async function personMark(env: Keyed, id: string): Promise<string> {
  const seal = await sealOf(env, `person ${id}`)
  return (seal ?? id).slice(0, MARK_LENGTH)
}
