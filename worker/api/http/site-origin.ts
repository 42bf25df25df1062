import type { Context } from 'hono'
import { siteOriginOf } from '../../site-origin.ts'
import { isFromEdge } from '../client.ts'
import type { ApiEnv } from './api-env.ts'
import { isLoopback } from './loopback.ts'

/**
 * On a developer's machine the server accepts any Host header: without this check a request could have links to another site sent by
 * e-mail.
 */
function localOrigin(origin: string): string {
  if (isLoopback(origin)) return origin
  const { port } = new URL(origin)
  return port ? `http://localhost:${port}` : 'http://localhost'
}

/**
 * The API's own address is not the site's: its edge calls it in process or on another host, and sends the origin that the visitor requested.
 * @returns the site's public origin for links in e-mails: 'https://market.example' (docs/behaviour.md, "Links in e-mails")
 */
export async function siteOrigin(c: Context<ApiEnv>): Promise<string> {
  const atEdge = (await isFromEdge(c)) ? c.req.header('X-Site-Origin') : undefined
  const origin = siteOriginOf(c.env, atEdge ?? c.req.url)
  return c.env.ENVIRONMENT === 'local' && !c.env.SITE_ORIGIN ? localOrigin(origin) : origin
}
