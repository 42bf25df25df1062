/** The moderators' ready reasons, which every supplier reads in their own language. */
import { byLocale, LOCALES, type Locale } from '../../../domain/locale.ts'
import { labelledTyped } from './emails.ts'
import { messagesIn } from './messages.ts'

/** A reason in all languages. */
export type ReasonTexts = Record<Locale, string>

/** Those that are shipped. */
function shipped(): ReasonTexts[] {
  const texts = byLocale((locale) => new Map(Object.entries(messagesIn(locale).moderation.reasons)))
  return [...texts.en.keys()].map((name) => byLocale((locale) => texts[locale].get(name) ?? ''))
}

/**
 * @param own ready reasons that operators have written
 * @returns a ready reason in the reader's language; any other text as the moderator has typed it, with its language
 */
export function localizedReason(reason: string, locale: Locale, own: ReasonTexts[]): string {
  const typed = reason.trim()
  const ready = typed && [...own, ...shipped()].find((texts) => LOCALES.some((one) => texts[one] === typed))
  return ready ? ready[locale] : labelledTyped(reason, locale)
}
