import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Constraints, FormConstraints } from './constraints.ts'
import { LoginText, TypedCode } from './contract/auth.ts'
import { Consent } from './contract/consent.ts'
import { NewLegalEntity } from './contract/legal-entities.ts'
import { CompanyChange } from './contract/organization-company.ts'
import { NewProduct } from './contract/organization-products.ts'
import { Kpp, TaxNumber } from './contract/tax-number-input.ts'
import { Line, LongText, OptionalLine } from './contract/text-input.ts'
import { Id, whole } from './contract/values.ts'
import { FORMS } from './form-constraints.ts'
import { constraintsOf } from './html-constraints.ts'
import { LOCALES, type Locale } from './locale.ts'
import { ADDRESS_SHAPE, NUMBER_SHAPE, parseEmail, parsePhone } from './login.ts'
import { typedNumber } from './typed-number.ts'

/** How a browser validates a text in a field (HTML, "Constraints"). */
const takes = (text: string, { required, maxLength = Infinity, pattern }: Constraints) =>
  text === '' ? !required : text.length <= maxLength && new RegExp(`^(?:${pattern ?? '[\\s\\S]*'})$`, 'v').test(text)

/** How the script validates a text in a number field (web/pages/account/enhancements/check-form.ts). */
const readIn = (locale: Locale, text: string, constraints: Constraints) =>
  takes(text, constraints) ? typedNumber(text, locale, constraints.digits ?? 0) : 'unreadable'

const inside = (value: number, { min = -Infinity, max = Infinity }: Constraints) => value >= min && value <= max

const derived = (schema: v.GenericSchema): Constraints => constraintsOf({ field: schema }).field ?? {}

const TEXTS: [string, v.GenericSchema][] = [
  ['a line', Line(20)],
  ['an optional line', OptionalLine(20)],
  ['a text', LongText(20)],
  ['a tax number', TaxNumber],
  ['a number that may be left out', v.union([v.literal(''), Kpp])],
  ['an id', Id],
  ['a login', LoginText],
  ['a code', TypedCode],
  ['a country', CompanyChange.entries.country.wrapped],
  ['a tariff code', NewProduct.entries.tnved.wrapped.wrapped],
  ['a bank', NewLegalEntity.entries.bank.wrapped.wrapped.entries.bic],
]

const written = fc.oneof(
  fc.string({ maxLength: 24 }),
  fc.string({ unit: 'grapheme', maxLength: 24 }),
  fc.stringMatching(/^[0-9A-Z]{0,20}$/),
  fc.stringMatching(/^\d{2,18}$/),
  fc.constantFrom('', '7707083893', '773601001', 'RU', '06d2k6t0000g1a2b', '123 456', '44525225'),
)

test.each(TEXTS)('the browser accepts every %s that the API accepts', (_, schema) => {
  const constraints = derived(schema)
  fc.assert(
    fc.property(written, (text) => {
      fc.pre(v.is(schema, text))
      expect(takes(text, constraints), text).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['country', CompanyChange.entries.country.wrapped, ['ru', ' RU ', 'Cn']],
  ['tariff code', NewProduct.entries.tnved.wrapped.wrapped, ['8481 80 819 9', '\u00a084818081']],
  ['bank', NewLegalEntity.entries.bank.wrapped.wrapped.entries.account, ['4070 2810 9380 0000 0001', 'de44 5001 0517']],
] as const)('a %s as people write it, before the edge takes out what it does not need', (_, schema, all) => {
  for (const text of all) expect(takes(text, derived(schema)), text).toBe(true)
})

test('a number that the API accepts is valid in any spelling that the edge parses', () => {
  const limits = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1001, max: 1_000_000_000 }))
  fc.assert(
    fc.property(limits, fc.integer({ min: 0, max: 2_000_000_000 }), ([least, most], number) => {
      const constraints = derived(v.nullable(whole(least, most)))
      expect(inside(number, constraints)).toBe(v.is(whole(least, most), number))
      for (const locale of LOCALES)
        expect(readIn(locale, new Intl.NumberFormat(locale).format(number), constraints)).toBe(number)
    }),
  )
  for (const text of ['0,5', '-12.25', '−12,25', ' 1 250,50', '１２'])
    expect(readIn('ru', text, derived(v.number())), text).toBeTypeOf('number')
  for (const text of ['1,5', 'twelve', '1e3']) expect(readIn('ru', text, derived(whole(1, 9))), text).toBe('unreadable')
  expect(takes('twelve', derived(whole(1, 9)))).toBe(false)
})

