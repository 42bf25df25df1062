import { toBase64 } from '../../../domain/sha256.ts'
import type { Bindings } from '../../bindings.ts'
import { keyFor, type Purpose } from './keys.ts'

/** base64url (RFC 4648 section 5), without padding. */
const toText = (bytes: ArrayBuffer): string =>
  toBase64(new Uint8Array(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** @returns HMAC-SHA-256 of a text under the key of a purpose, 43 characters. */
export async function mac(env: Pick<Bindings, 'AUTH_KEY'>, purpose: Purpose, text: string): Promise<string> {
  return toText(await crypto.subtle.sign('HMAC', await keyFor(env, purpose), new TextEncoder().encode(text)))
}
