/**
 * Which addresses the server may request for a visitor, and which are of a private network (OWASP, "SSRF Prevention").
 */
import ipaddr from 'ipaddr.js'

/**
 * Names that are never public: RFC 6761, RFC 6762, RFC 8375, RFC 9476, and names that routers and clouds use
 * internally.
 */
const INSIDE = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'svc',
  'cluster',
  'consul',
  'lan',
  'home',
  'corp',
  'private',
  'home.arpa',
  'alt',
  'onion',
  'test',
  'invalid',
  'example',
]

/** Services whose names contain an address and resolve to it: 127.0.0.1.nip.io, localtest.me. */
const LEADING_INSIDE = ['nip.io', 'sslip.io', 'xip.io', 'localtest.me', 'lvh.me', 'vcap.me', 'lacolhost.com']

const isInside = (name: string): boolean =>
  [...INSIDE, ...LEADING_INSIDE].some((one) => name === one || name.endsWith(`.${one}`))

/** Only global unicast addresses are routed publicly (RFC 4291 section 2.4). */
const ROUTED = ipaddr.parseCIDR('2000::/3')

/** @returns whether an address is public; mapped, translated and tunnelled ones are not */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(ROUTED))
}

/** A public name contains a dot and does not end in a number (WHATWG URL, "ends in a number"). */
const PUBLIC_NAME = /^(?:[\p{L}\p{N}_](?:[\p{L}\p{N}_-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u

/** @param hostname of a parsed URL: the parser has normalized spellings like 0x7f.1 and 2130706433 to 127.0.0.1 */
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  if (ipaddr.isValid(bare)) return isPublicAddress(bare)
  return host.length <= 253 && PUBLIC_NAME.test(host) && !isInside(host)
}

/** Maximum length; addresses that people copy are shorter. */
export const MAX_ADDRESS_LENGTH = 2048

/**
 * @param text as typed, or from a redirect
 * @param base for a relative address
 * @returns the address if it may be requested: http or https at the default port, without a password, at a public host;
 *   null otherwise
 */
export function publicAddress(text: string, base?: URL): URL | null {
  const url = text.length > MAX_ADDRESS_LENGTH ? null : URL.parse(text, base?.href)
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '' || url.password !== '')
    return null
  return isPublicHost(url.hostname) ? url : null
}
