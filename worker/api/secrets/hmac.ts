import { toBase64Url } from '../../../domain/sha256.ts'
import type { Bindings } from '../../bindings.ts'
import { keyFor, type Purpose } from './keys.ts'

/** @returns HMAC-SHA-256 of a text under the key of a purpose: base64url, 43 characters */
export async function mac(env: Pick<Bindings, 'AUTH_KEY'>, purpose: Purpose, text: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyFor(env, purpose), new TextEncoder().encode(text))
  return toBase64Url(new Uint8Array(signature))
}
