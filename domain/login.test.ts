import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adminLogins } from '../worker/api/account/auth/admin-logins.ts'
import { parseEmail, parseLogin, parsePhone } from './login.ts'

describe('e-mail addresses', () => {
  test.each([
    [' Ivan.Petrov@Example.COM ', 'ivan.petrov@example.com'],
    ['o’brien+tag@sub.example.co.uk'.replace('’', "'"), "o'brien+tag@sub.example.co.uk"],
    ['почта@почта.рф', 'почта@xn--80a1acny.xn--p1ai'],
    ['张伟@例子.中国', '张伟@xn--fsqu00a.xn--fiqs8s'],
    ['u\u0308ber@example.com', 'über@example.com'],
  ])('%s', (typed, address) => expect(parseEmail(typed)).toBe(address))

  test.each([
    '@example.com',
    'a@',
    'a@b',
    'a b@example.com',
    'a@example..com',
    'a..b@example.com',
    '.a@example.com',
    'a@127.0.0.1',
    'a@[::1]',
    'a@example.com:25',
    'a@example.com/x',
    'a@b@example.com',
    'a\u0000@example.com',
    'a\r\nBcc: b@example.com@example.com',
    '"quoted"@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'a.'.repeat(130)}com`,
  ])('%j is none', (typed) => expect(parseEmail(typed)).toBeNull())
})

describe('phone numbers', () => {
  test.each([
    ['+7 (916) 123-45-67', 'en', '+79161234567'],
    ['8 916 123 45 67', 'ru', '+79161234567'],
    ['9161234567', 'ru', '+79161234567'],
    ['138 0013 8000', 'zh', '+8613800138000'],
    ['+86 138 0013 8000', 'ru', '+8613800138000'],
    ['＋７ ９１６ １２３－４５－６７', 'ru', '+79161234567'],
  ] as const)('%s in %s', (typed, locale, number) => expect(parsePhone(typed, locale)).toBe(number))

  test.each(['8 916 123 45 67', '123', '+7 916', 'call me', '+1-800-FLOWERS', ''])('%j is none in English', (typed) =>
    expect(parsePhone(typed, 'en')).toBeNull(),
  )
})

test('a login is normalised once: parsing it again changes nothing', () => {
  const typed = fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' }), fc.stringMatching(/^\+?[\d ()-]{5,20}$/))
  fc.assert(
    fc.property(typed, fc.constantFrom('en', 'ru', 'zh'), (text, locale) => {
      const login = parseLogin(text, locale)
      return login === null || parseLogin(login.value)?.value === login.value
    }),
  )
})

test('ADMIN_LOGINS is a list of logins; invalid ones are left out', () => {
  expect(adminLogins({ ADMIN_LOGINS: ' Boss@Example.com, +7 916 123-45-67,, nonsense' })).toEqual([
    'boss@example.com',
    '+79161234567',
  ])
  expect(adminLogins({})).toEqual([])
})
