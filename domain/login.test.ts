import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../tests/fixtures/any-text.ts'
import { adminLogins } from '../worker/api/account/auth/admin-logins.ts'
import { parseEmail, parseLogin, parsePhone } from './login.ts'
import { phoneText } from './phone-text.ts'

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
    ['13800138000', 'zh', '+8613800138000'],
    ['8613800138000', 'zh', '+8613800138000'],
    ['0086 138 0013 8000', 'en', '+8613800138000'],
    ['0577-86862180', 'zh', '+8657786862180'],
    ['021-54912880', 'zh', '+862154912880'],
    ['86862180', 'zh', '+8686862180'],
    ['800-810-1234', 'zh', '+868008101234'],
  ] as const)('%s in %s', (typed, locale, number) => expect(parsePhone(typed, locale)).toBe(number))

  test.each(['8 916 123 45 67', '123', '+7 916', 'call me', '+1-800-FLOWERS', ''])('%j is none in English', (typed) =>
    expect(parsePhone(typed, 'en')).toBeNull(),
  )
})

describe('a number without a country code', () => {
  test.each([
    ['021-54912880', 'ru', 'CN', '+862154912880'],
    ['800-810-1234', 'ru', 'CN', '+868008101234'],
    ['8 (343) 036-30-14', 'zh', 'ru', '+73430363014'],
    ['030 123456', 'en', 'DE', '+4930123456'],
    ['8 916 123 45 67', 'ru', 'US', '+79161234567'],
    ['+86 138 0013 8000', 'ru', 'DE', '+8613800138000'],
    ['8 916 123 45 67', 'ru', 'XX', '+79161234567'],
  ] as const)('%s in %s, of a company in %s, is %s', (typed, locale, country, number) => {
    expect(parsePhone(typed, locale, country)).toBe(number)
  })
})

describe('a number as its country writes it', () => {
  test.each([
    ['+73430363014', '+7 (343) 036-30-14'],
    ['+8657786862180', '+86 577 8686 2180'],
    ['+8613800138000', '+86 138 0013 8000'],
    ['+375172090000', '+375 17 209 00 00'],
    ['+78412001505', '+7 (8412) 00-15-05'],
    ['+74922003538', '+7 (4922) 00-35-38'],
    ['+73519024109', '+7 (3519) 02-41-09'],
    ['+79161234567', '+7 (916) 123-45-67'],
    ['+78001234567', '+7 (800) 123-45-67'],
    ['+77212003100', '+7 (7212) 00-31-00'],
    ['+77270226011', '+7 (727) 022-60-11'],
    ['+862105491288', '+86 21 0549 1288'],
    ['+381320011704', '+381 32 001 1704'],
    ['+494066969218', '+49 40 6696 9218'],
    ['+999123', '+999123'],
  ])('%s is shown as %s', (number, shown) => {
    expect(phoneText(number)).toBe(shown)
  })

  test('is read back in every language as the same number', () => {
    for (const number of [
      '+73430363014',
      '+77272501234',
      '+8657786862180',
      '+8613800138000',
      '+375172090000',
      '+78412001505',
      '+77212003100',
      '+4930123456',
    ])
      for (const locale of ['en', 'ru', 'zh'] as const) expect(parsePhone(phoneText(number), locale, 'CN')).toBe(number)
  })
})

test('a login is normalised once: parsing it again changes nothing', () => {
  const typed = fc.oneof(fc.emailAddress(), anyText(), fc.stringMatching(/^\+?[\d ()-]{5,20}$/))
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
