import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst, type Strategy } from 'workbox-strategies'
import { MONTH_S } from '../../domain/durations.ts'
import { formatMoment } from '../../domain/moment.ts'
import { localeOf, MESSAGES } from './messages.ts'
import { isNeverCached, isPublicPage } from './public-pages.ts'

/**
 * Caches of documents that are the same for every visitor, and of those with a user's or device's data, which are
 * deleted at sign-out.
 */
export const PUBLIC_PAGE_CACHE = 'pages'
export const PERSONAL_PAGE_CACHE = 'personal-pages'
/** Cache of the API's responses for favourites. */
export const PERSONAL_CARD_CACHE = 'personal-cards'

/** Seconds without a response after which the cached page is shown. */
export const NETWORK_TIMEOUT = 4

/**
 * Header with the time of caching, in milliseconds since 1970. The response's own Date is the edge's, which may have
 * cached it earlier.
 */
const CACHED_AT = 'X-Kept-At'

/**
 * @returns the response with the time of caching; null for errors, redirects and anything but documents, which are not
 * cached
 */
async function stamped(response: Response): Promise<Response | null> {
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html')
  if (response.status !== 200 || response.redirected || !isDocument) return null
  const headers = new Headers(response.headers)
  headers.set(CACHED_AT, String(Date.now()))
  // The body is decoded, so its encoding and length on the wire no longer apply.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return new Response(response.body, { headers })
}

const BODY = /<body\b[^>]*>/

/**
 * @returns the cached page with its age at the top; null for an incomplete document, so that the offline page is shown
 */
async function withAge(response: Response, url: string): Promise<Response | null> {
  const html = await response.text()
  const cachedAt = Number(response.headers.get(CACHED_AT))
  const [body] = BODY.exec(html) ?? []
  if (!cachedAt || body === undefined || !html.trimEnd().endsWith('</html>')) return null
  const locale = localeOf(url)
  const age = MESSAGES[locale].kept.replace('{{date}}', formatMoment(new Date(cachedAt), locale))
  const line = `${body}<p class="notice no-print" role="status" data-of-this-device data-cached-at="${cachedAt}">${age}</p>`
  return new Response(
    html.replace(body, () => line),
    { headers: response.headers },
  )
}

/** Treats an incomplete or foreign document in the cache as missing. */
const wholeDocuments: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => stamped(response),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ? withAge(cachedResponse, request.url).catch(() => null) : null,
}

/** Number of sign-ins, sign-outs and choices of a currency since the script started. */
let changes = 0

/** A response that was requested before such a change must not be cached after it. */
const sameVisitor: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.changes = changes
  },
  cacheWillUpdate: async ({ response, state }) => (state?.changes === changes ? response : null),
}

/** Stores at most this number of entries for a month, and deletes them when the device runs out of space. */
export const expiration = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true })

// Pages vary by user agent and cookies, which are the same for all requests of this device.
export const matchOptions = { ignoreVary: true }

const networkFirst = (cacheName: string, plugins: WorkboxPlugin[]) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds: NETWORK_TIMEOUT, matchOptions, plugins })

const publicLimits = expiration(80)
const publicPages = networkFirst(PUBLIC_PAGE_CACHE, [sameVisitor, wholeDocuments, publicLimits])
const personalLimits = expiration(20)
const personalPages = networkFirst(PERSONAL_PAGE_CACHE, [sameVisitor, wholeDocuments, personalLimits])
// Nothing is in its cache, so that without a network it fails.
const uncachedPages = new NetworkFirst({ plugins: [{ cacheWillUpdate: async () => null }] })

/** @returns the strategy by which a document is fetched and cached */
export function pageStrategy({ pathname }: URL): Strategy {
  if (isNeverCached(pathname)) return uncachedPages
  return isPublicPage(pathname) ? publicPages : personalPages
}

export const isCached = async (url: URL): Promise<boolean> =>
  Boolean(await caches.match(url, { cacheName: pageStrategy(url).cacheName, ...matchOptions }))

/** Deletes a user's cached pages and cards. */
export async function deletePersonalCaches(): Promise<void> {
  changes++
  await Promise.all([caches.delete(PERSONAL_CARD_CACHE), caches.delete(PERSONAL_PAGE_CACHE)])
  await personalLimits.deleteCacheAndMetadata()
}

/** Deletes every cached page: they show prices in the currency that was chosen before. */
export async function deletePages(): Promise<void> {
  changes++
  await Promise.all([PUBLIC_PAGE_CACHE, PERSONAL_PAGE_CACHE].map((name) => caches.delete(name)))
  await Promise.all([publicLimits, personalLimits].map((limits) => limits.deleteCacheAndMetadata()))
}
