/** What a request says about the device it comes from. */
import type { Context } from 'hono'
import { COUNTRY_HEADER, knownCountry } from '../country-header.ts'
import { lazy } from '../lazy.ts'
import type { ApiEnv } from './http/api-env.ts'
import { sameSecret } from './secrets/same-secret.ts'

/** Imported lazily: most pages call nothing that is limited by network, and need no library that parses addresses. */
const networks = lazy(() => import('../networks.ts'))

/**
 * Whether this site's own edge sends the request: in process no one else can, over HTTP it has the shared key (docs/behaviour.md, "Upstream
 * key").
 */
export async function isFromEdge(c: Context<ApiEnv>): Promise<boolean> {
  const { ROLE, UPSTREAM_KEY } = c.env
  const key = c.req.header('X-Upstream-Key') ?? ''
  return ROLE !== 'api' || (UPSTREAM_KEY !== undefined && (await sameSecret(key, UPSTREAM_KEY)))
}

/**
 * @returns address of the client, null where it is not known. An edge sets the header itself and drops a visitor's own; without
 *   an edge it is the connection's address.
 */
const clientAddress = async (c: Context<ApiEnv>): Promise<string | null> =>
  c.req.header((await isFromEdge(c)) ? 'X-Client-Address' : 'CF-Connecting-IP') ?? null

/** @returns ISO 3166-1 alpha-2 of the network that the request comes from, as the platform names it; null where it is not known */
export async function clientCountry(c: Context<ApiEnv>): Promise<string | null> {
  const country = c.req.header((await isFromEdge(c)) ? 'X-Client-Country' : COUNTRY_HEADER)
  return country === undefined ? null : knownCountry(country)
}

/** @returns the networks by which limits count the client, the narrowest first; none where its address is not known */
export const clientNetworks = async (c: Context<ApiEnv>): Promise<string[]> =>
  (await networks()).networksOf(await clientAddress(c))

/** SHA-256 over traits of the browser (docs/behaviour.md, "Device fingerprint"); null without script or where it is not a SHA-256. */
export function fingerprint(c: Context<ApiEnv>): string | null {
  const header = c.req.header('X-Device-Fingerprint')
  return header && /^[\da-f]{64}$/i.test(header) ? header.toLowerCase() : null
}

/** Longer ones are cut: owners of an account recognize a device by the beginning. */
const MAX_AGENT_LENGTH = 300

export const userAgent = (c: Context<ApiEnv>): string => (c.req.header('User-Agent') ?? '').slice(0, MAX_AGENT_LENGTH)
