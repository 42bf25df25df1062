import { expect, test } from 'vitest'
import { MAX_DECLARATIONS } from '../../domain/contract/parameter-declarations.ts'
import { createI18n } from '../../domain/i18n.ts'
import {
  MAX_ADDRESSES,
  MAX_API_TOKENS,
  MAX_LIST_ITEMS,
  MAX_LISTS,
  MAX_REQUEST_SUPPLIERS,
  MAX_SHARED_LISTS,
  MAX_SYNONYMS,
  MAX_TEMPLATES,
  MAX_VARIANTS,
  MAX_WEBHOOKS,
} from '../../domain/limits.ts'
import { MAX_LINE_WORDS_LENGTH, MAX_LIST_LENGTH, MAX_LIST_LINES } from '../../domain/request-list/line.ts'
import en from '../../locales/en.json' with { type: 'json' }
import ru from '../../locales/ru.json' with { type: 'json' }
import zh from '../../locales/zh.json' with { type: 'json' }
import { errorMessage, fieldMessage } from './error-message.ts'
import type { FormKind } from './error-messages.ts'

const i18n = createI18n('en', en)

test.each([
  ['account', 'email', 'format', en.account.fault.format],
  ['account', 'website', 'format', en.account.fault.website],
  ['account', 'founded', 'too-large', en.account.fault.year],
  ['account', 'founded', 'ambiguous', en.number.ambiguousWhole],
  ['account', 'tiers.0.from', 'ambiguous', en.number.ambiguousWhole],
  ['account', 'tiers.0.price', 'ambiguous', en.number.ambiguous],
  ['account', 'tiers.0.amount', 'format', en.number.amount],
  ['account', 'lines.0.leadDays.to', 'order', en.account.fault.order],
  ['account', 'unit', 'kind', en.moderation.parameters.fault.kind],
  ['account', 'entity', 'not-found', en.account.fault.choice],
  ['account', 'fullName', 'not-found', en.account.fault.notFound],
  ['account', 'stock', 'type', en.number.ambiguousWhole],
  ['account', 'names.ru', 'few-names', en.moderation.synonyms.few],
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

const plain = (text: string) => text.replace(/\D(?=\d{3}(?!\d))/g, '')

test.each([
  ['account', 'lists.too-many', MAX_LISTS],
  ['account', 'list.full', MAX_LIST_ITEMS],
  ['account', 'lists.shared-too-many', MAX_SHARED_LISTS],
  ['account', 'synonyms.too-many', MAX_SYNONYMS],
  ['account', 'parameters.too-many', MAX_DECLARATIONS],
  ['account', 'templates.too-many', MAX_TEMPLATES],
  ['account', 'addresses.too-many', MAX_ADDRESSES],
  ['contact', 'addresses.too-many', MAX_ADDRESSES],
  ['account', 'tokens.too-many', MAX_API_TOKENS],
  ['account', 'webhooks.too-many', MAX_WEBHOOKS],
  ['account', 'variants.too-many', MAX_VARIANTS],
  ['contact', 'text too-long', MAX_LIST_LENGTH],
  ['contact', 'text too-many-lines', MAX_LIST_LINES],
  ['contact', 'words too-long', MAX_LINE_WORDS_LENGTH],
  ['contact', 'lines too-many', MAX_REQUEST_SUPPLIERS],
] as [FormKind, string, number][])('a form of %s names the limit of %s in every language', (form, error, limit) => {
  const [field = '', code = field] = error.split(' ')
  for (const [locale, texts] of [['en', en] as const, ['ru', ru] as const, ['zh', zh] as const])
    expect(plain(errorMessage(createI18n(locale, texts), form, { field, code })), locale).toContain(String(limit))
})

test('attempts left and minutes to wait are counted with plural forms', () => {
  const wrong = { field: 'code', code: 'otp.wrong', attemptsLeft: 1 }
  expect(errorMessage(i18n, 'signIn', wrong)).toBe('Wrong code. 1 attempt left.')
  const often = { field: 'login', code: 'rate.limited', wait: 61 }
  expect(errorMessage(i18n, 'signIn', often)).toBe('Too many attempts. Try again in 2 minutes.')
})

test('a field without an error has no message', () => {
  expect(fieldMessage(i18n, 'contact', { email: 'format' }, 'phone')).toBeUndefined()
})
