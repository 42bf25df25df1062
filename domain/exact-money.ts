import { getOrCreate } from './get-or-create.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'
import { MINOR_UNITS } from './trade-terms.ts'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * An amount to its minor unit, where it has to add up with others: '123 860,36 ₽'. Prices leave out what is too small to matter (I18n.money).
 * @param amount in kopecks
 */
export const exactRoubles = (amount: number, locale: Locale): string =>
  getOrCreate(
    formats,
    locale,
    () =>
      new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
        style: 'currency',
        currency: 'RUB',
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: 2,
      }),
  ).format(amount / MINOR_UNITS)
