import { PAYLOAD_PATH } from '../../domain/payload-path.ts'
import { href } from '../../domain/routes.ts'
import { isCached, NETWORK_TIMEOUT, pageStrategy } from './cached-pages.ts'
import { localeOf } from './messages.ts'

/** The document of a payload: '/ru/catalog/_payload.json?page=2' → '/ru/catalog?page=2'; null for other addresses. */
export function documentOf(url: URL): URL | null {
  if (!url.pathname.endsWith(PAYLOAD_PATH)) return null
  const document = new URL(url)
  document.pathname = url.pathname.slice(0, -PAYLOAD_PATH.length)
  return document
}

/**
 * A payload that makes the app load the address as a document (web/app/navigation/router.ts: a page without the frame).
 * The response to that is the cached document, which shows its age, or the offline page.
 */
const loadDocument = () => Response.json({ layout: 'empty', head: {}, slots: {} })

/**
 * Fetches and caches the document of a page, marked as a prefetch so that it is not counted as a visit; without a
 * network nothing changes.
 */
async function cacheDocument(url: URL, event: ExtendableEvent): Promise<void> {
  const [response, done] = pageStrategy(url).handleAll({
    event,
    request: new Request(url, { headers: { Purpose: 'prefetch' } }),
  })
  await Promise.allSettled([response, done])
}

/** Resolves after the time limit if the document is cached; otherwise never, so that the network decides. */
const cachedAfterTimeout = (document: URL) =>
  new Promise<Response>((resolve) => {
    setTimeout(async () => {
      if (await isCached(document)) resolve(loadDocument())
    }, NETWORK_TIMEOUT * 1000)
  })

async function fetchPayload(event: ExtendableEvent, request: Request, document: URL): Promise<Response> {
  const response = await fetch(request)
  // A page opened through its payload must be cached as a document, which a reload or a visit without a network
  // requests.
  if (response.ok) event.waitUntil(cacheDocument(document, event))
  return response
}

/**
 * Responds to a navigation of the app: from the network, else by having it load the document. Prefetches for links in
 * view (web/app/navigation/prefetch.ts) are not visits, so nothing is cached for them.
 */
export async function respondWithPayload(event: ExtendableEvent, request: Request, document: URL): Promise<Response> {
  if (request.headers.get('Purpose') === 'prefetch') return fetch(request)
  try {
    return await Promise.race([fetchPayload(event, request, document), cachedAfterTimeout(document)])
  } catch (error) {
    if (request.signal.aborted) throw error
    return loadDocument()
  }
}

/** @param pages addresses on this site, absolute or without origin */
export async function cacheDocuments(pages: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const page of new Set(pages)) await cacheDocument(new URL(page, location.origin), event)
}

/**
 * Caches the page of a first visit, which was loaded before there was a service worker, with the home page and the
 * favourites. This must not run during activation, which would delay all requests of the page.
 */
export async function cacheFirstPage(url: string, event: ExtendableEvent): Promise<void> {
  const locale = localeOf(url)
  await cacheDocuments([url, href('home', locale), href('favourites', locale)], event)
}
