/** Addresses of a supplier's own pictures. The import does not fetch them: visitors' browsers load them. */

const MAX_PICTURE_ADDRESS_LENGTH = 1000
export const MAX_PICTURES = 20

/** A public domain name: visitors cannot reach names of internal networks, and IP addresses are refused too. */
const PUBLIC_HOST = /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/**
 * @param text as in the feed, with or without a protocol.
 * @returns the address with https instead of http; null for anything but a public web address.
 */
export function httpsAddress(text: string): string | null {
  const trimmed = text.trim()
  const address = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed
  if (address.length > MAX_PICTURE_ADDRESS_LENGTH || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol === 'http:') url.protocol = 'https:'
  const allowed = url.protocol === 'https:' && !url.username && !url.password && PUBLIC_HOST.test(url.hostname)
  return allowed && url.href.length <= MAX_PICTURE_ADDRESS_LENGTH ? url.href : null
}

/** The address of a file that is stored here, on whatever host this site is (api/public/pictures.ts). */
const OWN = /^https?:\/\/[^/\s]+\/api\/files\/common\/([0-9a-z]{10,30})$/

/** @returns the id of the file; null for an address of another site */
export const storedFileOf = (address: string): string | null => OWN.exec(address)?.[1] ?? null

/**
 * Prefix of the address of a picture that was packed in the same archive as the file. A file cannot forge one, since the prefix is removed
 * from its addresses.
 */
export const PACKED = 'archive:'

export interface PackedPicture {
  /** Id of the stored file: in every import the same picture of the same supplier has the same id. */
  id: string
  /** Path of the picture in the archive. */
  name: string
}

/** @returns the picture of the archive that an address names; null for any other address */
export function packedPicture(url: string): PackedPicture | null {
  if (!url.startsWith(PACKED)) return null
  const [id = '', name = ''] = url.slice(PACKED.length).split('/')
  return { id, name: decodeURIComponent(name) }
}

/** Some exports write all addresses into one element: each begins after a separator, which an address itself may contain. */
const NEXT_ADDRESS = /[\s,;|]+(?=(?:https?:)?\/\/)/

/** @returns the usable addresses in their order, each once; http is replaced by https */
export function publicPictures(texts: string[]) {
  const addresses = texts.flatMap((text) => text.trim().split(NEXT_ADDRESS)).filter((text) => text !== '')
  const usable = addresses
    .map((address) => (storedFileOf(address) || packedPicture(address) ? address : httpsAddress(address)))
    .filter((url) => url !== null)
  const urls = [...new Set(usable)]
  return {
    urls: urls.slice(0, MAX_PICTURES),
    dropped: addresses.length - usable.length,
    cut: urls.length > MAX_PICTURES,
  }
}
