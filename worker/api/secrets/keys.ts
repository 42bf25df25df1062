/** Keys of the API, one for each purpose, derived from the secret AUTH_KEY (HKDF, RFC 5869). */
import type { Bindings } from '../../bindings.ts'

export type Purpose =
  | 'access-token'
  | 'refresh-token'
  | 'registration-token'
  | 'guest-token'
  | 'code'
  | 'device'
  | 'feed-password'
  | 'login-change'
  | 'owner'
  | 'partner-feed'
  | 'rate-counter'
  | 'reply-address'
  | 'unsubscribe'
  | 'web-push'
  | 'open-request'
  | 'request-file'
  | 'api-token'
  | 'webhook'

/** Characters: 32 random bytes in base64 have 44. */
const MIN_KEY_LENGTH = 32

/** Message for an operator who starts the API without a key. */
export const KEY_MISSING =
  `AUTH_KEY is missing or shorter than ${MIN_KEY_LENGTH} characters. Make one with "openssl rand -base64 32" and store it with ` +
  '"npx wrangler secret put AUTH_KEY"; an edge that only fronts an external api (API_BASE_URL) needs none.'

/** Whether this instance has the key to sign users in, or needs none because it only serves the edge. */
export const hasKey = (env: Pick<Bindings, 'AUTH_KEY' | 'API_BASE_URL' | 'ROLE'>): boolean =>
  (env.API_BASE_URL !== undefined && env.ROLE !== 'api') || (env.AUTH_KEY ?? '').length >= MIN_KEY_LENGTH

/** Derived keys by purpose and secret, since deriving one takes two calls of Web Crypto. They hold nothing about a person. */
const derived = new Map<string, CryptoKey>()

/**
 * @returns the HMAC-SHA-256 key for a purpose.
 * @throws Error with KEY_MISSING
 */
export async function keyFor(env: Pick<Bindings, 'AUTH_KEY'>, purpose: Purpose): Promise<CryptoKey> {
  const secret = env.AUTH_KEY ?? ''
  if (secret.length < MIN_KEY_LENGTH) throw new Error(KEY_MISSING)
  const name = `${purpose} ${secret}`
  const cached = derived.get(name)
  if (cached) return cached
  const encoder = new TextEncoder()
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(purpose) }
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 }
  const key = await crypto.subtle.deriveKey(derivation, material, hmac, false, ['sign', 'verify'])
  derived.set(name, key)
  return key
}
