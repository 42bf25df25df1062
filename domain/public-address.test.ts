import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPublicAddress, publicAddress } from './public-address.ts'

const isAllowed = (address: string): boolean => publicAddress(address) !== null

/** Blocks that IANA's registries of special-purpose addresses (RFC 6890) exclude from the public network. */
const INSIDE_V4: [base: number[], bits: number][] = [
  [[0, 0, 0, 0], 8],
  [[10, 0, 0, 0], 8],
  [[100, 64, 0, 0], 10],
  [[127, 0, 0, 0], 8],
  [[169, 254, 0, 0], 16],
  [[172, 16, 0, 0], 12],
  [[192, 0, 0, 0], 24],
  [[192, 0, 2, 0], 24],
  [[192, 168, 0, 0], 16],
  [[198, 18, 0, 0], 15],
  [[198, 51, 100, 0], 24],
  [[203, 0, 113, 0], 24],
  [[224, 0, 0, 0], 4],
  [[240, 0, 0, 0], 4],
]
const toNumber = (bytes: number[]): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0)
const dotted = (value: number): string => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.')

const insideV4 = fc
  .constantFrom(...INSIDE_V4)
  .chain(([base, bits]) => fc.nat(2 ** (32 - bits) - 1).map((rest) => toNumber(base) + rest))

/** Every way in which browsers read an IPv4 address (WHATWG URL, "IPv4 parser"). */
const SPELLINGS: ((value: number) => string)[] = [
  dotted,
  String,
  (value) => `0x${value.toString(16)}`,
  (value) => `0${value.toString(8)}`,
  (value) =>
    dotted(value)
      .split('.')
      .map((part) => `0x${Number(part).toString(16)}`)
      .join('.'),
  (value) =>
    dotted(value)
      .split('.')
      .map((part) => `0${Number(part).toString(8)}`)
      .join('.'),
  (value) => `${value >>> 24}.${value & 0xffffff}`,
  (value) => `${dotted(value)}.`,
  (value) => dotted(value).replace(/\./g, '。'),
  (value) => [...dotted(value)].map((one) => (one === '.' ? one : String.fromCodePoint(0xff10 + Number(one)))).join(''),
]

const hex = (value: number): string => `${(value >>> 16).toString(16)}:${(value & 0xffff).toString(16)}`
/** IPv6 addresses that contain an IPv4 one: mapped, compatible, translated (RFC 6052), 6to4, Teredo. */
const HOLDING: ((value: number) => string)[] = [
  (value) => `::ffff:${dotted(value)}`,
  (value) => `::ffff:${hex(value)}`,
  (value) => `::${dotted(value)}`,
  (value) => `64:ff9b::${hex(value)}`,
  (value) => `2002:${hex(value)}::1`,
  (value) => `2001:0:${hex(value)}::1`,
]

describe('refused as not public', () => {
  test('private, loopback and link-local addresses in every spelling', () =>
    fc.assert(
      fc.property(insideV4, fc.constantFrom(...SPELLINGS), (value, spell) => !isAllowed(`http://${spell(value)}/x`)),
      { numRuns: 2000 },
    ))

  test('IPv6 addresses that contain such an IPv4 address', () =>
    fc.assert(
      fc.property(
        fc.oneof(insideV4, fc.nat(2 ** 32 - 1)),
        fc.constantFrom(...HOLDING),
        (value, hold) => !isAllowed(`http://[${hold(value)}]/`),
      ),
    ))

  test.each([
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[fe80::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[ff02::1]',
    '[fec0::1]',
    '[100::1]',
    '[2001:db8::1]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'printer',
    'printer.local',
    'metadata.google.internal',
    'router.lan',
    'nas.home.arpa',
    'shop.test',
    'x.onion',
    'api.default.svc',
    'db.localdomain',
    '127.0.0.1.nip.io',
    '10-0-0-1.sslip.io',
    'x.localtest.me',
  ])('%s', (host) => expect(isAllowed(`https://${host}/`)).toBe(false))

  test.each([
    'ftp://pumps.ru/',
    'file:///etc/passwd',
    'gopher://pumps.ru/',
    'data:text/html,x',
    'javascript:alert(1)',
    'blob:https://pumps.ru/1',
    'https://pumps.ru:8443/',
    'http://pumps.ru:22/',
    'https://user@pumps.ru/',
    'https://user:secret@pumps.ru/',
    'https://pumps.ru@127.0.0.1/',
    'https://127.0.0.1#@pumps.ru/',
    'https://',
    'pumps.ru',
    '',
    `https://pumps.ru/${'x'.repeat(2048)}`,
  ])('%s', (address) => expect(isAllowed(address)).toBe(false))
})

describe('accepted as public', () => {
  test.each([
    'https://pumps.ru/',
    'http://pumps.ru:80/catalogue?x=1#y',
    'https://насосы.рф/',
    'https://阀门.中国/',
    'https://a-b.co.uk',
    'https://1c.ru/',
    'https://8.8.8.8/',
    'https://[2a00:1450:4010:c0e::64]/',
  ])('%s', (address) => expect(isAllowed(address)).toBe(true))

  test('addresses outside all special-purpose blocks', () =>
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), (value) => {
        const isInside = INSIDE_V4.some(([base, bits]) => value >>> (32 - bits) === toNumber(base) >>> (32 - bits))
        // The library excludes smaller blocks too (6to4 relays, AS112), which no public page uses.
        if (!isInside && !/^192\.(88\.99|31\.196|52\.193|175\.48)\./.test(dotted(value))) {
          expect(isPublicAddress(dotted(value)), dotted(value)).toBe(true)
        }
      }),
      { numRuns: 2000 },
    ))

  test('any input gives true or false', () =>
    fc.assert(fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => typeof isAllowed(text) === 'boolean')))
})
