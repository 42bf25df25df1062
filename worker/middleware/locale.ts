import { generateCookie, getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import { getPath } from 'hono/utils/url'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/locale.ts'
import { preferredLocale } from '../api/http/locale.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { translations } from '../render/translations.ts'

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
 * Has a visit under a prefix remembered for 365 days (SPECIFICATION section 9).
 * @param answer the headers go into this one: setCookie() would make a new answer around its body, as dear as a kept page
 */
export function rememberLocale(request: Request, answer: Response): void {
  const { locale } = parsePath(getPath(request))
  if (!locale || parse(request.headers.get('Cookie') ?? '', 'locale').locale === locale) return
  const secure = request.url.startsWith('https:')
  answer.headers.append(
    'Set-Cookie',
    generateCookie('locale', locale, { path: '/', maxAge: YEAR, sameSite: 'Lax', secure }),
  )
}

/**
 * Settles the language: prefix, else cookie, else Accept-Language, else English. Its words are at hand for all that follows.
 */
export const locale = createMiddleware<EdgeEnv>(async function locale(c, next) {
  const place = parsePath(c.req.path)
  const cookie = getCookie(c, 'locale')
  const own = isLocale(cookie) ? cookie : null
  const language = place.locale ?? own ?? preferredLocale(c.req.header('Accept-Language')) ?? DEFAULT_LOCALE
  c.set('locale', language)
  c.set('i18n', await translations(c.env.ASSETS, language))
  c.set('prefixed', place.locale !== null)
  c.set('path', place.path)
  c.set('wantsPayload', place.wantsPayload)
  await next()
  if (!c.var.isBot && c.res.status < 400) rememberLocale(c.req.raw, c.res)
})
