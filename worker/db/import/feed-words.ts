/** The import's own words in every language: names of facts that feeds have elements for, "yes", and units. */
import type { Locale } from '../../../domain/locale.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import ru from '../../../locales/ru.json' with { type: 'json' }
import zh from '../../../locales/zh.json' with { type: 'json' }

export const feedWords = { en: en.feed, ru: ru.feed, zh: zh.feed } satisfies Record<Locale, typeof en.feed>

export type FactKey = keyof typeof en.feed.facts