test('the limits of an amount are in the unit in which it is typed', () => {
  const amount = FORMS.prices()['tiers.#.amount']
  expect(amount).toMatchObject({ inputMode: 'decimal', min: 0.01, max: 100_000_000_000 })
  expect(FORMS.prices()['tiers.#.from']).toMatchObject({ inputMode: 'numeric', min: 1, max: 1_000_000_000 })
  const { quantity = {} } = FORMS.inquiry()
  const price = FORMS.firstPrice().price ?? {}
  expect(price).toMatchObject({ ...amount, required: true })
  for (const text of ['1250', '1 250,5', '1250.50', ' 0,01 '])
    expect(readIn('ru', text, price), text).toBeTypeOf('number')
  for (const text of ['12,3456', 'twelve']) expect(readIn('ru', text, price), text).toBe('unreadable')
  expect(readIn('ru', '12,345', price)).toBe('ambiguous')
  expect(takes('', price)).toBe(false)
  expect(inside(Number(readIn('ru', '-1', price)), price)).toBe(false)
  for (const text of ['100', '100 шт', '1 000'])
    expect(inside(Number(readIn('ru', text, quantity)), quantity), text).toBe(true)
  expect(takes('many', quantity)).toBe(false)
})

const letters = fc.string({ unit: fc.constantFrom(...'aя中9.-+_ ё@'), minLength: 1, maxLength: 8 })
test('every e-mail address or phone number that can be parsed matches its pattern', () => {
  const domains = fc.constantFrom('пример.рф', '例子。中国', 'a.b-c.example', 'Ural.RU', 'x')
  const near = fc.tuple(letters, domains).map(([local, domain]) => ` ${local}@${domain} `)
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), near), (text) => {
      fc.pre(parseEmail(text) !== null)
      expect(takes(text, { pattern: ADDRESS_SHAPE }), text).toBe(true)
    }),
  )
  const digits = '79161234567'
  const put = fc.array(fc.constantFrom('', ' ', '-', '(', ')', '–', '（', '\u00a0'), { minLength: 11, maxLength: 11 })
  fc.assert(
    fc.property(put, (between) => {
      const text = `+${[...digits].map((digit, at) => digit + (between[at] ?? '')).join('')}`
      fc.pre(parsePhone(text) !== null)
      expect(takes(text, { pattern: NUMBER_SHAPE }), text).toBe(true)
      expect(takes(text, FORMS.signIn().login ?? {}), text).toBe(true)
    }),
  )
  for (const text of ['nobody', 'a@b', 'a b@c.d', '@c.d'])
    expect(takes(text, { pattern: ADDRESS_SHAPE }), text).toBe(false)
})

const requiredOf = (form: FormConstraints) =>
  Object.entries(form).flatMap(([field, { required }]) => (required ? [field] : []))

test.each([
  ['signIn', ['login']],
  ['code', ['code']],
  ['registration', ['name', 'acceptTerms', 'consent', 'locale']],
  ['settings', ['name', 'locale']],
  ['company', ['kind', 'names', 'country', 'currency']],
  ['product', ['names', 'category', 'unit']],
  ['prices', ['currency']],
  ['firstPrice', ['price']],
  ['answer', []],
  ['note', ['text']],
  ['template', ['name', 'text']],
  ['variants', []],
  ['facts', []],
  ['entity', ['fullName', 'taxNumber']],
  ['employee', ['contact', 'role']],
  ['verify', ['fact', 'source', 'checkedAt']],
] as const)('%s: what may not be left out', (name, fields) => {
  expect(requiredOf(FORMS[name]())).toEqual(fields)
})

test('an inquiry without an account needs name and consent, and a message where there is no product', () => {
  for (const form of [FORMS.inquiry(), FORMS.lead()])
    expect(requiredOf(form)).toEqual(expect.arrayContaining(['name', 'consent']))
  expect(requiredOf(FORMS.lead())).toContain('message')
  expect(derived(Consent)).toEqual({ required: true })
})

test('every pattern is valid in browsers', () => {
  for (const form of Object.values(FORMS))
    for (const { pattern } of Object.values(form())) expect(() => new RegExp(pattern ?? '', 'v')).not.toThrow()
})
