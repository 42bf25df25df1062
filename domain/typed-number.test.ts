import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import ru from '../locales/ru.json' with { type: 'json' }
import zh from '../locales/zh.json' with { type: 'json' }
import { createI18n, type Dictionary } from './i18n.ts'
import { LOCALES, type Locale } from './locale.ts'
import { CURRENCIES, UNITS } from './trade-terms.ts'
import { fieldNumber, typedNumber } from './typed-number.ts'

const dictionaries: Record<Locale, Dictionary> = { en, ru, zh }

describe('typedNumber', () => {
  it.each([
    ['en', '1,000', 1000],
    ['en', '1,234,567', 1_234_567],
    ['en', '1,000.5', 1000.5],
    ['en', '1.000,5', 1000.5],
    ['en', '1.125', 1.125],
    ['en', '0,500', 0.5],
    ['en', '1250,50', 1250.5],
    ['zh', '1，000', 1000],
    ['zh', '２５', 25],
    ['zh', '１２。５', 12.5],
    ['zh', '1\u3000000 件', 1000],
    ['zh', '¥2,120', 2120],
    ['ru', '1 000', 1000],
    ['ru', '1\u00a00000', 10_000],
    ['ru', '1\u00a0000,5', 1000.5],
    ['ru', '1\u202f250,50', 1250.5],
    ['ru', '12.5', 12.5],
    ['ru', '1,125', 1.125],
    ['ru', '1.000.000', 1_000_000],
    ['ru', '≈ 18 600 ₽', 18_600],
    ['ru', '100 шт.', 100],
    ['ru', '10 м2', 10],
    ['ru', '−7', -7],
    ['ru', ',5', 0.5],
    ['ru', '12.', 12],
  ] as const)('reads on a page in %s %j as %d', (locale, text, value) => {
    expect(typedNumber(text, locale, 6)).toBe(value)
  })

  it.each([
    ['ru', '1,000'],
    ['ru', '1.000'],
    ['ru', '1.125'],
    ['ru', '12,120'],
    ['en', '1.000'],
    ['en', '12,5'],
    ['en', '18,60'],
    ['zh', '100.000'],
  ] as const)('asks on a page in %s whether %j is a thousand or a fraction', (locale, text) => {
    expect(typedNumber(text, locale, 6)).toBe('ambiguous')
  })

  it('in a field of whole numbers a separator before three digits is ambiguous', () => {
    expect(typedNumber('1,125', 'ru', 0)).toBe('ambiguous')
    expect(typedNumber('1.125', 'en', 2)).toBe('ambiguous')
  })

  const unreadable = [
    '',
    ' ',
    'many',
    '.',
    '1,2,3',
    '1.2.3',
    '12 34',
    '1 2',
    '1e3',
    '0x10',
    'Infinity',
    '10-20',
    '5 тыс.',
    '1万',
    '5k',
    '2 x 3',
  ]
  it.each(LOCALES.flatMap((locale) => unreadable.map((text) => [locale, text] as const)))(
    'refuses on a page in %s %j, and never takes it for 0',
    (locale, text) => {
      expect(typedNumber(text, locale, 6)).toBe('unreadable')
    },
  )

  it('refuses decimals in a field of whole numbers, and more of them than a field has', () => {
    expect(typedNumber('12.5', 'en', 0)).toBe('unreadable')
    expect(typedNumber('12,5', 'ru', 0)).toBe('unreadable')
    expect(typedNumber('0,1234', 'ru', 2)).toBe('unreadable')
  })

  it('returns a finite number or a reason, whatever is typed', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789０９., \u00a0，。-−₽件kм') })
    fc.assert(
      fc.property(texts, fc.constantFrom(...LOCALES), fc.nat(6), (text, locale, digits) => {
        const read = typedNumber(text, locale, digits)
        expect(typeof read === 'string' || Number.isFinite(read)).toBe(true)
      }),
    )
  })
})

describe.each(LOCALES)('whatever the site prints in %s', (locale) => {
  const i18n = createI18n(locale, dictionaries[locale])
  const thousandths = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }).map((n) => n / 1000)
  const amounts = fc.integer({ min: 0, max: 10_000_000_000 })

  test('as a number it reads back as the same number', () => {
    fc.assert(
      fc.property(thousandths, (n) => {
        expect(typedNumber(i18n.number(n), locale, 3)).toBe(n)
      }),
    )
  })

  test('as a price it reads back to the last digit that is shown', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCIES), (amount, currency) => {
        const shown = amount >= 10_000_00 ? Math.round(amount / 100) : amount / 100
        expect(typedNumber(i18n.money(amount, currency), locale, 2)).toBe(shown)
      }),
    )
  })

  test('as a quantity with its unit it reads back as the quantity', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.constantFrom(...UNITS), (n, unit) => {
        expect(typedNumber(i18n.t(`unit.${unit}`, { n }), locale, 0)).toBe(n)
      }),
    )
  })

  test('in a field it reads back, amounts with two decimals and decimals of any length', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = fieldNumber(amount / 100, locale, 2)
        expect(text).toMatch(/^[^.,]*$|[.,]\d{2}$|,\d{3}$/)
        expect(typedNumber(text, locale, 2)).toBe(amount / 100)
      }),
    )
    for (const factor of [1.15, 0.123456, 1.125, 12, 1234.5])
      expect(typedNumber(fieldNumber(factor, locale), locale, 12)).toBe(factor)
  })
})
