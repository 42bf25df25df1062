import build from 'virtual:build-info'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchRoute } from '../../web/routes.ts'
import type { Env } from '../env.ts'
import { type KeptPage, pageCache } from '../render/page-cache.ts'
import { isPublicRoute, queryKeys } from '../render/route-rules.ts'
import { isKnownCrawler } from './bots.ts'
import { parsePath, rememberLocale } from './locale.ts'

const isBot = (c: Context<Env>) => isKnownCrawler(c.req.header('User-Agent'))

/** Above this many characters of known query a page is nobody's bookmark: it is rendered and not kept. */
const LONGEST_QUERY = 300

/**
 * What makes two visits the same page: build, origin, language, bot flag, path and the query keys the route knows, in the
 * route's order. Everything else (cookies, utm_*, order of keys) must not reach a page that is kept.
 * @returns null where the page is not for everybody
 */
function cacheKey(c: Context<Env>): string | null {
  const { locale, path, wantsPayload } = parsePath(c.req.path)
  const match = locale && matchRoute(path)
  if (c.req.method !== 'GET' || !match || !isPublicRoute(match.name)) return null
  // '/ru/' is not '/ru' yet: it is led there first (tidy-path.ts).
  if (c.req.path.endsWith('/')) return null
  const { url } = c.req
  const query = url.includes('?') ? knownQuery(url, queryKeys(match.name)) : ''
  if (query.length > LONGEST_QUERY) return null
  const kind = wantsPayload ? 'payload' : isBot(c) ? 'bot' : 'page'
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
const written = new WeakMap<KeptPage, Headers>()

function headersOf(page: KeptPage): Headers {
  const known = written.get(page) ?? new Headers({ ...page.headers, 'Server-Timing': 'cache' })
  written.set(page, known)
  return known
}

const answer = (c: Context<Env>, page: KeptPage) => {
  const headers = headersOf(page)
  if (namesETag(c.req.header('If-None-Match'), page.headers.ETag)) return new Response(null, { status: 304, headers })
  return new Response(page.body, { headers })
}

/**
 * Answers a public page from the cache; `render` keeps what it makes under the same key. It stands before everything else
 * in worker/app.ts: the rest of the way would cost as much as the answer.
 */
export const keptPages = createMiddleware<Env>(async function keptPages(c, next) {
  const key = cacheKey(c)
  if (!key) return next()
  const kept = await pageCache.get(key)
  c.set('cacheKey', key)
  if (!kept) return next()
  const page = answer(c, kept)
  if (!isBot(c)) rememberLocale(c, page)
  return page
})
