import { expect, test } from 'vitest'
import { LOCALES } from '../locale.ts'
import { listCities } from './find-city.ts'
import { codeOfCity, findPlace, isKnownPlace, placeName } from './place-code.ts'

test.each([
  ['cn', 'CN'],
  ['Китай', 'CN'],
  ['中国', 'CN'],
  ['温州', 'CN:wenzhou'],
  ['Wenzhou, China', 'CN:wenzhou'],
  ['г. Ростов-на-Дону', 'RU:rostov-on-don'],
  ['Вэньчжоу, Россия', null],
  ['Вэньчжоу, Нигде', null],
  ['Кукуево', null],
  ['', null],
])('%s is %s', (text, code) => {
  expect(findPlace(text)).toBe(code)
})

test('every city of the list has a code of its own, and is found by its name in each language', () => {
  const codes = listCities().map(codeOfCity)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) {
    expect(isKnownPlace(code), code).toBe(true)
    for (const locale of LOCALES) expect(findPlace(placeName(code, locale)), code).toBe(code)
  }
})

test('a code of no country or town is unknown, and an unknown town is shown by its country', () => {
  for (const code of ['CN:atlantis', 'XX', 'RU:wenzhou']) expect(isKnownPlace(code)).toBe(false)
  expect(placeName('CN:atlantis', 'en')).toBe('China')
})
