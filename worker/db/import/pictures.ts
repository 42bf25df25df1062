/** Addresses of a supplier's own pictures. The import does not fetch them: visitors' browsers load them. */

const LONGEST = 1000
export const MOST_PICTURES = 20

/** A public domain name: visitors cannot reach names of internal networks, and IP addresses are refused too. */
const PUBLIC_HOST = /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/**
 * @param text as in the feed, with or without a protocol.
 * @returns the address with https instead of http; null for anything but a public web address.
 */
export function httpsAddress(text: string): string | null {
  const trimmed = text.trim()
  const address = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed
  if (address.length > LONGEST || !URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol === 'http:') url.protocol = 'https:'
  const allowed = url.protocol === 'https:' && !url.username && !url.password && PUBLIC_HOST.test(url.hostname)
  return allowed && url.href.length <= LONGEST ? url.href : null
}

/** @returns the usable addresses in their order, each once; `upgraded` is the number of those changed to https. */
export function publicPictures(texts: string[]) {
  const addresses = texts.filter((text) => text.trim() !== '')
  const usable = addresses.map(httpsAddress).filter((url) => url !== null)
  const urls = [...new Set(usable)]
  return {
    urls: urls.slice(0, MOST_PICTURES),
    upgraded: addresses.filter((text) => /^\s*http:/i.test(text) && httpsAddress(text)).length,
    dropped: addresses.length - usable.length,
    cut: urls.length > MOST_PICTURES,
  }
}
