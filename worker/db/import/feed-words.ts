/**
 * The words that the import itself writes, in every language: names of facts that feeds have elements for, "yes", and units. They have
 * files of their own: the command line reads JSON as a whole, and the worker would carry all texts of the site for these few.
 */
import type { Locale } from '../../../domain/locale.ts'
import en from '../../../locales/imported/en.json' with { type: 'json' }
import ru from '../../../locales/imported/ru.json' with { type: 'json' }
import zh from '../../../locales/imported/zh.json' with { type: 'json' }

export const feedWords = { en, ru, zh } satisfies Record<Locale, typeof en>

export type FactKey = keyof typeof en.facts
