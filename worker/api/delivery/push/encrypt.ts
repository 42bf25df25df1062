/** Encrypts a message for one browser (RFC 8291, with the content coding aes128gcm of RFC 8188). */
import { joinedBytes } from '../../../joined-bytes.ts'
import { fromBase64Url } from './base64url.ts'

const CURVE = { name: 'ECDH', namedCurve: 'P-256' }
/** Size of a record: the message has to fit into one. */
const RECORD = 4096
/** Longest message in bytes: less than a record that push services accept has room for. */
export const MAX_PUSH_BYTES = 3000
/** Ends the only record, without padding. */
const LAST_RECORD = 2

/** What a browser has given, base64url. */
export interface BrowserKeys {
  p256dh: string
  auth: string
}

/** What is new for each message. */
interface Fresh {
  salt: Uint8Array<ArrayBuffer>
  keys: CryptoKeyPair
}

const text = (value: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(value))

/** HKDF-SHA-256 (RFC 5869). @param length in bytes */
async function derive(
  salt: Uint8Array<ArrayBuffer>,
  secret: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8))
}

async function fresh(): Promise<Fresh> {
  const keys = await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])
  if (!('publicKey' in keys)) throw new Error('A pair of keys was expected')
  return { salt: crypto.getRandomValues(new Uint8Array(16)), keys }
}

const rawKey = async (key: CryptoKey): Promise<Uint8Array<ArrayBuffer>> => {
  const raw = await crypto.subtle.exportKey('raw', key)
  if (!(raw instanceof ArrayBuffer)) throw new Error('A raw key was expected')
  return new Uint8Array(raw)
}

/**
 * @param message at most MAX_PUSH_BYTES bytes
 * @param once for tests alone: used twice, the keys would reveal both messages
 * @returns the body of the request to the push service
 * @throws Error for a message that is too long, or keys that are not keys
 */
export async function encrypt(
  message: string,
  { p256dh, auth }: BrowserKeys,
  once?: Fresh,
): Promise<Uint8Array<ArrayBuffer>> {
  const plain = text(message)
  if (plain.length > MAX_PUSH_BYTES) throw new Error('The message is too long for a push service')
  const { salt, keys } = once ?? (await fresh())
  const theirs = fromBase64Url(p256dh)
  const ours = await rawKey(keys.publicKey)
  const theirKey = await crypto.subtle.importKey('raw', theirs, CURVE, false, [])
  const agreement = { name: 'ECDH', public: theirKey }
  const shared = new Uint8Array(await crypto.subtle.deriveBits(agreement, keys.privateKey, 256))
  const secret = await derive(fromBase64Url(auth), shared, joinedBytes([text('WebPush: info\0'), theirs, ours]), 32)
  const contentKey = await derive(salt, secret, text('Content-Encoding: aes128gcm\0'), 16)
  const iv = await derive(salt, secret, text('Content-Encoding: nonce\0'), 12)
  const aes = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt'])
  const record = joinedBytes([plain, Uint8Array.of(LAST_RECORD)])
  const cipher = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, aes, record))
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, RECORD)
  return joinedBytes([salt, size, Uint8Array.of(ours.length), ours, cipher])
}
