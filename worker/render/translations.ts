import en from '../../locales/en.json'
import ru from '../../locales/ru.json'
import zh from '../../locales/zh.json'
import { createI18n, type I18n } from '../../web/app/i18n.tsx'
import type { Locale } from '../../web/locale.ts'

const dictionaries = { en, ru, zh }
const made: Partial<Record<Locale, I18n>> = {}

/** Words and formats of a language: one instance for each, which never changes its language. */
export function translations(locale: Locale): I18n {
  made[locale] ??= createI18n(locale, dictionaries[locale])
  return made[locale]
}
