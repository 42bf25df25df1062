import fc from 'fast-check'
import { expect, test } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import ru from '../locales/ru.json' with { type: 'json' }
import zh from '../locales/zh.json' with { type: 'json' }
import type { Tier } from './contract/values.ts'
import { createI18n, type Dictionary } from './i18n.ts'
import type { Locale } from './locale.ts'
import { tierPrice } from './tier-price.ts'
import { tierPriceText } from './tier-price-text.ts'

const dictionaries: Record<Locale, Dictionary> = { en, ru, zh }
const i18nOf = (locale: Locale) => createI18n(locale, dictionaries[locale])
const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s/g, ' ')

const tier = (amount: number, currency: Tier['currency'] = 'RUB'): Tier => ({ from: 1, amount, currency, rub: amount })
const priced = (tiers: Record<string, Tier[]>) => ({ unit: 'piece' as const, moq: 10, vat: null, tiers })
const SIZES = priced({ '': [], small: [tier(100_00)], large: [tier(125_50)] })

test.each([
  ['en', '40 pcs: ₽4,000–₽5,020 depending on the variant, VAT not stated'],
  ['ru', '40 шт.: 4 000 ₽–5 020 ₽ в зависимости от исполнения, НДС не указан'],
  ['zh', '40 件：₽4,000–₽5,020，视规格而定，未注明是否含税'],
] as const)('in %s, a quantity without a chosen variant has the totals of all', (locale, text) => {
  expect(plain(tierPriceText(SIZES, '', '40', i18nOf(locale)))).toBe(text)
})

test('a chosen variant has its own total, and variants at the same price have one total', () => {
  const i18n = i18nOf('en')
  expect(tierPriceText(SIZES, 'large', '40', i18n)).toMatch(/^40 pcs × ₽125\.50 = ₽5,020,/)
  const alike = priced({ '': [], small: [tier(100_00)], large: [tier(100_00)] })
  expect(tierPriceText(alike, '', '40', i18n)).toMatch(/^40 pcs: ₽4,000 for any variant/)
})

test('a total in another currency is also in the reader’s', () => {
  const i18n = i18nOf('en')
  const dollars = (amount: number): Tier => ({ from: 1, amount, currency: 'USD', rub: amount * 80 })
  const sizes = priced({ '': [], small: [dollars(100_00)], large: [dollars(125_50)] })
  expect(plain(tierPriceText(sizes, 'large', '40', i18n))).toBe('40 pcs × $125.50 = $5,020, ≈ ₽402,000, VAT not stated')
  expect(plain(tierPriceText(sizes, '', '40', i18n)).replaceAll('\u2060', '')).toBe(
    '40 pcs: $4,000–$5,020 depending on the variant, ≈ ₽320,000–₽402,000, VAT not stated',
  )
})

test('there is no text below the smallest order, with a price on request, and for several currencies', () => {
  const i18n = i18nOf('en')
  expect(tierPriceText(SIZES, '', '9', i18n)).toBe('')
  expect(tierPriceText(SIZES, '', 'some', i18n)).toBe('')
  expect(tierPriceText(priced({ '': [], small: [tier(100_00)], large: [] }), '', '40', i18n)).toBe('')
  expect(tierPriceText(priced({ '': [], small: [tier(1)], large: [tier(1, 'CNY')] }), '', '40', i18n)).toBe('')
  expect(tierPriceText(priced({ '': [] }), '', '40', i18n)).toBe('')
})

test('no variant costs less or more than the text states', () => {
  const i18n = i18nOf('en')
  const amounts = fc.array(fc.integer({ min: 1, max: 1e7 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 10, max: 1e4 }), (all, quantity) => {
      const tiers = Object.fromEntries(all.map((amount, at) => [`v${at}`, [tier(amount)]]))
      const text = tierPriceText(priced({ '': [], ...tiers }), '', String(quantity), i18n)
      const totals = all.map((amount) => tierPrice([tier(amount)], 10, quantity)?.total ?? Number.NaN)
      for (const end of [Math.min(...totals), Math.max(...totals)])
        expect(text).toContain(i18n.money(end, 'RUB', totals))
    }),
    { numRuns: 100 },
  )
})
