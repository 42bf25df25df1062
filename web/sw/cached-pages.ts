import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies'
import { formatMoment, localeOf, messagesOf } from './messages.ts'
import { isNeverCached, isPublicPage } from './public-pages.ts'

/** Documents that are everybody's, and those that show what this person or device has: the latter go at sign-out. */
export const PUBLIC_PAGE_CACHE = 'pages'
export const PERSONAL_PAGE_CACHE = 'personal-pages'
/** Answers of the api for the favourites. */
export const PERSONAL_CARD_CACHE = 'personal-cards'

const MONTH = 30 * 24 * 60 * 60
/** A page that is kept is shown after so many seconds without an answer. */
export const NETWORK_TIMEOUT = 4

/** When the device kept it, in milliseconds of the epoch. The answer's own Date is the edge's, which may be a copy's. */
const CACHED_AT = 'X-Kept-At'

/** An answer that can be given again later, stamped; null for errors, redirects and whatever is no document. */
async function stamped(response: Response): Promise<Response | null> {
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html')
  if (response.status !== 200 || response.redirected || !isDocument) return null
  const headers = new Headers(response.headers)
  headers.set(CACHED_AT, String(Date.now()))
  // The bytes that follow are no longer those of the wire.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return new Response(response.body, { headers })
}

const START = '<body>'

/** The copy with its age above it; null where it is no whole document, so that the offline page speaks instead. */
async function withAge(response: Response, url: string): Promise<Response | null> {
  const html = await response.text()
  const keptAt = Number(response.headers.get(CACHED_AT))
  if (!keptAt || !html.includes(START) || !html.trimEnd().endsWith('</html>')) return null
  const locale = localeOf(url)
  const age = messagesOf(locale).kept.replace('{{date}}', formatMoment(new Date(keptAt), locale))
  const line = `${START}<p class="notice no-print" role="status" data-of-this-device data-kept-at="${keptAt}">${age}</p>`
  return new Response(html.replace(START, line), { headers: response.headers })
}

/** A body that breaks off, or is another program's, counts as no copy. */
const wholeDocuments: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => stamped(response),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ? withAge(cachedResponse, request.url).catch(() => null) : null,
}

/** How often whose device this is has changed since the script started. */
let changes = 0

/** What was asked for before somebody signed out must not be kept after. */
const samePerson: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.changes = changes
  },
  cacheWillUpdate: async ({ response, state }) => (state?.changes === changes ? response : null),
}

/** Keeps so many for a month, and gives them up where the device has no room. */
export const expiration = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH, purgeOnQuotaError: true })

// Pages vary with the user agent and cookies, and this device has one of each.
export const matchOptions = { ignoreVary: true }

const networkFirst = (cacheName: string, plugins: WorkboxPlugin[]) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds: NETWORK_TIMEOUT, matchOptions, plugins })

const publicPages = networkFirst(PUBLIC_PAGE_CACHE, [wholeDocuments, expiration(80)])
const personalLimits = expiration(20)
const personalPages = networkFirst(PERSONAL_PAGE_CACHE, [samePerson, wholeDocuments, personalLimits])
const uncachedPages = new NetworkOnly()

/** The strategy a document is fetched and kept with. */
export function pageStrategy({ pathname }: URL): Strategy {
  if (isNeverCached(pathname)) return uncachedPages
  return isPublicPage(pathname) ? publicPages : personalPages
}

export const isCached = async (url: URL): Promise<boolean> =>
  Boolean(await caches.match(url, { cacheName: pageStrategy(url).cacheName, ...matchOptions }))

/** Throws away what was kept for a person: pages, and the list of them. */
export async function deletePersonalCaches(): Promise<void> {
  changes++
  await Promise.all([caches.delete(PERSONAL_CARD_CACHE), caches.delete(PERSONAL_PAGE_CACHE)])
  await personalLimits.deleteCacheAndMetadata()
}
