/** The moderators' ready reasons, which every supplier reads in their own language. */
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import { moderation as en } from '../../../locales/en.json'
import { moderation as ru } from '../../../locales/ru.json'
import { moderation as zh } from '../../../locales/zh.json'

const REASONS = {
  en: en.reasons,
  ru: ru.reasons,
  zh: zh.reasons,
} satisfies Record<Locale, typeof en.reasons>

/** @returns a ready reason in the reader's language; any other text as the moderator has typed it */
export function localizedReason(reason: string, locale: Locale): string {
  const typed = reason.trim()
  for (const one of LOCALES) {
    const name = Object.entries(REASONS[one]).find(([, text]) => text === typed)?.[0]
    const found = Object.entries(REASONS[locale]).find(([key]) => key === name)?.[1]
    if (found) return found
  }
  return reason
}
