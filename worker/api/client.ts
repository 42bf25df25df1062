/** What a request tells of the device it comes from. */
import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { sameSecret } from './same-secret.ts'

/**
 * @returns address of the client; null where nobody can be believed about it. In process the gateway has set the header and let
 *   nobody else's in; from outside it is believed with the shared key alone (DECISIONS section 1), and otherwise the connection's
 *   own address counts.
 */
export async function clientAddress(c: Context<Env>): Promise<string | null> {
  const { ROLE, UPSTREAM_KEY } = c.env
  const key = c.req.header('X-Upstream-Key') ?? ''
  const isTrusted = ROLE !== 'api' || (UPSTREAM_KEY !== undefined && (await sameSecret(key, UPSTREAM_KEY)))
  return c.req.header(isTrusted ? 'X-Client-Address' : 'CF-Connecting-IP') ?? null
}

/** SHA-256 over traits of the browser (SPECIFICATION section 3); absent without script. Anything else is no fingerprint. */
export function fingerprint(c: Context<Env>): string | null {
  const header = c.req.header('X-Device-Fingerprint')
  return header && /^[\da-f]{64}$/i.test(header) ? header.toLowerCase() : null
}

/** Longer ones are cut: this is shown to its owner, to know the device by. */
const LONGEST_AGENT = 300

export const userAgent = (c: Context<Env>): string => (c.req.header('User-Agent') ?? '').slice(0, LONGEST_AGENT)
