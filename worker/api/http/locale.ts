import { createMiddleware } from 'hono/factory'
import type { Localized } from '../../../domain/contract/values.ts'
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../../domain/locale.ts'
import type { Text, TextOrString } from '../../../domain/text.ts'
import type { ApiEnv } from './api-env.ts'

/** Real headers have some tens of characters; the rest of a longer one is ignored. */
const MAX_HEADER_LENGTH = 1000

/** One entry of the header; an invalid weight counts as 0 (RFC 9110 section 12.4.2). */
function range(entry: string): { language: string; weight: number } {
  const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = q === undefined ? 1 : /^q=(0(\.\d*)?|1(\.0*)?)$/.test(q) ? Number(q.slice(2)) : 0
  return { language: tag.split('-', 1)[0] ?? '', weight }
}

/**
 * @param header Accept-Language, perhaps malformed
 * @returns the supported language with the highest weight, the first of equals; null where it names none
 */
export function preferredLocale(header: string | undefined): Locale | null {
  if (!header) return null
  let best: { locale: Locale; weight: number } | null = null
  for (const entry of header.slice(0, MAX_HEADER_LENGTH).split(',')) {
    const { language, weight } = range(entry)
    if (isLocale(language) && weight > (best?.weight ?? 0)) best = { locale: language, weight }
  }
  return best?.locale ?? null
}

/** Chooses the language of names in the response: ?locale=, else Accept-Language, else English. */
export const responseLocale = createMiddleware<ApiEnv>(async function responseLocale(c, next) {
  const locale = c.req.query('locale')
  c.set('locale', isLocale(locale) ? locale : (preferredLocale(c.req.header('Accept-Language')) ?? DEFAULT_LOCALE))
  await next()
  if (!isLocale(locale)) c.header('Vary', 'Accept-Language', { append: true })
})

/**
 * @param text stored translations; a plain string is the same in every language
 * @returns the translation in the requested language, else the first one of en, ru, zh, and its language
 *   (docs/behaviour.md, "Language of names"); null where there is none
 */
export function localizedOrNull(text: TextOrString | null, locale: Locale): Localized | null {
  if (text === null || text === '') return null
  if (typeof text === 'string') return { text, lang: locale }
  const lang = [locale, ...LOCALES].find((candidate) => text[candidate])
  const wording = lang && text[lang]
  return wording ? { text: wording, lang } : null
}

/**
 * The same for a required field: without any translation it is an empty text, so that one row does not fail the whole
 * response.
 */
export const localized = (text: Text | string, locale: Locale): Localized =>
  localizedOrNull(text, locale) ?? { text: '', lang: locale }
