/** Identifies this instance to push services (VAPID, RFC 8292). */
import { HOUR_S } from '../../../../domain/durations.ts'
import { toBase64Url } from '../../../../domain/sha256.ts'
import type { Bindings } from '../../../bindings.ts'
import { mac } from '../../secrets/hmac.ts'
import { fromBase64Url } from './base64url.ts'

/** Seconds for which a token is valid; a push service accepts no more than a day. */
const LIFE = 12 * HOUR_S
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' }

/** PKCS #8 of a private key on P-256 without its public key (RFC 5915), before the 32 bytes of the key. */
const PKCS8 = Uint8Array.from(
  '3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420'.match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
)

interface Identity {
  /** Uncompressed point, base64url: browsers subscribe with it. */
  publicKey: string
  privateKey: CryptoKey
}

const identities = new Map<string, Promise<Identity>>()

/**
 * Derived from AUTH_KEY like every other key, so that no key pair has to be configured and a restart does not change it. 256 random bits
 * are above the order of the curve once in 2³²: then the key is refused.
 */
async function derive(env: Pick<Bindings, 'AUTH_KEY'>): Promise<Identity> {
  const scalar = fromBase64Url(await mac(env, 'web-push', 'VAPID'))
  const bytes = new Uint8Array([...PKCS8, ...scalar])
  const key = await crypto.subtle.importKey('pkcs8', bytes, { name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
  const jwk = await crypto.subtle.exportKey('jwk', key)
  if (!('x' in jwk) || !jwk.x || !jwk.y) throw new Error('The platform has not computed the public key')
  const point = new Uint8Array([4, ...fromBase64Url(jwk.x), ...fromBase64Url(jwk.y)])
  return { publicKey: toBase64Url(point), privateKey: key }
}

/** @throws Error with KEY_MISSING without AUTH_KEY */
export function identity(env: Pick<Bindings, 'AUTH_KEY'>): Promise<Identity> {
  const known = identities.get(env.AUTH_KEY ?? '')
  if (known) return known
  const made = derive(env)
  identities.set(env.AUTH_KEY ?? '', made)
  return made
}

const encoded = (value: object): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)))

/**
 * @param now milliseconds since 1970
 * @returns the value of the header Authorization for a push service
 */
export async function authorization(env: Bindings, endpoint: URL, now: number): Promise<string> {
  const { publicKey, privateKey } = await identity(env)
  const { CONTACT_EMAIL, SITE_ORIGIN } = env
  // Whom the push service may write to about this sender: an e-mail address or a page.
  const sub = CONTACT_EMAIL ? `mailto:${CONTACT_EMAIL}` : (SITE_ORIGIN ?? 'https://localhost')
  const claims = { aud: endpoint.origin, exp: Math.floor(now / 1000) + LIFE, sub }
  const unsigned = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = await crypto.subtle.sign(SIGNATURE, privateKey, new TextEncoder().encode(unsigned))
  return `vapid t=${unsigned}.${toBase64Url(new Uint8Array(signature))}, k=${publicKey}`
}
