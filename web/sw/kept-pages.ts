import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { isLocale } from '../locale.ts'
import { matchRoute, routes } from '../routes.ts'
import { formatMoment, localeOf, wordsOf } from './words.ts'

/** Documents that are everybody's, and those that show what this person or device has: the latter go at sign-out. */
export const PUBLIC_PAGES = 'pages'
export const PERSONAL_PAGES = 'personal-pages'
/** Answers of the api for the favourites. */
export const PERSONAL_CARDS = 'personal-cards'

const MONTH = 30 * 24 * 60 * 60
/** A page that is kept is shown after so many seconds without an answer. */
export const PATIENCE = 4

/** When the device kept it, in milliseconds of the epoch. The answer's own Date is the edge's, which may be a copy's. */
const KEPT_AT = 'X-Kept-At'

/** An answer that can be given again later, stamped; null for errors, redirects and whatever is no document. */
async function stamped(response: Response): Promise<Response | null> {
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html')
  if (response.status !== 200 || response.redirected || !isDocument) return null
  const headers = new Headers(response.headers)
  headers.set(KEPT_AT, String(Date.now()))
  // The bytes that follow are no longer those of the wire.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return new Response(response.body, { headers })
}

const START = '<body>'

/** The copy with its age above it; null where it is no whole document, so that the offline page speaks instead. */
async function withAge(response: Response, url: string): Promise<Response | null> {
  const html = await response.text()
  const keptAt = Number(response.headers.get(KEPT_AT))
  if (!keptAt || !html.includes(START) || !html.trimEnd().endsWith('</html>')) return null
  const locale = localeOf(url)
  const age = wordsOf(locale).kept.replace('{{date}}', formatMoment(new Date(keptAt), locale))
  const line = `${START}<p class="notice no-print" role="status" data-kept-at="${keptAt}">${age}</p>`
  return new Response(html.replace(START, line), { headers: response.headers })
}

/** A body that breaks off, or is another program's, counts as no copy. */
const honest: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => stamped(response),
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ? withAge(cachedResponse, request.url).catch(() => null) : null,
}

const expiration = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH, purgeOnQuotaError: true })

// Pages vary with the user agent and cookies, and this device has one of each.
const matchOptions = { ignoreVary: true }

const strategy = (cacheName: string, limits: ExpirationPlugin) =>
  new NetworkFirst({ cacheName, networkTimeoutSeconds: PATIENCE, matchOptions, plugins: [honest, limits] })

const publicPages = strategy(PUBLIC_PAGES, expiration(80))
const personalLimits = expiration(20)
const personalPages = strategy(PERSONAL_PAGES, personalLimits)

/** Whether everybody is shown the same under an address. What no prefix or route tells is taken for a person's. */
function isPublic(url: URL): boolean {
  const [, prefix, ...rest] = url.pathname.split('/')
  const match = isLocale(prefix) ? matchRoute(`/${rest.join('/')}`) : null
  return match !== null && routes[match.name].public
}

/** The strategy a document is fetched and kept with. */
export const pageStrategy = (url: URL): NetworkFirst => (isPublic(url) ? publicPages : personalPages)

export const isKept = async (url: URL): Promise<boolean> =>
  Boolean(await caches.match(url, { cacheName: pageStrategy(url).cacheName, ...matchOptions }))

/** Throws away what was kept for a person, and the list of it. */
export async function dropPersonal(): Promise<void> {
  await Promise.all([caches.delete(PERSONAL_CARDS), caches.delete(PERSONAL_PAGES)])
  await personalLimits.deleteCacheAndMetadata()
}
