/**
 * Texts of form fields as the values that the API's schemas take. A text that cannot be read is returned as it is, so that the
 * schema refuses it beside its field: no value is ever put in its place.
 */
import { byLocale, LOCALES, type Locale } from '../../domain/locale.ts'
import { parsePhone } from '../../domain/login.ts'
import { decimalNumber } from '../../domain/numbers.ts'
import { isUnit, MINOR_UNITS } from '../../domain/trade-terms.ts'
import { typedNumber } from '../../domain/typed-number.ts'
import { typedQuantity } from '../../domain/typed-quantity.ts'
import { writtenUnits } from '../../domain/written-units.ts'
import type { Fields } from './plain-form.ts'

/** Stands for a text that could be a thousand or a fraction: every schema refuses it, and the form asks which was meant (parse-form.ts). */
export const AMBIGUOUS = Symbol('ambiguous')
/** Stands for a range whose end is below its start. */
export const REVERSED = Symbol('order')

/** A text as a number: `null` where it is empty; the text itself, or `AMBIGUOUS`, where it is refused. */
type Read = number | string | typeof AMBIGUOUS | null

function readNumber(text: string, locale: Locale, digits: number): Read {
  if (text.trim() === '') return null
  const number = typedNumber(text, locale, digits)
  if (number === 'ambiguous') return AMBIGUOUS
  return number === 'unreadable' ? text : number
}

/** '1 250' → 1250; also '1,250' in a language that writes it so. */
export const readWhole = (text = '', locale: Locale): Read => readNumber(text, locale, 0)

/**
 * A quantity of goods: '2,5' → 2.5 where the unit is measured, '3000 кг' → 3 of tonnes.
 * @param unit of the goods, as the form has it; a quantity of nothing in particular is whole
 */
export function readQuantity(text = '', locale: Locale, unit = ''): Read {
  if (text.trim() === '') return null
  const sold = isUnit(unit) ? unit : null
  const number = typedQuantity(text, locale, sold, sold ? writtenUnits(sold) : {})
  if (number === 'ambiguous') return AMBIGUOUS
  return number === 'unreadable' ? text : number
}

/** '1,15' → 1.15 on a Russian page. */
export const readDecimal = (text = '', locale: Locale): Read => readNumber(text, locale, 12)

/** Degrees as people copy them from a map, in any language: '−58,01' → -58.01. */
export function readDegrees(text = ''): Read {
  const number = decimalNumber(text)
  if (text.trim() === '') return null
  return Number.isNaN(number) ? text : number
}

/** '1 250,50' → 125050 minor units. */
export function readMinorUnits(text = '', locale: Locale): Read {
  const amount = readNumber(text, locale, 2)
  return typeof amount === 'number' ? Math.round(amount * MINOR_UNITS) : amount
}

/**
 * A phone number with its country code, for the API's schema.
 * @param country of the company whose number it is
 */
export const readPhone = (text = '', locale: Locale, country = ''): string => parsePhone(text, locale, country) ?? text

/** A ticked box. */
export const isTicked = (text: string | undefined): boolean => text === 'on'

/** '' → null, for a field that was left empty. */
export const textOrNull = (text = ''): string | null => text.trim() || null

/** The wordings of a field: `names.en`, `names.ru`, `names.zh`. */
export const readWordings = (fields: Fields, name: string) => byLocale((locale) => fields[`${name}.${locale}`] ?? '')

/** The same for a fact's value: one that is written in a single language is valid in all of them. */
export function readFactValue(fields: Fields, name: string) {
  const wordings = readWordings(fields, name)
  const written = LOCALES.filter((locale) => wordings[locale].trim() !== '')
  const [only] = written
  return written.length === 1 && only ? wordings[only] : wordings
}

/** The rest of each field name that begins with a prefix: 'service.' → ids of the services. */
export const namesAfter = (fields: Fields, prefix: string): string[] =>
  Object.keys(fields).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))

/** Indexes of a list's rows that are filled in, in order: `tiers.0.from`, `tiers.2.from` → [0, 2]. */
export function filledRows(fields: Fields, list: string, isFilled: (row: string) => boolean): number[] {
  const numbers = namesAfter(fields, `${list}.`).map((rest) => Number.parseInt(rest, 10))
  const rows = [...new Set(numbers)].filter((row) => row >= 0)
  return rows.toSorted((one, other) => one - other).filter((row) => isFilled(`${list}.${row}`))
}

/** The form's row for a path of the API. They differ, because empty rows are not sent: 'tiers.1.from' → 'tiers.2.from' */
export const inRow = (path: string, list: string, rows: number[]): string =>
  path.replace(new RegExp(`^(${list}\\.)(\\d+)`), (_, start: string, at: string) => `${start}${rows[Number(at)] ?? at}`)
