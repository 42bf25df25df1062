/** @returns the SHA-256 digest of a text (as UTF-8) or of bytes: 32 bytes. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** @returns bytes as base64url (RFC 4648 section 5), without padding */
export const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
