import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../tests/fixtures/any-text.ts'
import { isInn, isKpp, isOgrn, isUscc, plainNumber } from '../tax-numbers.ts'
import { TaxNumber, taxCountry } from './tax-number-input.ts'

/** Published numbers of well-known organizations, so that the arithmetic is not only checked against itself. */
const KNOWN = {
  inn: ['7707083893', '7736050003', '7702070139', '500100732259'],
  ogrn: ['1027700132195', '1027700070518', '304500116000157'],
  uscc: ['9144030071526726XG', '91330100799655058B', '91110108551385082Q'],
}

describe('known numbers', () => {
  test.each(KNOWN.inn)('INN %s', (number) => expect(isInn(number)).toBe(true))
  test.each(KNOWN.ogrn)('OGRN %s', (number) => expect(isOgrn(number)).toBe(true))
  test.each(KNOWN.uscc)('USCC %s', (number) => expect(isUscc(number)).toBe(true))
  test.each(['773601001', '7736AB001'])('KPP %s', (number) => expect(isKpp(number)).toBe(true))
})

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const known = fc.constantFrom(
  ...KNOWN.inn.map((number) => ({ number, isValid: isInn, alphabet: '0123456789' })),
  ...KNOWN.ogrn.map((number) => ({ number, isValid: isOgrn, alphabet: '0123456789' })),
  ...KNOWN.uscc.map((number) => ({ number, isValid: isUscc, alphabet: ALPHABET })),
)

/** Replaces the character at a position. */
const altered = (number: string, at: number, character: string) =>
  number.slice(0, at) + character + number.slice(at + 1)

test('exactly one last character makes a number valid', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), (body) => {
      const right = [...'0123456789'].filter((digit) => isInn(body + digit))
      return right.length === 1
    }),
  )
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]{17}$/), (body) => {
      const right = [...ALPHABET].filter((character) => isUscc(body + character))
      return right.length === 1
    }),
  )
})

test('a USCC with one wrong character or two neighbours swapped is invalid', () => {
  const uscc = fc.constantFrom(...KNOWN.uscc)
  fc.assert(
    fc.property(uscc, fc.nat(17), fc.constantFrom(...ALPHABET), (number, at, character) => {
      return number[at] === character || !isUscc(altered(number, at, character))
    }),
  )
  fc.assert(
    fc.property(uscc, fc.nat(16), (number, at) => {
      const left = number[at] ?? ''
      const right = number[at + 1] ?? ''
      return left === right || !isUscc(altered(altered(number, at, right), at + 1, left))
    }),
  )
})

test('a wrong check digit is invalid', () => {
  fc.assert(
    fc.property(known, fc.nat(30), ({ number, isValid, alphabet }, step) => {
      const character = alphabet[step % alphabet.length] ?? ''
      return number.endsWith(character) || !isValid(number.slice(0, -1) + character)
    }),
  )
})

test('any other text is refused without an exception', () => {
  const all = [isInn, isKpp, isOgrn, isUscc]
  fc.assert(fc.property(anyText(), (text) => !all.some((isValid) => isValid(text))))
  for (const isValid of all) expect(isValid('٧٧٠٧٠٨٣٨٩٣')).toBe(false)
})

test('spaces, dashes and full-width digits are ignored', () => {
  expect(plainNumber(' 7707-083 893')).toBe('7707083893')
  expect(v.parse(TaxNumber, '７７０７ ０８３８９３')).toBe('7707083893')
  expect(v.parse(TaxNumber, '91440300 71526726 xg')).toBe('9144030071526726XG')
  expect(v.safeParse(TaxNumber, '7707083894').issues?.[0]?.message).toBe('checksum')
  expect(v.is(TaxNumber, `7707083893${' '.repeat(100)}`)).toBe(false)
})

test('the country follows from the number', () => {
  expect(taxCountry(v.parse(TaxNumber, '7707083893'))).toBe('RU')
  expect(taxCountry(v.parse(TaxNumber, '9144030071526726XG'))).toBe('CN')
})
