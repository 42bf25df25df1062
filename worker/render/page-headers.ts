/** Headers of a page that depend on who asks for it, or on what was loaded. */
import type { Context } from 'hono'
import { SHOWN_HEADER } from '../cache/shown-header.ts'
import type { EdgeEnv } from '../edge-env.ts'
import type { RenderedPage } from './render-page.ts'

/** The browser may store the page, and revalidates it each time. */
const PUBLIC = 'public, max-age=0, must-revalidate'
const PRIVATE = 'private, no-cache'
const NEVER_STORED = 'no-store'

/** A browser's own copy depends on the currency, which is in a cookie. */
export const SHARED_VARY = 'User-Agent, Cookie'

/** How the browser may cache the page. */
export const cacheControl = (c: Context<EdgeEnv>, { payload: { route, status } }: RenderedPage) => {
  // At the next request the failure may be over.
  if (status >= 500) return NEVER_STORED
  if (c.var.resolved.cacheKey) return PUBLIC
  // Also for a missing personal screen: its error page may name a company of the visitor's.
  return route === 'personal' || c.var.resolved.personal ? NEVER_STORED : PRIVATE
}

/** The products of the page's list, to be counted as shown; crawlers are not counted. */
export const shownHeader = (
  c: Context<EdgeEnv>,
  { payload: { head, status } }: RenderedPage,
): Record<string, string> =>
  head.shown?.length && status === 200 && !c.var.resolved.isBot ? { [SHOWN_HEADER]: head.shown.join(',') } : {}

/** Headers of one response, which the page cache must not store: the log identifies the response by this id. */
export const ownHeaders = (c: Context<EdgeEnv>) => ({ 'X-Request-Id': c.var.requestId })
