/** Counts views of companies and products, and products shown in lists, after the response (docs/decisions/0012-views.md, 0051-statistics.md). */
import type { ExecutionContext } from '@cloudflare/workers-types'
import type { SeenPages } from '../../domain/contract/page-views.ts'
import type { RouteName } from '../../domain/routes.ts'
import type { Bindings } from '../bindings.ts'
import { SHOWN_HEADER } from '../cache/shown-header.ts'
import { COUNTRY_HEADER, knownCountry } from '../country-header.ts'
import { OWNER_COOKIE } from '../gateway/owner.ts'
import { lazy } from '../lazy.ts'
import { log } from '../observe/log.ts'
import type { ResolvedRequest } from '../request.ts'

/** Parses addresses with a library a tenth as large as the script that serves cached pages. */
const importCounters = lazy(async () => ({
  ...(await import('./first-view.ts')),
  ...(await import('./collected-views.ts')),
}))
type Counters = Awaited<ReturnType<typeof importCounters>>
/** Once they are loaded, a view is counted at once: a promise and a waitUntil of its own would cost a fifth of a cached page. */
let counters: Counters | undefined
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

/** When the collected views are reported, in milliseconds since 1970. If it is long past, nothing is due, or the reporting request was cut off. */
let dueAt = 0

async function reportLater({ env, context }: Visit, { takeViews }: Counters): Promise<void> {
  dueAt = Date.now() + COLLECT_FOR
  await new Promise((done) => setTimeout(done, COLLECT_FOR))
  dueAt = 0
  const { postDetached } = await client()
  const { status } = await postDetached({ env, context }, '/views', takeViews())
  if (status !== 204) log('warn', 'views', { status })
}

/** A page fetched ahead (web/app/navigation/prefetch.ts), or for the service worker's cache (web/sw/payloads.ts), has not been seen yet. */
export const isAhead = (headers: Headers) => /prefetch/.test(`${headers.get('Purpose')} ${headers.get('Sec-Purpose')}`)

/**
 * @returns id of the account whose browser it is, '' without one; null for a session that expired more than a day ago: it may be one of the
 *   company's own people. The cookie is not verified: with a forged one a visitor's own views are not counted, nothing more.
 */
function viewerOf(request: Request): string | null {
  const cookies = request.headers.get('Cookie') ?? ''
  const by = OWNER.exec(cookies)?.[1]
  return by ?? (/\bsession=1/.test(cookies) ? null : '')
}

/** What a response has shown: a page of its own, or the products of a list. */
type Shown = { kind: keyof SeenPages; id: string } | { ids: string }

/** What the list was searched by from which the page was opened; '' for none. */
function wordsOfReferrer({ headers, url }: Request): string {
  const referrer = headers.get('Referer')
  if (!referrer?.includes('q=') || !URL.canParse(referrer)) return ''
  const { origin, searchParams } = new URL(referrer)
  return url.startsWith(`${origin}/`) ? (searchParams.get('q') ?? '') : ''
}

const wordsOfList = ({ search }: ResolvedRequest): string =>
  search.includes('q=') ? (new URLSearchParams(search).get('q') ?? '') : ''

function countFirst(visit: Visit, by: string, shown: Shown, loaded: Counters): void {
  const { request, resolved, context } = visit
  const { isFirstToday, addPage, addList, countedWords } = loaded
  const what = 'ids' in shown ? `list ${resolved.path}${resolved.search}` : `${shown.kind} ${shown.id}`
  if (!isFirstToday(request, what)) return
  const viewer = { by, country: knownCountry(request.headers.get(COUNTRY_HEADER) ?? '') ?? '' }
  if ('ids' in shown) addList(viewer, shown.ids, countedWords(wordsOfList(resolved)))
  else addPage(viewer, shown.kind, shown.id, countedWords(wordsOfReferrer(request)))
  if (Date.now() > dueAt + COLLECT_FOR) context.waitUntil(reportLater(visit, loaded))
}

async function loadAndCount(visit: Visit, by: string, shown: Shown): Promise<void> {
  counters = await importCounters()
  countFirst(visit, by, shown, counters)
}

function count(visit: Visit, shown: Shown): void {
  const { request, env, context } = visit
  // Without the key an external API accepts no counts.
  if (env.API_BASE_URL && !env.UPSTREAM_KEY) return
  const by = viewerOf(request)
  if (by === null) return
  if (counters) countFirst(visit, by, shown, counters)
  else context.waitUntil(loadAndCount(visit, by, shown))
}

/** @returns what a response has shown of what is counted; null for nothing. The header with it is for this alone. */
function shownBy({ resolved: { route } }: Visit, { headers }: Response): Shown | null {
  const ids = headers.get(SHOWN_HEADER)
  if (ids) {
    headers.delete(SHOWN_HEADER)
    return { ids }
  }
  const kind = route && KINDS[route.name]
  return kind ? { kind, id: route.id } : null
}

/**
 * Counts a response as a view where it is one: the whole page of a company, a product or a list of products, shown to a person. A 304 belongs to
 * a visit that was counted before.
 */
export function countView(visit: Visit, response: Response): void {
  const { request, resolved } = visit
  const shown = shownBy(visit, response)
  const isPerson = !resolved.isBot && Boolean(request.headers.get('User-Agent'))
  if (!shown || request.method !== 'GET' || response.status !== 200 || !isPerson) return
  if (!isAhead(request.headers)) count(visit, shown)
  // A click may show the prefetched copy and fetch the page again in the background (RFC 5861): that second request is the view.
  else if (resolved.wantsPayload) response.headers.set('Cache-Control', 'public, max-age=0, stale-while-revalidate=30')
}
