import { expect, test } from 'vitest'
import { createI18n } from '../../domain/i18n.ts'
import en from '../../locales/en.json' with { type: 'json' }
import { errorMessage, type FormKind, messageOf } from './error-message.ts'

const i18n = createI18n('en', en)

test.each([
  ['account', 'email', 'format', en.account.fault.format],
  ['account', 'website', 'format', en.account.fault.website],
  ['account', 'founded', 'too-large', en.account.fault.year],
  ['account', 'founded', 'ambiguous', en.number.ambiguousWhole],
  ['account', 'tiers.0.from', 'ambiguous', en.number.ambiguousWhole],
  ['account', 'tiers.0.price', 'ambiguous', en.number.ambiguous],
  ['account', '', 'status.refused', en.account.fault.refused],
  ['account', 'name', 'no.such.code', en.account.fault.unexpected],
  ['contact', 'email', 'required', en.inquiry.fault.contact],
  ['contact', 'name', 'required', en.inquiry.fault.required],
  ['contact', 'consent', 'choice', en.inquiry.fault.consent],
  ['contact', 'quantity', 'too-small', en.inquiry.fault.quantity],
  ['contact', '', 'storage.unavailable', en.inquiry.fault.unexpected],
  ['signIn', 'login', 'too-short', en.signIn.fault.login],
  ['signIn', 'login', 'input.invalid', en.signIn.fault.login],
  ['signIn', 'login', 'delivery.failed', en.signIn.fault.delivery],
  ['signIn', 'login', 'upstream.failed', en.signIn.fault.unexpected],
  ['signIn', 'code', 'format', en.signIn.fault.code],
  ['signIn', 'name', 'required', en.signIn.fault.name],
  ['signIn', 'name', 'too-long', en.account.fault.tooLong],
  ['signIn', 'terms', 'choice', en.signIn.fault.terms],
  ['signIn', 'name', 'unexpected', en.signIn.fault.unexpected],
] as [FormKind, string, string, string][])('a form of %s says of %s %s: %s', (form, field, code, message) =>
  expect(errorMessage(i18n, form, { field, code })).toBe(message),
)

test('attempts left and minutes to wait are counted with plural forms', () => {
  const wrong = { field: 'code', code: 'otp.wrong', attemptsLeft: 1 }
  expect(errorMessage(i18n, 'signIn', wrong)).toBe('Wrong code. 1 attempt left.')
  const often = { field: 'login', code: 'rate.limited', wait: 61 }
  expect(errorMessage(i18n, 'signIn', often)).toBe('Too many attempts. Try again in 2 minutes.')
})

test('a field without an error has no message', () => {
  expect(messageOf(i18n, 'contact', { email: 'format' }, 'phone')).toBeUndefined()
})
