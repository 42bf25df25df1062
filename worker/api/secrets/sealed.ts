/** Texts that have to be read again and must not lie in the database as they are: AES-GCM under a key derived from AUTH_KEY. */
import { sha256, toBase64 } from '../../../domain/sha256.ts'
import type { Bindings } from '../../bindings.ts'
import { joinedBytes } from '../../joined-bytes.ts'
import { mac } from './hmac.ts'

const IV = 12

async function keyOf(env: Pick<Bindings, 'AUTH_KEY'>): Promise<CryptoKey> {
  const secret = await mac(env, 'feed-password', 'AES-GCM')
  return crypto.subtle.importKey('raw', await sha256(secret), 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** @returns the text encrypted, in base64 */
export async function seal(env: Pick<Bindings, 'AUTH_KEY'>, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(env), new TextEncoder().encode(text))
  return toBase64(joinedBytes([iv, new Uint8Array(sealed)]))
}

/** @returns the text; null where it was encrypted under another key */
export async function unseal(env: Pick<Bindings, 'AUTH_KEY'>, sealed: string): Promise<string | null> {
  const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
  const opened = crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, IV) },
    await keyOf(env),
    bytes.subarray(IV),
  )
  return opened.then(
    (text) => new TextDecoder().decode(text),
    () => null,
  )
}
