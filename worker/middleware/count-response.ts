import type { SeenPages } from '../../domain/contract/page-views.ts'
import type { RouteName } from '../../domain/routes.ts'
import type { ResolvedRequest } from '../request.ts'
import type { Visit } from './collector.ts'
import { countView, type Shown } from './count-views.ts'
import { countVisit } from './count-visits.ts'

/** A request that may be counted, with what it asks for. */
export type ResolvedVisit = Visit & { resolved: ResolvedRequest }

/** Screens whose views are counted. */
const KINDS: Partial<Record<RouteName, keyof SeenPages>> = {
  product: 'product',
  supplier: 'company',
  serviceCompany: 'company',
}

/**
 * Whether a page was prefetched (web/app/navigation/prefetch.ts), or fetched for the service worker's cache (web/sw/payloads.ts), so that
 * nobody has seen it yet.
 */
const isAhead = (headers: Headers) => /prefetch/.test(`${headers.get('Purpose')} ${headers.get('Sec-Purpose')}`)

/** What a response has shown that is counted; null for nothing. */
function shownBy({ route }: ResolvedRequest, ids: string | null): Shown | null {
  if (ids) return { ids }
  const kind = route && KINDS[route.name]
  return kind ? { kind, id: route.id } : null
}

/**
 * Counts a whole page as a visit, and as a view where it is one of a company, a product or a list of products, shown to a person. A 304
 * belongs to a visit that was counted before. Requests without a User-Agent are not counted.
 * @param shownIds of the products that the response lists (cache/shown-header.ts)
 */
export function countResponse(visit: ResolvedVisit, response: Response, shownIds: string | null): void {
  const { request, resolved } = visit
  const shown = shownBy(resolved, shownIds)
  if (response.status !== 200 || request.method !== 'GET' || !resolved.userAgent) return
  if (!isAhead(request.headers)) {
    if (shown && !resolved.isBot) countView(visit, shown)
    countVisit(visit)
    return
  }
  // A click may show the prefetched copy and fetch the page again in the background (RFC 5861): this second request is counted as the view.
  if (shown && !resolved.isBot && resolved.wantsPayload)
    response.headers.set('Cache-Control', 'public, max-age=0, stale-while-revalidate=30')
}
