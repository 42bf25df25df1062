/**
 * Variants as form fields: options with their values (`options.0.name.en`, `options.0.values.2.ru`), and a row for each variant with
 * the indexes of its values (`rows.4.of`: '2.0'), its part number, its price and whether it is sold.
 */
import type { OwnVariant } from './contract/product-variants.ts'
import { MAX_SKU_LENGTH, MAX_VARIANT_OPTIONS, MAX_VARIANTS } from './limits.ts'
import { LOCALES, type Locale } from './locale.ts'
import { fieldNumber } from './typed-number.ts'
import { movedOwnFields, ownFields } from './variant-own-fields.ts'

type Fields = Record<string, string>
/** Variants whose own values are optional. */
type Variants = (Partial<OwnVariant> & Pick<OwnVariant, 'sku' | 'options' | 'factor'>)[]
type Fact = Variants[number]['options'][number]

/** All indexes from 0 up to, but without, `most`. */
export const indexesBelow = (most: number): number[] => Array.from({ length: most }, (_, at) => at)

export const optionPath = (option: number): string => `options.${option}`
export const valuePath = (option: number, value: number): string => `options.${option}.values.${value}`
export const rowPath = (row: number): string => `rows.${row}`

/** The text in the first language that has one; '' where there is none. */
const anyWording = (fields: Fields, path: string): string =>
  LOCALES.map((locale) => fields[`${path}.${locale}`]?.trim() ?? '').find(Boolean) ?? ''

/** Indexes of an option's values that are not empty. */
export const valuesOf = (fields: Fields, option: number): number[] =>
  indexesBelow(MAX_VARIANTS).filter((value) => anyWording(fields, valuePath(option, value)) !== '')

/** Indexes of the options that have a value. */
export const optionsIn = (fields: Fields): number[] =>
  indexesBelow(MAX_VARIANT_OPTIONS).filter((option) => valuesOf(fields, option).length > 0)

/** Indexes of the table's rows. */
export const rowIndexes = (fields: Fields): number[] =>
  indexesBelow(MAX_VARIANTS).filter((row) => fields[`${rowPath(row)}.of`] !== undefined)

/** The value of each option in a row, by indexes. An option that the row lacks is left out. */
export function valuesOfRow(fields: Fields, row: number): Map<number, number> {
  const parts = (fields[`${rowPath(row)}.of`] ?? '').split('.')
  return new Map(parts.flatMap((part, option) => (/^\d{1,3}$/.test(part) ? [[option, Number(part)]] : [])))
}

const key = (values: Map<number, number>): string =>
  indexesBelow(MAX_VARIANT_OPTIONS)
    .map((option) => values.get(option) ?? '')
    .join('.')
    .replace(/\.+$/, '')

/**
 * All combinations of the options' values.
 * @returns null where there are more than the API accepts
 */
function combinations(fields: Fields): Map<number, number>[] | null {
  let all: Map<number, number>[] = [new Map()]
  for (const option of optionsIn(fields)) {
    const values = valuesOf(fields, option)
    if (all.length * values.length > MAX_VARIANTS) return null
    all = all.flatMap((one) => values.map((value) => new Map(one).set(option, value)))
  }
  return all[0]?.size === 0 ? [] : all
}

/** Default part number: the model's, then the values. */
const designation = (beginning: string, fields: Fields, values: [number, number][]): string =>
  [beginning, ...values.map(([option, value]) => anyWording(fields, valuePath(option, value)))]
    .map((part) => part.replace(/\s+/g, ''))
    .filter(Boolean)
    .join('-')
    .slice(0, MAX_SKU_LENGTH)

/** Whether a row from before an option was added corresponds to a new row: the new one has all values of the old one. */
const extendsRow = (values: Map<number, number>, before: Map<number, number>): boolean =>
  before.size > 0 && [...before].every(([option, value]) => values.get(option) === value)

/** Whether the rows have each of these values already: then a combination that they lack was left out on purpose. */
const isLeftOut = (values: Map<number, number>, before: Map<number, number>[]): boolean =>
  [...values].every(([option, value]) => before.some((one) => one.get(option) === value))

/**
 * Fills the table with a row for each combination of the values. What was already typed for a combination stays; one that was left out is not
 * for sale.
 * @returns null where there would be more than the API accepts
 */
export function crossed(fields: Fields): Fields | null {
  const wanted = combinations(fields)
  if (!wanted) return null
  const before = rowIndexes(fields).map((row) => ({ path: rowPath(row), values: valuesOfRow(fields, row) }))
  const others = Object.entries(fields).filter(([name]) => !name.startsWith('rows.'))
  const taken = new Set<string>()
  const rows = wanted.flatMap((values, at) => {
    const known =
      before.find((one) => key(one.values) === key(values)) ?? before.find((one) => extendsRow(values, one.values))
    const typed = (field: string) => (known ? (fields[`${known.path}.${field}`] ?? '') : undefined)
    const added = [...values].filter(([option]) => !known?.values.has(option))
    const sku = added.length > 0 ? designation(typed('sku') ?? fields.model ?? '', fields, added) : (typed('sku') ?? '')
    // A new option splits one row into several; the first of them stays the same variant.
    const id = typed('id') ?? ''
    const isTaken = taken.has(id)
    taken.add(id)
    const rowOn = isLeftOut(
      values,
      before.map((one) => one.values),
    )
      ? ''
      : 'on'
    const row = {
      of: key(values),
      id: isTaken ? '' : id,
      sku,
      factor: typed('factor') ?? '1',
      on: typed('on') ?? rowOn,
    }
    return [
      ...Object.entries(row).map(([field, value]) => [`${rowPath(at)}.${field}`, value]),
      ...(known ? Object.entries(movedOwnFields(fields, known.path, rowPath(at))) : []),
    ]
  })
  return Object.fromEntries([...others, ...rows])
}

/** A text that is the same in every language is in the reader's field, which is the first. */
const wordings = (path: string, text: Fact['value'], reader: Locale): Fields =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const plain = typeof text === 'string' ? (locale === reader ? text : '') : text[locale]
      return [`${path}.${locale}`, plain ?? '']
    }),
  )

/** Index of a text in a list; a new text is appended. */
function place(list: string[], text: string): number {
  const at = list.indexOf(text)
  return at < 0 ? list.push(text) - 1 : at
}

/** Stored variants as fields; options and values in the order of their first appearance. */
export function storedVariants(variants: Variants, locale: Locale): Fields {
  const fields: Fields = {}
  const names: string[] = []
  const values: string[][] = []
  const placeOf = ({ name, value }: Fact): [number, number] => {
    const option = place(names, JSON.stringify(name))
    const known = values[option] ?? []
    values[option] = known
    const at = place(known, JSON.stringify(value))
    Object.assign(
      fields,
      wordings(`${optionPath(option)}.name`, name, locale),
      wordings(valuePath(option, at), value, locale),
    )
    return [option, at]
  }
  variants.forEach((variant, row) => {
    const { sku, factor, options } = variant
    const stored = { of: key(new Map(options.map(placeOf))), sku, factor: fieldNumber(factor, locale), on: 'on' }
    for (const [field, text] of Object.entries(stored)) fields[`${rowPath(row)}.${field}`] = text
    Object.assign(fields, ownFields(variant, rowPath(row), locale))
  })
  return fields
}
