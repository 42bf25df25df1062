import * as v from 'valibot'
import { isPublicAddress } from '../../../../domain/public-address.ts'

/** Whether a host name resolves to public addresses alone. */
export type Resolves = (hostname: string) => Promise<boolean>

/** The part of a resolver's JSON response that is read (the JSON format of public DNS-over-HTTPS resolvers). */
const Resolution = v.object({
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() }))),
})
const A = 1
const AAAA = 28

async function addresses(resolver: string, name: string, type: number, signal: AbortSignal): Promise<string[]> {
  const url = new URL(resolver)
  url.searchParams.set('name', name)
  url.searchParams.set('type', String(type))
  const response = await fetch(url, { headers: { Accept: 'application/dns-json' }, signal })
  const { Answer: records = [] } = v.parse(Resolution, await response.json())
  return records.filter((record) => record.type === type).map(({ data }) => data)
}

/**
 * The platform does not reveal the addresses that it resolves a name to, so a resolver over HTTPS is queried. A
 * deployed Worker reaches the public network alone; elsewhere this refuses names of internal addresses.
 * @param resolver DNS_OVER_HTTPS; without it every name is accepted
 */
export function resolvesOver(resolver: string | undefined, signal: AbortSignal): Resolves {
  if (!resolver) return async () => true
  return async (hostname) => {
    const resolved = await Promise.all([A, AAAA].map((type) => addresses(resolver, hostname, type, signal)))
    const all = resolved.flat()
    return all.length > 0 && all.every(isPublicAddress)
  }
}
