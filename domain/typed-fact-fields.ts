/** Fields of a typed fact's row in a form (web/pages/account-product/parameter-field.tsx), as both sides name them. */
import type { Locale } from './locale.ts'
import { type FormParameter, typedFact } from './parameters/typed-fact.ts'
import type { Text, TextOrString } from './text.ts'
import { fieldNumber } from './typed-number.ts'

/** Fields by which a typed value is stated. */
const STATED = ['number', 'least', 'most', 'option', 'unit'] as const

/**
 * What the row stated when the form was filled in: unchanged, the seller's own wording is saved again instead of one made from the fields.
 * @param value of a field of the row
 */
export const statedMark = (value: (field: string) => string | undefined): string =>
  JSON.stringify(STATED.map((field) => value(field)?.trim() ?? ''))

/** An option is posted as its names, which become the fact's value. */
export const optionField = (names: Text): string => JSON.stringify(names)

/** @returns the fields of a row by their last names: how it is stated (`as`), the values, and `was`, the mark of these */
export function typedFields(
  parameter: FormParameter,
  fact: { name: Text; value: TextOrString } | null,
  locale: Locale,
): Record<string, string> {
  const typed = fact && typedFact(parameter, fact)
  const fields = { parameter: parameter.key, ...(typed ? valuesOf(typed, locale) : { as: emptyKind(parameter) }) }
  return { ...fields, was: fact ? statedMark((field) => new Map(Object.entries(fields)).get(field)) : '' }
}

function valuesOf(typed: ReturnType<typeof typedFact>, locale: Locale): Record<string, string> {
  const { as } = typed
  if (as === 'words') return { as }
  if (as === 'option') return { as, option: optionField(typed.option.names) }
  const unit = typed.unit ?? ''
  const ends: Record<string, number> =
    as === 'number' ? { number: typed.number } : { least: typed.least, most: typed.most }
  return {
    as,
    unit,
    ...Object.fromEntries(Object.entries(ends).map(([end, value]) => [end, fieldNumber(value, locale)])),
  }
}

const KINDS = { number: 'number', range: 'range', list: 'option', text: 'words' } as const

const emptyKind = ({ kind }: FormParameter): string => KINDS[kind]
