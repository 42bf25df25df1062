import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test.each([
  ['TW', 'zh', '中国台湾'],
  ['HK', 'zh', '中国香港'],
  ['US', 'ru', 'США'],
  ['RU', 'ru', 'Россия'],
  ['CN', 'en', 'China'],
] as const)('%s in %s is %s', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name)
})
