/** What a request tells of the device it comes from. */
import type { Context } from 'hono'
import type { ApiEnv } from './http/api-env.ts'
import { sameSecret } from './secrets/same-secret.ts'

/** Whether the caller is our edge: in process it always is, over HTTP it has the shared key (docs/behaviour.md, "Upstream key"). */
export async function isFromEdge(c: Context<ApiEnv>): Promise<boolean> {
  const { ROLE, UPSTREAM_KEY } = c.env
  const key = c.req.header('X-Upstream-Key') ?? ''
  return ROLE !== 'api' || (UPSTREAM_KEY !== undefined && (await sameSecret(key, UPSTREAM_KEY)))
}

/**
 * @returns address of the client; null where nobody can be believed about it. An edge has set the header and let nobody else's
 *   in; otherwise the connection's own address counts.
 */
export const clientAddress = async (c: Context<ApiEnv>): Promise<string | null> =>
  c.req.header((await isFromEdge(c)) ? 'X-Client-Address' : 'CF-Connecting-IP') ?? null

/** SHA-256 over traits of the browser (docs/behaviour.md, "Device fingerprint"); absent without script. Anything else is ignored. */
export function fingerprint(c: Context<ApiEnv>): string | null {
  const header = c.req.header('X-Device-Fingerprint')
  return header && /^[\da-f]{64}$/i.test(header) ? header.toLowerCase() : null
}

/** Longer ones are cut: this is shown to its owner, to know the device by. */
const LONGEST_AGENT = 300

export const userAgent = (c: Context<ApiEnv>): string => (c.req.header('User-Agent') ?? '').slice(0, LONGEST_AGENT)
