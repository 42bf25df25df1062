import * as v from 'valibot'
import { isPublicAddress } from '../../../../domain/public-address.ts'

/** Whether a host's name leads to public addresses alone. */
export type Resolves = (hostname: string) => Promise<boolean>

/** The part of a JSON answer that matters (RFC 8484's JSON form, as public resolvers speak it). */
const Answer = v.object({
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() }))),
})
const A = 1
const AAAA = 28

async function addresses(resolver: string, name: string, type: number, signal: AbortSignal): Promise<string[]> {
  const url = new URL(resolver)
  url.searchParams.set('name', name)
  url.searchParams.set('type', String(type))
  const answer = await fetch(url, { headers: { Accept: 'application/dns-json' }, signal })
  const { Answer: records = [] } = v.parse(Answer, await answer.json())
  return records.filter((record) => record.type === type).map(({ data }) => data)
}

/**
 * The platform resolves names by itself and says nothing about it, so a resolver over HTTPS is asked. Deployed, a worker
 * reaches the public network alone; elsewhere a name that points inside is told here.
 * @param resolver DNS_OVER_HTTPS; absent: names are taken as they are.
 */
export function resolvesOver(resolver: string | undefined, signal: AbortSignal): Resolves {
  if (!resolver) return async () => true
  return async (hostname) => {
    const found = await Promise.all([A, AAAA].map((type) => addresses(resolver, hostname, type, signal)))
    return found.flat().length > 0 && found.flat().every(isPublicAddress)
  }
}
