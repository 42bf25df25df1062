/** E-mails and text messages in their reader's language: the section "mail" of locales/. */
import { APP_NAME } from '../../../domain/app-name.ts'
import { getOrCreate } from '../../../domain/get-or-create.ts'
import { createI18n, type I18n } from '../../../domain/i18n.ts'
import { labelledText, typedText } from '../../../domain/labelled-text.ts'
import { COMMAS } from '../../../domain/listed.ts'
import { LANGUAGE_TAGS, type Locale } from '../../../domain/locale.ts'
import { type OperatorSettings, readOperator, registrationNumbers } from '../../../domain/operator.ts'
import type { Text } from '../../../domain/text.ts'
import type { StoredCorrespondent } from '../../db/schema.ts'
import { localized } from '../http/locale.ts'
import { messagesIn } from './messages.ts'
import { plainName } from './plain-name.ts'

const formats = new Map<Locale, I18n>()

/** @returns what quantities, prices and dates in e-mails are written with */
export const emailFormats = (locale: Locale): I18n =>
  getOrCreate(formats, locale, () => createI18n(locale, messagesIn(locale)))

/** @returns the current date and time of day in UTC, 'Nov 23, 2026, 12:30 PM'; the texts name the time zone */
export const emailTime = (locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format()

/** @returns a stored name for an e-mail or an SMS, labelled with its language if that is not the reader's */
export const labelledName = (names: Text, locale: Locale): string =>
  labelledText(localized(names, locale), emailFormats(locale))

/** @returns a text that a person typed, labelled in the same way */
export const labelledTyped = (text: string, locale: Locale): string =>
  labelledText(typedText(text), emailFormats(locale))

/** @returns the note in a list of decisions that only a change was refused */
export const changeNote = (locale: Locale): string => messagesIn(locale).mail.changeRefused.note

/** Whether a stored notice names a text of this version. */
export const isEmailName = (name: unknown): name is Email['name'] =>
  typeof name === 'string' && Object.hasOwn(messagesIn('en').mail, name)

export interface Email {
  /** Which text of the section "mail". */
  name: keyof ReturnType<typeof messagesIn>['mail']
  /** Values of its placeholders; {{app}} is always known. */
  params: Record<string, string | number>
  /** Where a reply to the e-mail goes instead of to the site: the other side's address, which they gave for that. */
  replyTo?: string | undefined
  /** The thread that it is about, and its reader: where answers by e-mail are received, they go there instead. */
  thread?: StoredCorrespondent | undefined
}

export interface Wording {
  subject: string
  /** Plain text of an e-mail, in which nothing can run. */
  text: string
  /** Text of an SMS. */
  short: string
  replyTo?: string | undefined
  /** By which mail clients show a thread as one. */
  references?: string | undefined
  /** Where mail clients stop e-mails of a list, by one press (RFC 8058). */
  unsubscribe?: string | undefined
}

const fill = (text: string, params: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, hole: string) => String(params[hole] ?? ''))

/** A text without the paragraphs that have nothing but a placeholder with nothing in it. */
const withoutEmpty = (text: string, params: Record<string, string | number>): string =>
  text.replace(/(?<=\n)\{\{(\w+)\}\}\n\n/g, (paragraph, hole: string) => (params[hole] === '' ? '' : paragraph))

/** Placeholders for names of people, companies and products, which anyone can choose. */
const NAMES = ['about', 'company', 'name', 'what']

const withPlainNames = (params: Email['params']): Email['params'] =>
  Object.fromEntries(
    Object.entries(params).map(([hole, value]) => [hole, NAMES.includes(hole) ? plainName(String(value)) : value]),
  )

/** The last lines of an e-mail: who has sent it. '' where the site is a demonstration (docs/behaviour.md, "Operator"). */
function signature(settings: OperatorSettings, locale: Locale): string {
  const operator = readOperator(settings, locale)
  if (!operator) return ''
  const numbers = registrationNumbers(emailFormats(locale), operator).join(COMMAS[locale])
  return ['\n', '-- ', APP_NAME[locale], operator.name, numbers, operator.address].join('\n')
}

/**
 * @param settings the instance's variables, which name its operator
 * @returns an e-mail's text in a language, its placeholders filled; names have neither links nor line breaks
 */
export function compose({ name, params, replyTo }: Email, locale: Locale, settings: OperatorSettings): Wording {
  const { subject, text, sms } = messagesIn(locale).mail[name]
  const known = { app: APP_NAME[locale], ...withPlainNames(params) }
  const signed = fill(withoutEmpty(text, known), known) + signature(settings, locale)
  const { unsubscribe } = params
  const stop = unsubscribe === undefined ? {} : { unsubscribe: String(unsubscribe) }
  return { subject: fill(subject, known), text: signed, short: fill(sms, known), replyTo, ...stop }
}
