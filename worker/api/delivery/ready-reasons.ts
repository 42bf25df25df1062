/** The moderators' ready reasons, which every supplier reads in their own language. */
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import { labelledTyped } from './emails.ts'
import { messagesIn } from './messages.ts'

/** @returns a ready reason in the reader's language; any other text as the moderator has typed it, with its language */
export function localizedReason(reason: string, locale: Locale): string {
  const typed = reason.trim()
  for (const one of LOCALES) {
    const name = Object.entries(messagesIn(one).moderation.reasons).find(([, text]) => text === typed)?.[0]
    const found = Object.entries(messagesIn(locale).moderation.reasons).find(([key]) => key === name)?.[1]
    if (found) return found
  }
  return labelledTyped(reason, locale)
}
