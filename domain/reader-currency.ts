import { type Currency, isCurrency } from './trade-terms.ts'

/** Currencies that readers can choose for prices where operators offer no others; the first is the default in every language (docs/behaviour.md, "Reader's currency"). */
export const READER_CURRENCIES = ['RUB', 'USD', 'EUR', 'CNY', 'KZT'] as const satisfies Currency[]
export type ReaderCurrency = Currency

/** Whether operators may offer this currency to readers; which ones they do offer is in the frame's data. */
export const isReaderCurrency = (code: unknown): code is ReaderCurrency => typeof code === 'string' && isCurrency(code)

/** Cookie with the chosen currency, for 365 days. */
export const CURRENCY_COOKIE = 'currency'

/** A reader's currency, and the roubles for one unit of it. */
export interface ReaderRate {
  code: ReaderCurrency
  rub: number
}

export const ROUBLES: ReaderRate = { code: 'RUB', rub: 1 }
