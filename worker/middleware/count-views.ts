/** Counts views of the pages of companies and products, after the response (docs/decisions/0012-views.md). */
import type { ExecutionContext } from '@cloudflare/workers-types'
import type { PageViewReport, SeenPages } from '../../domain/contract/page-views.ts'
import type { RouteName } from '../../domain/routes.ts'
import type { Bindings } from '../bindings.ts'
import { postDetached } from '../gateway/client.ts'
import { ACCESS_COOKIE, cookieOf, OWNER_COOKIE } from '../gateway/cookies.ts'
import { log } from '../observe/log.ts'
import type { ResolvedRequest } from '../request.ts'

/** Milliseconds for which an isolate collects views, for one write. The platform allows 30 s after a response (waitUntil). */
export const COLLECT_FOR = 3000

/** The id in the cookie `owner` (gateway/cookies.ts). */
const OWNER = new RegExp(`(?:^|; )${OWNER_COOKIE}=([0-9a-z]{16})(?:;|$)`)

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

async function report({ env, context }: Visit, seen: PageViewReport, bearer?: string): Promise<void> {
  const { status } = await postDetached({ env, context, bearer }, '/views', seen)
  if (status !== 204) log('warn', 'views', { status })
}

const noViews = (): SeenPages => ({ product: {}, company: {} })

/** Views since the last report, by page: nothing in it says by whom. */
let collected = noViews()
/** When they are reported, in milliseconds since 1970. Long past: nothing is due, or the request that was to report was cut off. */
let dueAt = 0

async function reportLater(visit: Visit): Promise<void> {
  dueAt = Date.now() + COLLECT_FOR
  await new Promise((done) => setTimeout(done, COLLECT_FOR))
  dueAt = 0
  const seen = collected
  collected = noViews()
  await report(visit, seen)
}

/** A page fetched ahead (web/app/navigation/prefetch.ts), or for the service worker's cache (web/sw/payloads.ts), has not been seen yet. */
const isAhead = (headers: Headers) => /prefetch/.test(`${headers.get('Purpose')} ${headers.get('Sec-Purpose')}`)

function count(visit: Visit, kind: keyof SeenPages, id: string): void {
  const { request, env, context } = visit
  // Without the key an external API accepts no counts.
  if (env.API_BASE_URL && !env.UPSTREAM_KEY) return
  const cookies = request.headers.get('Cookie') ?? ''
  if (/\baccess=/.test(cookies)) {
    context.waitUntil(report(visit, { ...noViews(), [kind]: { [id]: 1 } }, cookieOf(request, ACCESS_COOKIE)))
    return
  }
  // The session has run out: this may be one of the company's own people, and the API knows by the owner's id.
  if (/\bsession=1/.test(cookies)) {
    const by = OWNER.exec(cookies)?.[1]
    if (by) context.waitUntil(report(visit, { ...noViews(), [kind]: { [id]: 1 }, by }))
    return
  }
  if (Date.now() > dueAt + COLLECT_FOR) context.waitUntil(reportLater(visit))
  collected[kind][id] = (collected[kind][id] ?? 0) + 1
}

/**
 * Counts a response as a view where it is one: the whole page of a company or a product, shown to a person. A 304 belongs to a visit
 * that has been counted.
 */
export function countView(visit: Visit, response: Response): void {
  const { request, resolved } = visit
  const { route } = resolved
  const kind = route && KINDS[route.name]
  const isPerson = !resolved.isBot && Boolean(request.headers.get('User-Agent'))
  if (!kind || request.method !== 'GET' || response.status !== 200 || !isPerson) return
  if (!isAhead(request.headers)) count(visit, kind, route.id)
  // The click may use the copy, and fetches the page again behind it (RFC 5861): that second request is the view.
  else if (resolved.wantsPayload) response.headers.set('Cache-Control', 'public, max-age=0, stale-while-revalidate=30')
}
