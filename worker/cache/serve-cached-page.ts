import build from 'virtual:build-info'
import { createMiddleware } from 'hono/factory'
import { getPath } from 'hono/utils/url'
import { matchRoute } from '../../domain/routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { isKnownCrawler } from '../middleware/bots.ts'
import { parsePath, rememberLocale } from '../middleware/locale.ts'
import { log } from '../observe/log.ts'
import { isPublicRoute, queryKeys } from '../render/route-rules.ts'
import { type CachedPage, pageCache } from './page-cache.ts'

const isBot = (request: Request) => isKnownCrawler(request.headers.get('User-Agent') ?? undefined)

/** Above this many characters of known query a page is nobody's bookmark: it is rendered and not kept. */
const LONGEST_QUERY = 300

/**
 * What makes two visits the same page: build, origin, language, bot flag, path and the query keys the route knows, in the
 * route's order. Everything else (cookies, utm_*, order of keys) must not reach a page that is kept.
 * @returns null where the page is not for everybody
 */
function cacheKey(request: Request): string | null {
  const pathname = getPath(request)
  const { locale, path, wantsPayload } = parsePath(pathname)
  const match = locale && matchRoute(path)
  if (request.method !== 'GET' || !match || !isPublicRoute(match.name)) return null
  // '/ru/' is not '/ru' yet: it is led there first (tidy-path.ts).
  if (pathname.endsWith('/')) return null
  const { url } = request
  const query = url.includes('?') ? knownQuery(url, queryKeys(match.name)) : ''
  if (query.length > LONGEST_QUERY) return null
  const kind = wantsPayload ? 'payload' : isBot(request) ? 'bot' : 'page'
  return `${url.slice(0, url.indexOf('/', url.indexOf('//') + 2))}/__page/${build.id}/${kind}/${locale}${path}?${query}`
}

function knownQuery(url: string, keys: readonly string[]): string {
  const search = new URLSearchParams(url.slice(url.indexOf('?')))
  const known = new URLSearchParams()
  for (const key of keys) {
    const value = search.get(key)
    if (value) known.set(key, value)
  }
  return known.toString()
}

/**
 * Whether an If-None-Match names this ETag, by weak comparison (RFC 9110 section 13.1.2): whoever compresses an answer on
 * its way weakens the ETag, and a strict comparison would never be true again.
 */
export function namesETag(header: string | undefined, etag: string | undefined): boolean {
  if (!header || !etag) return false
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
}

/** A page's headers as the platform has them: cheaper to hand over than a dozen of strings each time. */
const written = new WeakMap<CachedPage, Headers>()

function headersOf(page: CachedPage): Headers {
  const known = written.get(page) ?? new Headers({ ...page.headers, 'Server-Timing': 'cache' })
  written.set(page, known)
  return known
}

const answer = (request: Request, page: CachedPage) => {
  const headers = headersOf(page)
  if (namesETag(request.headers.get('If-None-Match') ?? undefined, page.headers.ETag))
    return new Response(null, { status: 304, headers })
  return new Response(page.body, { headers })
}

/** A store that fails is as good as one that has no copy. */
function toMiss(error: unknown): null {
  log('error', 'page cache', {}, error)
  return null
}

/**
 * A public page from the cache, before the app is asked (worker/index.ts): the way through it would cost as much as the answer.
 * @returns null where there is no copy, or can be none
 */
export async function keptPage(request: Request): Promise<Response | null> {
  const key = cacheKey(request)
  const kept = key === null ? null : await pageCache.get(key).catch(toMiss)
  if (!kept) return null
  const page = answer(request, kept)
  if (!isBot(request)) rememberLocale(request, page)
  return page
}

/** Settles where `render` keeps what it makes. */
export const keepable = createMiddleware<EdgeEnv>(function keepable(c, next) {
  c.set('cacheKey', cacheKey(c.req.raw) ?? undefined)
  return next()
})
