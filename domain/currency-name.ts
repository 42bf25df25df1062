import { getOrCreate } from './get-or-create.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'
import type { Currency } from './trade-terms.ts'

const names = new Map<Locale, Intl.DisplayNames>()

/** @returns the currency's name in a language, 'китайский юань' */
export const currencyName = (code: Currency, locale: Locale): string =>
  // Unicode names this currency after the people (казахский), Russian law and trade after the state (казахстанский).
  locale === 'ru' && code === 'KZT' ? 'казахстанский тенге' : nameOf(code, locale)

/** @returns the name as it is in a sentence: English has it in the plural, 'Russian rubles' */
export const currencyInSentence = (code: Currency, locale: Locale): string =>
  locale === 'en'
    ? new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay: 'name' })
        .formatToParts(2)
        .flatMap(({ type, value }) => (type === 'currency' ? value : []))
        .join('')
    : currencyName(code, locale)

const nameOf = (code: Currency, locale: Locale): string =>
  getOrCreate(names, locale, () => new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'currency' })).of(code) ?? code
