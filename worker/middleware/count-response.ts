import type { SeenPages } from '../../domain/contract/page-views.ts'
import type { RouteName } from '../../domain/routes.ts'
import { SHOWN_HEADER } from '../cache/shown-header.ts'
import type { ResolvedRequest } from '../request.ts'
import type { Visit } from './collector.ts'
import { countView, type Shown } from './count-views.ts'
import { countVisit } from './count-visits.ts'

/** Screens whose views are counted. */
const KINDS: Partial<Record<RouteName, keyof SeenPages>> = {
  product: 'product',
  supplier: 'company',
  serviceCompany: 'company',
}

/** A page fetched ahead (web/app/navigation/prefetch.ts), or for the service worker's cache (web/sw/payloads.ts), has not been seen yet. */
const isAhead = (headers: Headers) => /prefetch/.test(`${headers.get('Purpose')} ${headers.get('Sec-Purpose')}`)

/** @returns what a response has shown of what is counted; null for nothing. The header with it is for this alone. */
function takeShown({ route }: ResolvedRequest, { headers }: Response): Shown | null {
  const ids = headers.get(SHOWN_HEADER)
  if (ids) {
    headers.delete(SHOWN_HEADER)
    return { ids }
  }
  const kind = route && KINDS[route.name]
  return kind ? { kind, id: route.id } : null
}

/**
 * Counts a whole page as a visit, and as a view where it is one of a company, a product or a list of products, shown to a person. A 304
 * belongs to a visit that was counted before. Programs that do not say what they browse with are not counted.
 */
export function countResponse(visit: Visit & { resolved: ResolvedRequest }, response: Response): void {
  const { request, resolved } = visit
  const shown = takeShown(resolved, response)
  if (response.status !== 200 || request.method !== 'GET' || !resolved.userAgent) return
  if (!isAhead(request.headers)) {
    if (shown && !resolved.isBot) countView(visit, shown)
    countVisit(visit)
    return
  }
  // A click may show the prefetched copy and fetch the page again in the background (RFC 5861): that second request is the view.
  if (shown && !resolved.isBot && resolved.wantsPayload)
    response.headers.set('Cache-Control', 'public, max-age=0, stale-while-revalidate=30')
}
