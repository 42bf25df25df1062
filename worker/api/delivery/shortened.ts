import type { Locale } from '../../../domain/locale.ts'
import type { Email } from './emails.ts'
import { messagesIn } from './messages.ts'

/**
 * @returns the e-mail with the parameters of its subject and its link alone: all that a list of notices shows. What people have written to
 *   each other is not stored a second time.
 */
export function shortened({ name, params }: Email, locale: Locale): Email {
  const { subject } = messagesIn(locale).mail[name]
  const used = Object.entries(params).filter(([hole]) => hole === 'link' || subject.includes(`{{${hole}}}`))
  return { name, params: Object.fromEntries(used) }
}
