/** The moderators' ready reasons, which every supplier reads in their own language. */
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import en from '../../../locales/en.json'
import ru from '../../../locales/ru.json'
import zh from '../../../locales/zh.json'

const REASONS = {
  en: en.moderation.reasons,
  ru: ru.moderation.reasons,
  zh: zh.moderation.reasons,
} satisfies Record<Locale, typeof en.moderation.reasons>

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
