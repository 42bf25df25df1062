/** Values of parameters in the words of a language: "DN 50", "1,6 МПа", "−40…+200 °C". */
import { PARAMETER_DECIMALS } from '../limits.ts'
import { byLocale, LANGUAGE_TAGS, type Locale } from '../locale.ts'
import type { Text } from '../text.ts'
import { shownUnit, UNITS_OF_MEASURE, type UnitKey, type UnitOfMeasure } from './units.ts'

const amount = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGE_TAGS[locale], { maximumFractionDigits: PARAMETER_DECIMALS })
    .format(value)
    .replace('-', '−')

/** Signs that are written without a space after the number. */
const CLOSE: UnitKey[] = ['%', '°']

/** @returns a number with its unit */
export function quantityText(value: number, unit: UnitKey | null, locale: Locale): string {
  const number = amount(value, locale)
  if (unit === null) return number
  const { before }: UnitOfMeasure = UNITS_OF_MEASURE[unit]
  if (before) return `${shownUnit(unit, locale)} ${number}`
  return CLOSE.includes(unit) ? number + shownUnit(unit, locale) : `${number} ${shownUnit(unit, locale)}`
}

/** @returns a range with its unit; from below zero to above it both ends have their signs */
export function rangeText(low: number, high: number, unit: UnitKey | null, locale: Locale): string {
  const { before }: Partial<UnitOfMeasure> = unit === null ? {} : UNITS_OF_MEASURE[unit]
  const plus = low < 0 && high > 0 ? '+' : ''
  return before
    ? `${quantityText(low, unit, locale)}…${plus}${amount(high, locale)}`
    : `${amount(low, locale)}…${plus}${quantityText(high, unit, locale)}`
}

/** @returns a number or range as text in all languages, as a fact stores it */
export const quantityWordings = (low: number, high: number, unit: UnitKey | null): Text =>
  byLocale((locale) => (low === high ? quantityText(low, unit, locale) : rangeText(low, high, unit, locale)))
