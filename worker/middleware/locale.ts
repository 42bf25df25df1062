import { generateCookie, getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import { DEFAULT_LOCALE, isLocale } from '../../domain/locale.ts'
import { preferredLocale } from '../api/http/locale.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { translations } from '../render/translations.ts'
import type { ResolvedRequest } from '../request.ts'

const YEAR = 365 * 24 * 60 * 60

/**
 * Remembers the language of a prefixed path in a cookie for 365 days.
 * @param response gets the header itself: setCookie() would make a new Response around its body, which costs as much as a cached page
 */
export function rememberLocale(request: Request, { prefix }: ResolvedRequest, response: Response): void {
  if (!prefix || parse(request.headers.get('Cookie') ?? '', 'locale').locale === prefix) return
  const secure = request.url.startsWith('https:')
  response.headers.append(
    'Set-Cookie',
    generateCookie('locale', prefix, { path: '/', maxAge: YEAR, sameSite: 'Lax', secure }),
  )
}

/** Sets the language: prefix, else cookie, else Accept-Language, else English; and its translations for all that follows. */
export const locale = createMiddleware<EdgeEnv>(async function locale(c, next) {
  const { resolved } = c.var
  const cookie = getCookie(c, 'locale')
  const chosen = isLocale(cookie) ? cookie : null
  const language = resolved.prefix ?? chosen ?? preferredLocale(c.req.header('Accept-Language')) ?? DEFAULT_LOCALE
  c.set('locale', language)
  c.set('i18n', await translations(c.env.ASSETS, language))
  await next()
  if (!resolved.isBot && c.res.status < 400) rememberLocale(c.req.raw, resolved, c.res)
})
