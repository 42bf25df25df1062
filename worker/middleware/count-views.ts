/** Counts views of the pages of companies and products, after the response (docs/decisions/0012-views.md). */
import type { ExecutionContext } from '@cloudflare/workers-types'
import type { PageViewReport, SeenPages } from '../../domain/contract/page-views.ts'
import { getOrCreate } from '../../domain/get-or-create.ts'
import type { RouteName } from '../../domain/routes.ts'
import type { Bindings } from '../bindings.ts'
import { OWNER_COOKIE } from '../gateway/owner.ts'
import { lazy } from '../lazy.ts'
import { log } from '../observe/log.ts'
import type { ResolvedRequest } from '../request.ts'

/** Parses addresses with a library a tenth as large as the script that serves cached pages. */
const firstView = lazy(() => import('./first-view.ts'))
/** Sends the report, seconds after the response: what it needs is part of the API, which evaluates more than a cached page. */
const client = lazy(() => import('../gateway/client.ts'))

/** Milliseconds for which an isolate collects views, for one write. The platform allows 30 s after a response (waitUntil). */
export const COLLECT_FOR = 3000

/** The id in the cookie `owner`. */
const OWNER = new RegExp(`(?:^|; )${OWNER_COOKIE}=([0-9a-z]{16})(?:\\.[\\w-]+)?(?:;|$)`)

/** Screens that are counted. */
const KINDS: Partial<Record<RouteName, keyof SeenPages>> = {
  product: 'product',
  supplier: 'company',
  serviceCompany: 'company',
}

interface Visit {
  request: Request
  resolved: ResolvedRequest
  env: Bindings
  context: ExecutionContext
}

async function report({ env, context }: Visit, views: PageViewReport): Promise<void> {
  const { postDetached } = await client()
  const { status } = await postDetached({ env, context }, '/views', views)
  if (status !== 204) log('warn', 'views', { status })
}

const noViews = (): SeenPages => ({ product: {}, company: {} })

/** Visitors with an account in one report: views of more than these are not counted. */
const MOST_VIEWERS = 50

/** Views since the last report, by the opaque id of the account that viewed; '' for all visitors without one. */
let collected = new Map<string, SeenPages>()
/** When they are reported, in milliseconds since 1970. If it is long past, nothing is due, or the reporting request was cut off. */
let dueAt = 0

async function reportLater(visit: Visit): Promise<void> {
  dueAt = Date.now() + COLLECT_FOR
  await new Promise((done) => setTimeout(done, COLLECT_FOR))
  dueAt = 0
  const seen = collected
  collected = new Map()
  await report(
    visit,
    [...seen].map(([by, pages]) => ({ ...pages, ...(by && { by }) })),
  )
}

/** A page fetched ahead (web/app/navigation/prefetch.ts), or for the service worker's cache (web/sw/payloads.ts), has not been seen yet. */
const isAhead = (headers: Headers) => /prefetch/.test(`${headers.get('Purpose')} ${headers.get('Sec-Purpose')}`)

/**
 * @returns id of the account whose browser it is, '' without one; null for a session that expired more than a day ago: it may be one of the
 *   company's own people. The cookie is not verified: with a forged one a visitor's own views are not counted, nothing more.
 */
function viewerOf(request: Request): string | null {
  const cookies = request.headers.get('Cookie') ?? ''
  const by = OWNER.exec(cookies)?.[1]
  return by ?? (/\bsession=1/.test(cookies) ? null : '')
}

async function countFirst(visit: Visit, by: string, kind: keyof SeenPages, id: string): Promise<void> {
  const { isFirstToday } = await firstView()
  if (!isFirstToday(visit.request, `${kind} ${id}`)) return
  if (!collected.has(by) && collected.size >= MOST_VIEWERS) return
  const pages = getOrCreate(collected, by, noViews)
  pages[kind][id] = (pages[kind][id] ?? 0) + 1
  if (Date.now() > dueAt + COLLECT_FOR) await reportLater(visit)
}

function count(visit: Visit, kind: keyof SeenPages, id: string): void {
  const { request, env, context } = visit
  // Without the key an external API accepts no counts.
  if (env.API_BASE_URL && !env.UPSTREAM_KEY) return
  const by = viewerOf(request)
  if (by !== null) context.waitUntil(countFirst(visit, by, kind, id))
}

/**
 * Counts a response as a view where it is one: the whole page of a company or a product, shown to a person. A 304 belongs to a visit that
 * was counted before.
 */
export function countView(visit: Visit, response: Response): void {
  const { request, resolved } = visit
  const { route } = resolved
  const kind = route && KINDS[route.name]
  const isPerson = !resolved.isBot && Boolean(request.headers.get('User-Agent'))
  if (!kind || request.method !== 'GET' || response.status !== 200 || !isPerson) return
  if (!isAhead(request.headers)) count(visit, kind, route.id)
  // A click may show the prefetched copy and fetch the page again in the background (RFC 5861): that second request is the view.
  else if (resolved.wantsPayload) response.headers.set('Cache-Control', 'public, max-age=0, stale-while-revalidate=30')
}
