import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test('the parts of a line have the comma of their language between them, and nothing for an empty part', () => {
  expect(listed(['FCA Chelyabinsk', null, '', 'excl. VAT'], 'en')).toBe('FCA Chelyabinsk, excl. VAT')
  expect(listed(['FCA Челябинск', undefined, 'без НДС'], 'ru')).toBe('FCA Челябинск, без НДС')
  expect(listed(['FCA 车里雅宾斯克', false, '不含增值税'], 'zh')).toBe('FCA 车里雅宾斯克，不含增值税')
})
