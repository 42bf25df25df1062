import type { I18n, MessageKey } from '../../domain/i18n.ts'

/** What is wrong with what somebody writes to be answered. Sentences for a field's fault, by its name and code, else by its code alone. */
const SENTENCES: Record<string, MessageKey> = {
  'email required': 'inquiry.fault.contact',
  'email format': 'inquiry.fault.email',
  'email email': 'inquiry.fault.email',
  'phone format': 'inquiry.fault.phone',
  'phone phone': 'inquiry.fault.phone',
  consent: 'inquiry.fault.consent',
  quantity: 'inquiry.fault.quantity',
  required: 'inquiry.fault.required',
  'too-long': 'inquiry.fault.long',
  'product.unknown': 'inquiry.fault.gone',
  'company.unknown': 'inquiry.fault.gone',
  'rate.limited': 'inquiry.fault.often',
}

/** @returns what is wrong with a field ('' for the whole), in the reader's language; undefined where nothing is */
export function faultWords({ t }: I18n, errors: Record<string, string>, field: string): string | undefined {
  const code = errors[field]
  if (code === undefined) return undefined
  return t(SENTENCES[`${field} ${code}`] ?? SENTENCES[field] ?? SENTENCES[code] ?? 'inquiry.fault.unexpected')
}

/** The same where the browser finds it. */
export const sayer =
  (i18n: I18n, field: string) =>
  (code: string): string | undefined =>
    faultWords(i18n, { [field]: code }, field)
