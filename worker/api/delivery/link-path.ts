import { LOCALES, type Locale } from '../../../domain/locale.ts'

const PREFIX = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`)

/** @returns the path of a link to the site, in another language; null for what is not a link */
export function localizedPath(link: unknown, locale: Locale): string | null {
  if (typeof link !== 'string' || !URL.canParse(link)) return null
  const { pathname, search } = new URL(link)
  return PREFIX.test(pathname) ? pathname.replace(PREFIX, `/${locale}`) + search : null
}
