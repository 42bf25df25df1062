import build from 'virtual:build-info'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchRoute, routes } from '../../web/routes.ts'
import type { Env } from '../env.ts'
import { type KeptPage, pageCache } from '../render/page-cache.ts'

/** Above this many characters of known query a page is nobody's bookmark: it is rendered and not kept. */
const LONGEST_QUERY = 300

/**
 * What makes two visits the same page: build, origin, language, bot flag, path and the query keys the route knows, in the
 * route's order. Everything else (cookies, utm_*, order of keys) must not reach a page that is kept.
 * @returns null where the page is not for everybody
 */
export function cacheKey(c: Context<Env>): string | null {
  const { locale, prefixed, path, isBot, wantsPayload } = c.var
  const match = matchRoute(path)
  if (c.req.method !== 'GET' || !prefixed || !match || !routes[match.name].public) return null
  const { url } = c.req
  const query = url.includes('?') ? knownQuery(url, routes[match.name].query) : ''
  if (query.length > LONGEST_QUERY) return null
  const kind = wantsPayload ? 'payload' : isBot ? 'bot' : 'page'
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

const answer = (c: Context<Env>, page: KeptPage) => {
  if (namesETag(c.req.header('If-None-Match'), page.headers.ETag))
    return new Response(null, { status: 304, headers: page.headers })
  return new Response(page.body, { headers: page.headers })
}

/** Answers a public page from the cache; `render` keeps what it makes under the same key. */
export const keptPages = createMiddleware<Env>(async function keptPages(c, next) {
  const key = cacheKey(c)
  if (!key) return next()
  const kept = await pageCache.get(key)
  c.set('cacheKey', key)
  if (!kept) return next()
  c.var.timings.cache = 0
  c.set('isKept', true)
  c.res = answer(c, kept)
})
