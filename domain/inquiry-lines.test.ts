import { expect, test } from 'vitest'
import type { InquiryItem } from './contract/inquiry-item.ts'
import { inquiryLines } from './inquiry-lines.ts'

const formats = {
  locale: 'en' as const,
  language: String,
  t: (key: string) => key,
  number: String,
  money: (amount: number, currency = 'RUB') => `${amount} ${currency}`,
}
const item: InquiryItem = {
  name: { text: 'Valve', lang: 'en' },
  sku: 'BV-50',
  options: [],
  unit: 'piece',
  price: { amount: 8613, currency: 'USD', vat: null, total: 344_520 },
}
const labels = (given: InquiryItem) => inquiryLines(given, 40, formats).map(({ label }) => label)

test('a product without a chosen variant is listed by its part number, and has no price line where it has no price', () => {
  expect(labels(item)).toEqual(['inquiryItem.model', 'inquiryItem.quantity', 'inquiryItem.price', 'inquiryItem.total'])
  expect(labels({ ...item, price: null })).toEqual(['inquiryItem.model', 'inquiryItem.quantity'])
})

test('a quantity below the smallest order is marked', () => {
  const least = { ...item, price: null, minimum: 50 }
  expect(inquiryLines(least, 40, formats)[1]?.value).toBe('unit.piece · inquiryItem.belowMinimum')
})

test('a chosen variant is listed as a variant', () => {
  const size = { name: { text: 'Size', lang: 'en' as const }, value: { text: 'DN 50', lang: 'en' as const } }
  expect(inquiryLines({ ...item, options: [size] }, 40, formats)[0]).toEqual({
    label: 'inquiryItem.variant',
    value: 'BV-50 · DN 50',
  })
})
