import { expect, test } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import zh from '../locales/zh.json' with { type: 'json' }
import { createI18n } from './i18n.ts'
import { stockText } from './stock-text.ts'

const i18n = createI18n('en', en)
const missing = (quantity: number, leadDays: { from: number; to: number } | null) => ({
  quantity,
  leadDays,
  place: { text: 'Ningbo', lang: 'en' as const },
})

test.each([
  [{ stock: null }, ''],
  [{ stock: 40 }, '40 pcs in stock'],
  [{ stock: 0 }, 'Available to order'],
  [
    { stock: 19, toOrder: missing(21, { from: 2, to: 8 }) },
    '19 pcs in stock, another 21 pcs available to order, shipped from Ningbo in 2–8 business days',
  ],
  [
    { stock: 0, toOrder: missing(40, { from: 5, to: 5 }) },
    '40 pcs available to order, shipped from Ningbo in 5 business days',
  ],
  [{ stock: 1, toOrder: missing(39, null) }, '1 pc in stock, another 39 pcs available to order'],
])('%o reads "%s"', (product, text) => {
  expect(stockText({ unit: 'piece', ...product }, i18n)).toBe(text)
})

test('as Chinese separates it', () => {
  const product = { stock: 19, unit: 'piece' as const, toOrder: missing(21, { from: 2, to: 8 }) }
  expect(stockText(product, createI18n('zh', zh))).toBe('现货 19 件，其余 21 件需订货，2–8 个工作日内从Ningbo发货')
})
