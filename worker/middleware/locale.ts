import { generateCookie, getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parse } from 'hono/utils/cookie'
import { YEAR_S } from '../../domain/durations.ts'
import { getOrCreate } from '../../domain/get-or-create.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/locale.ts'
import { preferredLocale } from '../api/http/locale.ts'
import type { EdgeEnv } from '../edge-env.ts'
import type { ResolvedRequest } from '../request.ts'
import { translations } from '../translations.ts'

/** The header is the same for everybody; computing it each time costs as much as a tenth of a cached page. */
const cookies = new Map<string, string>()

const cookieOf = (locale: Locale, secure: boolean) =>
  getOrCreate(cookies, `${locale} ${secure}`, () =>
    generateCookie('locale', locale, { path: '/', maxAge: YEAR_S, sameSite: 'Lax', secure }),
  )

/** The cookie that remembers the language of a prefixed path for 365 days; '' where the browser has it, or the path has no prefix. */
export const newLocaleCookie = ({ url }: Request, { prefix, cookies: sent }: ResolvedRequest): string =>
  !prefix || parse(sent, 'locale').locale === prefix ? '' : cookieOf(prefix, url.startsWith('https:'))

/** Sets the language: prefix, else cookie, else Accept-Language, else English; and its translations for all that follows. */
export const locale = createMiddleware<EdgeEnv>(async function locale(c, next) {
  const { resolved } = c.var
  const cookie = getCookie(c, 'locale')
  const chosen = isLocale(cookie) ? cookie : null
  const language = resolved.prefix ?? chosen ?? preferredLocale(c.req.header('Accept-Language')) ?? DEFAULT_LOCALE
  c.set('locale', language)
  c.set('i18n', await translations(c.env.ASSETS, language))
  await next()
  const newCookie = resolved.isBot || c.res.status >= 400 ? '' : newLocaleCookie(c.req.raw, resolved)
  // setCookie() would make a new Response around the body, which costs as much as a cached page.
  if (newCookie) c.res.headers.append('Set-Cookie', newCookie)
})
