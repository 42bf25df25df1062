/** Addresses of a supplier's own pictures. Nothing is fetched: the browser of whoever looks at the product does that. */

const LONGEST = 1000
const MOST = 20

/** Names within a company's own network and bare addresses of machines are of no use to anybody else. */
const PUBLIC_HOST = /^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/**
 * @param text as in the feed; one without a protocol is taken as a web address.
 * @returns the address with https, whichever web protocol it came with; null for anything that is no public web address.
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

export interface Pictures {
  urls: string[]
  /** How many were addressed by http, how many are no addresses, and whether there were too many. */
  upgraded: number
  dropped: number
  cut: boolean
}

/** @returns the usable addresses in their order, each once. */
export function publicPictures(texts: string[]): Pictures {
  const given = texts.filter((text) => text.trim() !== '')
  const usable = given.map(httpsAddress).filter((url) => url !== null)
  const urls = [...new Set(usable)]
  return {
    urls: urls.slice(0, MOST),
    upgraded: given.filter((text) => /^\s*http:/i.test(text) && httpsAddress(text)).length,
    dropped: given.length - usable.length,
    cut: urls.length > MOST,
  }
}

export const MOST_PICTURES = MOST
