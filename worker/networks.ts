/** The networks of a client, by which limits by address count (docs/behaviour.md, "Limits by address"). */
import ipaddr from 'ipaddr.js'

const networkOf = (address: ipaddr.IPv6, bits: number) =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`

/**
 * @param text address of a client; null where it is not known
 * @returns the client's networks, the narrowest first: an IPv4 address; for an IPv6 address its /64, which is one connection's, and its
 * /48, which may be one customer's; nothing for anything but an address
 */
export function networksOf(text: string | null): string[] {
  if (text === null || !ipaddr.isValid(text)) return []
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return [address.toString()]
  return [networkOf(address, 64), networkOf(address, 48)]
}
