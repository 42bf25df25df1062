import { DEFAULT_LOCALE, isLocale, type Locale } from '../../domain/locale.ts'
import { offline as en } from '../../locales/en.json'
import { offline as ru } from '../../locales/ru.json'
import { offline as zh } from '../../locales/zh.json'

export const MESSAGES = { en, ru, zh }

/** The language of an address; without a prefix, the first of the browser's languages that the marketplace has. */
export function localeOf(url: string): Locale {
  const prefix = new URL(url).pathname.split('/')[1]
  if (isLocale(prefix)) return prefix
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLocale) ?? DEFAULT_LOCALE
}

/** Escapes a text for HTML, attributes included. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
