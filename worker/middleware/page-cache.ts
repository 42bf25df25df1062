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
  const url = new URL(c.req.url)
  const known = new URLSearchParams()
  for (const key of routes[match.name].query) {
    const value = url.searchParams.get(key)
    if (value) known.set(key, value)
  }
  const query = known.toString()
  if (query.length > LONGEST_QUERY) return null
  const kind = wantsPayload ? 'payload' : isBot ? 'bot' : 'page'
  return `${url.origin}/__page/${build.id}/${kind}/${locale}${path}?${query}`
}

/** A page without an ETag (a payload) has nothing the reader could hold: it is always sent whole. */
const answer = (c: Context<Env>, page: KeptPage) => {
  const { ETag } = page.headers
  if (ETag && c.req.header('If-None-Match') === ETag) return new Response(null, { status: 304, headers: page.headers })
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
  c.res = answer(c, kept)
})
