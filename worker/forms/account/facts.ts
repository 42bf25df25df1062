/** Rows of facts: names and values in three languages, and typed facts of the category's parameters (domain/typed-fact-fields.ts). */
import * as v from 'valibot'
import { type FactsInput, Wordings } from '../../../domain/contract/wordings.ts'
import { PARAMETER_DECIMALS } from '../../../domain/limits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { quantityValue } from '../../../domain/parameters/typed-fact.ts'
import { isUnitKey, type UnitKey } from '../../../domain/parameters/units.ts'
import type { TextOrString } from '../../../domain/text.ts'
import { statedMark } from '../../../domain/typed-fact-fields.ts'
import { typedNumber } from '../../../domain/typed-number.ts'
import { AMBIGUOUS, filledRows, inRow, REVERSED, readFactValue, readWordings } from '../field-values.ts'
import type { FormInput } from '../parse-form.ts'
import type { Fields } from '../plain-form.ts'
import type { SubmittedForm } from './form-result.ts'

/** Fields of a typed fact's value, by the kind of value. */
const VALUES: Record<string, readonly string[]> = { number: ['number'], range: ['least', 'most'], option: ['option'] }

/** Names of the fields with a row's typed value; undefined for a fact in the supplier's own words. */
const valuesOf = (fields: Fields, row: string) => VALUES[fields[`${row}.as`] ?? '']

const isFilled = (fields: Fields, row: string): boolean => {
  const values = valuesOf(fields, row)?.map((field) => fields[`${row}.${field}`] ?? '')
  return (values ?? Object.values(readWordings(fields, `${row}.value`))).some((text) => text.trim())
}

/** Rows whose value was left empty are not sent: the form suggests names of facts that similar products have. */
const rowsOf = (fields: Fields): number[] => filledRows(fields, 'facts', (row) => isFilled(fields, row))

/** A value that the schema refuses, for a number or unit that cannot be read. */
const UNREADABLE = null

const OptionField = v.pipe(v.string(), v.parseJson(), Wordings)

const unitOf = (key: string): UnitKey | null | undefined => (key === '' ? null : isUnitKey(key) ? key : undefined)

/** @returns the value of a range by its two ends, or of a single number; '' where one is empty */
function readEnds(fields: Fields, row: string, ends: readonly string[], locale: Locale) {
  const texts = ends.map((end) => fields[`${row}.${end}`] ?? '')
  if (texts.some((text) => text.trim() === '')) return ''
  const numbers = texts.map((text) => typedNumber(text, locale, PARAMETER_DECIMALS))
  if (numbers.includes('ambiguous')) return AMBIGUOUS
  const [low, high = low] = numbers
  const unit = unitOf(fields[`${row}.unit`] ?? '')
  if (typeof low !== 'number' || typeof high !== 'number' || unit === undefined) return UNREADABLE
  return low <= high ? quantityValue(low, high, unit) : REVERSED
}

/** The value of a row; one that cannot be read becomes a value that the schema refuses. */
function statedValue(
  fields: Fields,
  row: string,
  locale: Locale,
): TextOrString | typeof AMBIGUOUS | typeof REVERSED | null {
  const values = valuesOf(fields, row)
  const isUnchanged = fields[`${row}.was`] === statedMark((field) => fields[`${row}.${field}`])
  if (!values || isUnchanged) return readFactValue(fields, `${row}.value`)
  if (fields[`${row}.as`] !== 'option') return readEnds(fields, row, values, locale)
  const option = v.safeParse(OptionField, fields[`${row}.option`])
  return option.success ? option.output : UNREADABLE
}

export const factsInput = ({
  fields,
  locale,
}: Pick<SubmittedForm, 'fields' | 'locale'>): FormInput<typeof FactsInput> => ({
  facts: rowsOf(fields).map((row) => ({
    name: readWordings(fields, `facts.${row}.name`),
    value: statedValue(fields, `facts.${row}`, locale),
  })),
})

/** The field that has to be corrected: the first one without a digit, else the last one, which is the upper end of a range. */
function typedField(path: string, fields: Fields): string {
  const row = path.replace(/\.value$/, '')
  const values = valuesOf(fields, row)
  if (!values || row === path) return path
  const isRead = (field: string) => /\d/.test(fields[`${row}.${field}`] ?? '')
  return `${row}.${values.find((field) => !isRead(field)) ?? values.at(-1)}`
}

/** The form's field for a path of the schema. */
export const factField = (path: string, fields: Fields): string =>
  typedField(inRow(path, 'facts', rowsOf(fields)), fields)
