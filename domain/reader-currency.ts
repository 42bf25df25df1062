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
