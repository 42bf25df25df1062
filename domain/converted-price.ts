import type { Tier } from './contract/values.ts'
import type { I18n } from './i18n.ts'

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
export const convertedPrice = (
  { currency, rub }: Pick<Tier, 'currency' | 'rub'>,
  { money, reader }: Pick<I18n, 'money' | 'reader'>,
): string => (currency === reader.code ? '' : `≈\u00a0${money(roundedWorth(rub / reader.rub), reader.code)}`)
