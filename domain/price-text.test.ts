import fc from 'fast-check'
import { expect, test } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import ru from '../locales/ru.json' with { type: 'json' }
import zh from '../locales/zh.json' with { type: 'json' }
import type { Tier } from './contract/values.ts'
import { termsText } from './delivery-terms.ts'
import { createI18n, type Dictionary } from './i18n.ts'
import { LOCALES, type Locale } from './locale.ts'
import { ageNote, oldPrice, tierLine, tierTexts, unitPrice } from './price-text.ts'
import { READER_CURRENCIES } from './reader-currency.ts'
import { CURRENCIES, UNITS } from './trade-terms.ts'
import { vatNote } from './vat-note.ts'

const dictionaries: Record<Locale, Dictionary> = { en, ru, zh }
const i18nOf = (locale: Locale) => createI18n(locale, dictionaries[locale])
const plain = (text: string) => text.replace(/\s/g, ' ')

const roubles: Tier = { from: 1000, amount: 18_600_00, currency: 'RUB', rub: 18_600_00 }
const dollars: Tier = { from: 400, amount: 5390, currency: 'USD', rub: 438_207 }

test.each([
  ['ru', roubles, '18 600 ₽/шт. · от 1 000 шт.'],
  ['en', roubles, '₽18,600/pc · 1,000 pcs or more'],
  ['zh', roubles, '₽18,600/件 · 1,000 件及以上'],
  ['ru', dollars, '≈ 4 380 ₽/шт. · 53,90 $/шт. · от 400 шт.'],
  ['zh', dollars, '≈ ₽4,380/件 · $53.90/件 · 400 件及以上'],
] as const)('in %s, %o reads "%s"', (locale, tier, line) => {
  expect(plain(tierLine(tierTexts(tier, 'piece', i18nOf(locale))))).toBe(line)
})

test('a pair, which Russian declines, follows no preposition', () => {
  const line = (from: number) => plain(tierTexts({ ...roubles, from }, 'pair', i18nOf('ru')).held)
  expect([1, 2, 10].map(line)).toEqual(['1 пара и более', '2 пары и более', '10 пар и более'])
})

test('every price text has its unit and quantity, and "from" only once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LOCALES),
      fc.constantFrom(...UNITS),
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom(...READER_CURRENCIES),
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ min: 1, max: 1e6 }),
      fc.boolean(),
      (locale, unit, currency, code, amount, from, isLowest) => {
        const i18n = { ...i18nOf(locale), reader: { code, rub: 10 } }
        const texts = tierTexts({ from, amount, currency, rub: amount }, unit, i18n, isLowest)
        const line = tierLine(texts)
        expect(line).toContain(i18n.t(`unit.${unit}`, { n: from }))
        expect(line).not.toContain(' ·')
        expect(texts.price).toMatch(/\/\p{L}/u)
        expect(texts.price.includes('≈')).toBe(currency !== code)
        expect(texts.own !== '').toBe(currency !== code)
        expect(line.match(/\bfrom\b|(?<!\p{L})от(?!\p{L})|起|≥/gu)?.length ?? 0).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test.each([
  ['en', 'incl. 22% VAT', 'excl. VAT', 'FCA Perm, Incoterms 2020', '$53.90/t'],
  ['ru', 'с НДС 22 %', 'НДС не включён', 'FCA [английский] Perm, Инкотермс 2020', '53,90 $/т'],
  ['zh', '含税（增值税 22%）', '不含税', 'FCA ［英文］Perm（Incoterms 2020）', '$53.90/吨'],
] as const)('tax, delivery terms and unit in %s', (locale, included, none, terms, price) => {
  const i18n = i18nOf(locale)
  expect(plain(vatNote({ included: true, rate: 22 }, i18n))).toBe(included)
  expect(plain(vatNote({ included: true, rate: 0 }, i18n))).toBe(none)
  expect(plain(termsText([{ incoterm: 'FCA', place: { text: 'Perm', lang: 'en' } }], i18n))).toBe(terms)
  expect(plain(unitPrice(dollars, 'tonne', i18n))).toBe(price)
})

test('a rate of 0 is never called an exemption', () => {
  expect(JSON.stringify(zh)).not.toContain('免税')
  expect(JSON.stringify(zh)).not.toContain('免增值税')
})

test('the age of a price is shown from the 91st day on', () => {
  const day = 86_400_000
  const now = Date.UTC(2026, 10, 20)
  expect(oldPrice(now - 90 * day, now)).toBeNull()
  expect(oldPrice(now - 91 * day, now)?.months).toBe(2)
  const old = oldPrice(Date.UTC(2026, 5, 14), now)
  const notes = LOCALES.map((locale) => old && plain(ageNote(old, i18nOf(locale))))
  expect(notes).toEqual([
    'price as of Jun 14, 2026 (5 months old)',
    'цена указана 14 июн. 2026 г., 5 месяцев назад',
    '2026年6月14日报价，5 个月未更新',
  ])
})
