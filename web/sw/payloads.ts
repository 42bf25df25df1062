import { href } from '../../domain/routes.ts'
import { isCached, NETWORK_TIMEOUT, pageStrategy } from './cached-pages.ts'
import { localeOf } from './messages.ts'

const PAYLOAD = '/_payload.json'

/** The document a payload is of: '/ru/catalog/_payload.json?page=2' → '/ru/catalog?page=2'; null for other addresses. */
export function documentOf(url: URL): URL | null {
  if (!url.pathname.endsWith(PAYLOAD)) return null
  const document = new URL(url)
  document.pathname = url.pathname.slice(0, -PAYLOAD.length)
  return document
}

/**
 * What the app answers by loading the address as a document (web/app/navigation/router.ts: a page without the frame). That document is the
 * kept one, which says how old it is, or the offline page.
 */
const loadDocument = () => Response.json({ layout: 'empty', head: {}, slots: {} })

/** Fetches and keeps the document of a page, and says that nobody looks at it; without a network nothing changes. */
async function cacheDocument(url: URL, event: ExtendableEvent): Promise<void> {
  const [answer, done] = pageStrategy(url).handleAll({
    event,
    request: new Request(url, { headers: { Purpose: 'prefetch' } }),
  })
  await Promise.allSettled([answer, done])
}

/** Resolves when patience has ended with a copy at hand; without a copy never, for waiting is all there is to do. */
const cachedAfterTimeout = (document: URL) =>
  new Promise<Response>((resolve) => {
    setTimeout(async () => {
      if (await isCached(document)) resolve(loadDocument())
    }, NETWORK_TIMEOUT * 1000)
  })

async function fetchPayload(event: ExtendableEvent, request: Request, document: URL): Promise<Response> {
  const answer = await fetch(request)
  // Opened through its payload, it is the document that a reload or a visit without a network asks for.
  if (answer.ok) event.waitUntil(cacheDocument(document, event))
  return answer
}

/**
 * A page as the app's own navigation fetches it: from the network, else as a document. What is fetched ahead for links in view
 * (web/app/navigation/prefetch.ts) is no visit, and left alone.
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

/** @param pages addresses on this site, with or without their origin */
export async function cacheDocuments(pages: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const page of new Set(pages)) await cacheDocument(new URL(page, location.origin), event)
}

/**
 * A page of a first visit was loaded before anybody could keep it: it, the home page and the favourites are kept now. Not while
 * the service worker is being activated: whatever the page asks for would wait for that to end.
 */
export async function cacheFirstPage(url: string, event: ExtendableEvent): Promise<void> {
  const locale = localeOf(url)
  await cacheDocuments([url, href('home', locale), href('favourites', locale)], event)
}
