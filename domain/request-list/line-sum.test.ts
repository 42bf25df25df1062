import { expect, test } from 'vitest'
import ru from '../../locales/ru.json' with { type: 'json' }
import type { LinePrice } from '../contract/line-offers.ts'
import { createI18n } from '../i18n.ts'
import { sumOfLines } from './line-sum.ts'
import { candidateText, offerText, sumText } from './offer-text.ts'

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const i18n = createI18n('ru', ru)

const usd: LinePrice = {
  quantity: 40,
  amount: 1000,
  currency: 'USD',
  rub: 80_000,
  total: 40_000,
  totalRub: 3_200_000,
  vat: { included: false, rate: 20 },
  isLowest: false,
}
const rub: LinePrice = {
  ...usd,
  currency: 'RUB',
  amount: 600,
  rub: 600,
  total: 24_000,
  totalRub: 24_000,
  vat: { included: true, rate: 20 },
}
const offer = { unit: 'piece' as const, minimum: 5, stock: 12, price: usd, gap: null }

test('lines are summed on one basis, and those that cannot be are counted by their reasons', () => {
  const products = [
    { price: usd, gap: null },
    { price: rub, gap: null },
    { price: { ...rub, vat: { included: false, rate: 0 } }, gap: null },
    { price: usd, gap: 'minimum' as const },
    { price: null, gap: 'request' as const },
    null,
    null,
  ]
  const gaps = [
    { gap: 'minimum', lines: 1 },
    { gap: 'request', lines: 1 },
    { gap: 'product', lines: 2 },
  ]
  expect(sumOfLines(products, 'with')).toEqual({
    lines: 2,
    totals: [
      { currency: 'USD', amount: 48_000, rub: 3_840_000 },
      { currency: 'RUB', amount: 24_000, rub: 24_000 },
    ],
    gaps: [{ gap: 'vat', lines: 1 }, ...gaps],
  })
  expect(sumOfLines(products, 'without')).toMatchObject({
    lines: 3,
    gaps,
    totals: [{ amount: 40_000 }, { amount: 44_000 }],
  })
})

test('a sum of several currencies is converted as a whole, one of the reader’s is exact', () => {
  const roubles = { currency: 'RUB' as const, amount: 24_000, rub: 24_000 }
  const sum = { lines: 1, gaps: [], totals: [roubles] }
  expect(spaced(sumText(sum, i18n))).toBe('240 ₽')
  const mixed = { ...sum, totals: [roubles, { currency: 'USD' as const, amount: 48_000, rub: 3_840_000 }] }
  expect(spaced(sumText(mixed, i18n))).toBe('≈ 38 600 ₽')
})

test.each([
  [offer, 'with', '40 шт. × ≈ 960 ₽ = ≈ 38 400 ₽, с НДС · 400 $, НДС 20 % сверх цены'],
  [{ ...offer, price: { ...rub, isLowest: true } }, 'without', '40 шт. × от 5 ₽ = от 200 ₽, без НДС'],
  [{ ...offer, gap: 'minimum' as const }, 'without', 'Меньше минимального заказа (5 шт.). ≈ 800 ₽/шт., без НДС'],
  [{ ...offer, price: null, gap: 'request' as const }, 'with', 'Цена по запросу'],
] as const)('%j with the basis "%s" is "%s"', (given, vat, text) => {
  expect(spaced(offerText(given, vat, i18n))).toBe(text)
})

test('a product sold by another unit is marked so, and a product to choose shows its smallest order and stock', () => {
  expect(offerText({ ...offer, gap: 'unit' }, 'with', i18n)).toContain('продаётся в других единицах (шт.)')
  expect(offerText({ ...offer, gap: 'fraction' }, 'with', i18n)).toContain('целыми единицами (шт.)')
  expect(spaced(candidateText(offer, 'with', i18n))).toBe('≈ 960 ₽/шт., с НДС · Мин. заказ 5 шт. · 12 шт. в наличии')
})
