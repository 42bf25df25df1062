import { expect, test } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import { createI18n } from './i18n.ts'
import { lineQuantityText } from './request-line-text.ts'

const i18n = createI18n('en', en)
const item = {
  name: { text: 'Hexagon bolt', lang: 'en' as const },
  sku: 'HB-10',
  options: [],
  unit: 'kilogram' as const,
  price: null,
}

test.each([
  [{ quantity: 50, words: '' }, '50 kg'],
  [{ quantity: null, words: '300 pcs: bolt M10' }, 'as written: “300 pcs: bolt M10”'],
  [{ quantity: 3, words: '3 t: bolt M10' }, '3 kg, as written: “3 t: bolt M10”'],
  [{ quantity: null, words: '' }, ''],
])('%j of a product is "%s"', (line, text) => {
  expect(lineQuantityText({ ...line, unit: 'kilogram', item }, i18n)).toBe(text)
})

test('a line in words has its quantity alone', () => {
  expect(lineQuantityText({ quantity: 2, unit: null, item: null, words: 'Bolt' }, i18n)).toBe('2')
})
