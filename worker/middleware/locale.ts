import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../web/locale.ts'
import { preferredLocale } from '../api/locale.ts'
import type { Env } from '../env.ts'

export const YEAR = 365 * 24 * 60 * 60
const PAYLOAD = '/_payload.json'

/** '/ru/catalog/_payload.json' → language, path and what is asked of it. The suffix exists on prefixed paths only. */
export function parsePath(pathname: string): { locale: Locale | null; path: string; wantsPayload: boolean } {
  const prefix = pathname.split('/', 2)[1]
  if (!isLocale(prefix)) return { locale: null, path: pathname, wantsPayload: false }
  const rest = pathname.slice(prefix.length + 1)
  const wantsPayload = rest.endsWith(PAYLOAD)
  return { locale: prefix, path: (wantsPayload ? rest.slice(0, -PAYLOAD.length) : rest) || '/', wantsPayload }
}

/**
 * Settles the language: prefix, else cookie, else Accept-Language, else English. A visit under a prefix is remembered for
 * 365 days (SPECIFICATION section 9), but only on answers nobody else is given.
 */
export const locale = createMiddleware<Env>(async function locale(c, next) {
  const place = parsePath(c.req.path)
  const cookie = getCookie(c, 'locale')
  c.set(
    'locale',
    place.locale ?? (isLocale(cookie) ? cookie : (preferredLocale(c.req.header('Accept-Language')) ?? DEFAULT_LOCALE)),
  )
  c.set('prefixed', place.locale !== null)
  c.set('path', place.path)
  c.set('wantsPayload', place.wantsPayload)
  await next()
  if (place.locale && cookie !== place.locale && !c.var.isBot && c.res.status < 400) {
    setCookie(c, 'locale', place.locale, {
      path: '/',
      maxAge: YEAR,
      sameSite: 'Lax',
      secure: new URL(c.req.url).protocol === 'https:',
    })
  }
})
