import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import en from '../locales/en.json' with { type: 'json' }
import ru from '../locales/ru.json' with { type: 'json' }
import zh from '../locales/zh.json' with { type: 'json' }
import { convertedPrice, roundedWorth } from './converted-price.ts'
import { createI18n, type Dictionary } from './i18n.ts'
import { LOCALES, type Locale } from './locale.ts'
import { isReaderCurrency, READER_CURRENCIES, type ReaderRate } from './reader-currency.ts'
import { typedNumber } from './typed-number.ts'

const dictionaries: Record<Locale, Dictionary> = { en, ru, zh }
const formats = (locale: Locale, reader: ReaderRate) => ({ ...createI18n(locale, dictionaries[locale]), reader })
const plain = (text: string) => text.replace(/\s/g, ' ')

const amounts = fc.double({ min: 0.001, max: 1e15, noNaN: true })

describe('a converted amount', () => {
  it('has three significant digits, and is off by half a per cent at most', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const rounded = roundedWorth(amount)
        expect(rounded.toExponential().split('e')[0]?.replace('.', '').length).toBeLessThanOrEqual(3)
        expect(Math.abs(rounded - amount) / amount).toBeLessThanOrEqual(0.005)
        expect(roundedWorth(rounded)).toBe(rounded)
      }),
    )
  })

  it('keeps the order of prices', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        if (a <= b) expect(roundedWorth(a)).toBeLessThanOrEqual(roundedWorth(b))
      }),
    )
  })

  it('is never shown as zero and can be parsed back, in every language and currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e13 }),
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...READER_CURRENCIES),
        fc.double({ min: 0.1, max: 200, noNaN: true }),
        (rub, locale, code, rate) => {
          const reader = { code, rub: rate }
          const shown = convertedPrice({ currency: 'BYN', rub }, formats(locale, reader))
          const read = typedNumber(shown, locale, 12)
          if (read === 'ambiguous') return
          expect(Number(read)).toBeGreaterThan(0)
          expect(Math.abs(Number(read) * 100 - rub / rate) / (rub / rate), shown).toBeLessThanOrEqual(0.0051)
        },
      ),
    )
  })
})

test.each([
  ['ru', { code: 'RUB', rub: 1 }, { currency: 'USD', rub: 438_207 }, '≈ 4 380 ₽'],
  ['en', { code: 'RUB', rub: 1 }, { currency: 'CNY', rub: 6593_43 }, '≈ ₽6,590'],
  ['zh', { code: 'CNY', rub: 11.42 }, { currency: 'RUB', rub: 18_600_00 }, '≈ ¥1,630'],
  ['ru', { code: 'KZT', rub: 0.157 }, { currency: 'RUB', rub: 117_000_00 }, '≈ 745 000 ₸'],
  ['en', { code: 'USD', rub: 81.3 }, { currency: 'RUB', rub: 12 }, '≈ $0.00148'],
  ['zh', { code: 'CNY', rub: 11.42 }, { currency: 'CNY', rub: 18_600_00 }, ''],
] as const)('in %s, for a reader of %o, %o is "%s"', (locale, reader, price, text) => {
  expect(plain(convertedPrice(price, formats(locale, reader)))).toBe(text)
})

test('only currencies of ours can be chosen', () => {
  for (const code of READER_CURRENCIES) expect(isReaderCurrency(code)).toBe(true)
  for (const code of ['GBP', 'rub', '', undefined, null, '__proto__']) expect(isReaderCurrency(code)).toBe(false)
})
