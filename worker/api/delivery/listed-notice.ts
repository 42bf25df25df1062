import { LOCALES, type Locale } from '../../../domain/locale.ts'
import type { StoredEmail } from '../../db/schema.ts'
import type { Email } from './emails.ts'
import { messagesIn } from './messages.ts'

type Params = Email['params']

/**
 * @returns the e-mail with the parameters of its subject and its link alone: all that a list of notices shows. What people have written to
 *   each other is not stored a second time.
 */
export function listedEmail({ name, params }: Email, locale: Locale): Email {
  const { subject } = messagesIn(locale).mail[name]
  const used = Object.entries(params).filter(([hole]) => hole === 'link' || subject.includes(`{{${hole}}}`))
  return { name, params: Object.fromEntries(used) }
}

/** @returns the parameters of the subject that differ from those in the reader's own language; null where none does */
function differingParams({ params: own }: Email, { params }: Email): Params | null {
  const different = Object.entries(params).filter(([hole, value]) => hole !== 'link' && own[hole] !== value)
  return different.length === 0 ? null : Object.fromEntries(different)
}

/**
 * @param emailIn the e-mail of a notice in a language
 * @returns what the list of notices stores: the subject's parameters in the reader's language, and for each other language those that differ
 *   in it (names of goods and companies, sums)
 */
export function listedNotice(emailIn: (locale: Locale) => Email, locale: Locale): StoredEmail {
  const own = listedEmail(emailIn(locale), locale)
  const subjects: NonNullable<StoredEmail['subjects']> = {}
  for (const other of LOCALES) {
    if (other === locale) continue
    const params = differingParams(own, listedEmail(emailIn(other), other))
    if (params) subjects[other] = params
  }
  return Object.keys(subjects).length === 0 ? own : { ...own, subjects }
}

/** @returns the parameters of a listed notice for a page in a language */
export const paramsIn = ({ params, subjects }: StoredEmail, locale: Locale): Params => ({
  ...params,
  ...subjects?.[locale],
})
