/** The message of an error that a form has. */
import type { I18n } from '../../domain/i18n.ts'
import { ERROR_MESSAGES, type FormKind } from './error-messages.ts'

interface FormError {
  /** Name of the field; '' for the form as a whole. */
  field: string
  code: string
  /** Attempts left with a one-time code. */
  attemptsLeft?: number | undefined
  /** Seconds until the next attempt. */
  wait?: number | undefined
}

/** Codes of schema errors (worker/api/http/validate.ts) have no dot; all others have. */
const isOfSchema = (code: string): boolean => code === 'input.invalid' || (!code.includes('.') && code !== 'unexpected')

function numberIn({ code, attemptsLeft = 0, wait = 60 }: FormError): { n: number } | undefined {
  if (code === 'otp.wrong') return { n: attemptsLeft }
  return code === 'rate.limited' ? { n: Math.max(1, Math.ceil(wait / 60)) } : undefined
}

/** @returns the message in the page's language */
export function errorMessage({ t }: Pick<I18n, 't'>, form: FormKind, error: FormError): string {
  const { code } = error
  const field = error.field.slice(error.field.lastIndexOf('.') + 1)
  const messages = ERROR_MESSAGES[form]
  const ofSchema = isOfSchema(code) ? messages[`${field} *`] : undefined
  const key = messages[`${field} ${code}`] ?? ofSchema ?? messages[code] ?? messages.unexpected
  return t(key, numberIn(error))
}

/** @returns the message of a field; undefined where it has no error */
export function fieldMessage(i18n: I18n, form: FormKind, errors: Record<string, string>, field: string) {
  const code = errors[field]
  return code === undefined ? undefined : errorMessage(i18n, form, { field, code })
}

/** @returns a function that gives a field's message for an error code which the browser finds */
export const messagesFor = (i18n: I18n, form: FormKind, field: string) => (code: string) =>
  errorMessage(i18n, form, { field, code })
