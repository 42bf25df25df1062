import type { Fault } from '../../../domain/contract/pending-sign-in.ts'
import type { I18n, MessageKey } from '../../../domain/i18n.ts'

/** Sentences for the codes that the steps of signing in may end with; a field's name goes before where it matters. */
const SENTENCES: Record<string, MessageKey> = {
  'login missing': 'signIn.fault.login',
  'login input.invalid': 'signIn.fault.login',
  'code input.invalid': 'signIn.fault.code',
  'name missing': 'signIn.fault.name',
  'name input.invalid': 'signIn.fault.name',
  terms: 'signIn.fault.terms',
  'terms input.invalid': 'signIn.fault.terms',
  'otp.wrong': 'signIn.fault.wrong',
  'otp.expired': 'signIn.fault.expired',
  'otp.exhausted': 'signIn.fault.exhausted',
  'delivery.failed': 'signIn.fault.delivery',
  'registration.expired': 'signIn.fault.late',
  'registration.done': 'signIn.fault.late',
}

/** The same where the browser finds it. */
export const sayer = (i18n: I18n, field: Fault['field']) => () =>
  faultWords(i18n, { field, code: 'input.invalid' }, field)

/** @returns what went wrong, in the reader's language; undefined where nothing did, or it was another field's */
export function faultWords({ t }: I18n, fault: Fault | undefined, field: Fault['field']): string | undefined {
  if (fault?.field !== field) return undefined
  const { code, attemptsLeft = 0, wait } = fault
  if (code === 'rate.limited') return t('signIn.fault.often', { n: Math.max(1, Math.ceil((wait ?? 60) / 60)) })
  const sentence = SENTENCES[`${field} ${code}`] ?? SENTENCES[code] ?? 'signIn.fault.unexpected'
  return t(sentence, code === 'otp.wrong' ? { n: attemptsLeft } : {})
}
