import type { Tier } from './contract/values.ts'
import type { I18n } from './i18n.ts'
import type { Currency } from './trade-terms.ts'

/** Currencies in which prices can be shown; the first is the default in every language (docs/behaviour.md, "Reader's currency"). */
export const READER_CURRENCIES = ['RUB', 'USD', 'EUR', 'CNY', 'KZT'] as const satisfies Currency[]
export type ReaderCurrency = (typeof READER_CURRENCIES)[number]

export const isReaderCurrency = (code: unknown): code is ReaderCurrency =>
  READER_CURRENCIES.some((currency) => currency === code)

/** Cookie with the chosen currency, for 365 days. */
export const CURRENCY_COOKIE = 'currency'

/** A reader's currency, and the roubles for one unit of it. */
export interface ReaderRate {
  code: ReaderCurrency
  rub: number
}

export const ROUBLES: ReaderRate = { code: 'RUB', rub: 1 }

/**
 * A converted amount to three significant digits: more would pretend a precision that the rate does not have, and look like the
 * seller's own price. It is off by 0.5 % at most, and 0 only for 0.
 * @param amount in minor units, fractions included; so is the result
 */
export const roundedWorth = (amount: number): number => Number(amount.toPrecision(3))

/**
 * A price in the reader's currency, '≈ 4 380 ₽'.
 * @param price of one unit or of many, as the seller quotes it and in kopecks
 * @returns '' where the seller quotes that currency
 */
export const converted = (
  { currency, rub }: Pick<Tier, 'currency' | 'rub'>,
  { money, reader }: Pick<I18n, 'money' | 'reader'>,
): string => (currency === reader.code ? '' : `≈ ${money(roundedWorth(rub / reader.rub), reader.code)}`)
