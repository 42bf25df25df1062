/**
 * Hosts of the operator's own zone. A request of a Worker to its own zone goes straight to the origin server, past the firewall and the
 * sign-in that protect that server from everyone else.
 */

/** Public suffixes under which countries register names, such as co.uk and com.cn: those names belong to different owners. */
const PUBLIC_SUFFIX = /^[^.]{2,3}\.[^.]{2}$/

/** @returns the name above the host, where that is a name of the operator's; else the host itself */
function zoneOf(host: string): string {
  const above = host.slice(host.indexOf('.') + 1)
  return above.includes('.') && !PUBLIC_SUFFIX.test(above) ? above : host
}

/**
 * @param site the site's public origin
 * @returns whether a host is the site's own or one beside it
 */
export function isOwnZone(site: string, host: string): boolean {
  const zone = zoneOf(new URL(site).hostname)
  const name = host.replace(/\.$/, '')
  return name === zone || name.endsWith(`.${zone}`)
}
