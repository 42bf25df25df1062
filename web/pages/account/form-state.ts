import type { FormAction } from '../../../domain/form-actions.ts'
import type { FormSubmission } from '../../../domain/form-submission.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { LOCALES, type Locale } from '../../../domain/locale.ts'
import { MINOR_UNITS } from '../../../domain/trade-terms.ts'
import { fieldNumber } from '../../../domain/typed-number.ts'
import { useI18n } from '../../app/i18n.tsx'
import { errorMessage } from '../../components/error-message.ts'
import { merge, valueHashes } from './merge.ts'

/** Results of a look-up, which are not errors. */
const NOTES = ['found', 'not-found', 'prefilled']

/** A form's fields: as posted where it was sent and not accepted, else as stored. */
export interface FormState {
  value: (name: string) => string
  /** The message for a code, in the reader's language, as the field has it. */
  messageOfCode: (code: string, field?: string) => string
  /** The message of a field; undefined where nothing is wrong with it. */
  error: (name: string) => string | undefined
  /** Version that the form was filled in from, if it was submitted and not saved; undefined for the stored version. */
  version: string | undefined
  /** What another person has saved in a field that this form changes as well. */
  theirs: (name: string) => string | undefined
  /** Marks of the values that it was filled in from, for `merge`. */
  marks: string
  /** What is wrong with the form as a whole; undefined where it was not sent. */
  summary: string | undefined
  /** Whether it contains submitted values or the result of a look-up, which are newer than any draft. */
  isPosted: boolean
}

/**
 * @param action value of the form's button, or of each of its buttons if there are several
 * @param stored initial values of its fields
 */
export function formState(
  i18n: Pick<I18n, 't'>,
  posted: FormSubmission | null,
  action: FormAction | readonly FormAction[],
  stored: Record<string, string>,
): FormState {
  const own = [action].flat().some((one) => one === posted?.fields.action) ? posted : null
  const messageOfCode = (code: string, field = '') => errorMessage(i18n, 'account', { field, code })
  const codeOf = (name: string) => own?.errors[name]
  const whole = codeOf('')
  const isOutdated = whole === 'version.outdated'
  const merged = own && isOutdated ? merge(stored, own.fields) : null
  // Refused for another reason, the form still has the version it was filled in from, so that another person's later edit is noticed.
  // Where nothing was changed since, that is the newest version.
  const from = merged || own?.fields.base === valueHashes(stored) ? undefined : own?.fields
  const values = merged?.values ?? own?.fields ?? stored
  const isNote = own && Object.values(own.errors).every((code) => NOTES.includes(code))
  return {
    value: (name) => values[name] ?? '',
    theirs: (name) => merged?.theirs[name],
    messageOfCode,
    marks: from?.base || valueHashes(stored),
    error: (name) => {
      const code = codeOf(name)
      return code === undefined ? undefined : messageOfCode(code, name)
    },
    version: from?.version,
    isPosted: own !== null,
    summary: !own || isNote ? undefined : messageOfCode(whole ?? 'input.invalid'),
  }
}

/** `formState` in the reader's language; a form without stored values is empty. */
export const useFormState = (
  posted: FormSubmission | null,
  action: FormAction | readonly FormAction[],
  stored: Record<string, string> = {},
): FormState => formState(useI18n(), posted, action, stored)

/** An amount as the value of a field, without decimals where they are zero. @param amount in minor units */
export const fieldAmount = (amount: number, locale: Locale): string => fieldNumber(amount / MINOR_UNITS, locale, 2)

/** An optional number as the value of a field. */
export const fieldNumberOrEmpty = (value: number | null | undefined, locale: Locale): string =>
  typeof value === 'number' ? fieldNumber(value, locale) : ''

/** A text in the three languages as fields of a form: `names.en`, `names.ru`, `names.zh`. */
export const inEach = (name: string, texts: { [Language in Locale]?: string | undefined }): Record<string, string> =>
  Object.fromEntries(LOCALES.map((locale) => [`${name}.${locale}`, texts[locale] ?? '']))
