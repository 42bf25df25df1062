/** Changes of the table of variants by a button: saved variants put back, own prices filled in. */
import type { OwnVariant } from './contract/product-variants.ts'
import { MAX_PRICE_TIERS, MAX_VARIANT_OPTIONS, MAX_VARIANTS } from './limits.ts'
import { LOCALES, type Locale } from './locale.ts'
import { MINOR_UNITS } from './trade-terms.ts'
import { fieldNumber, typedNumber } from './typed-number.ts'
import {
  indexesBelow,
  optionPath,
  optionsIn,
  rowIndexes,
  rowPath,
  storedVariants,
  valuePath,
} from './variant-fields.ts'
import { tierPath } from './variant-own-fields.ts'

type Fields = Record<string, string>

/** The box that puts back a saved variant. */
export const backField = (id: string): string => `back.${id}`

const isSold = (fields: Fields, row: number): boolean => fields[`${rowPath(row)}.on`] === 'on'

/** @returns the saved variants that saving these fields would delete */
export function removedVariants<One extends Pick<OwnVariant, 'id'>>(fields: Fields, saved: One[]): One[] {
  const sold = new Set(
    rowIndexes(fields).flatMap((row) => (isSold(fields, row) ? (fields[`${rowPath(row)}.id`] ?? []) : [])),
  )
  return saved.filter(({ id }) => !sold.has(id))
}

const wordingsAt = (fields: Fields, path: string): string[] =>
  LOCALES.map((locale) => fields[`${path}.${locale}`]?.trim() ?? '')

/** The first place where the texts are those of `path` in `from`, else the first free one; undefined where all are taken. */
function placeFor(fields: Fields, paths: string[], from: Fields, path: string): string | undefined {
  const wanted = wordingsAt(from, path).join('\n')
  const same = paths.find((one) => wordingsAt(fields, one).join('\n') === wanted)
  return same ?? paths.find((one) => wordingsAt(fields, one).every((text) => text === ''))
}

const copied = (from: Fields, path: string, to: string): Fields =>
  Object.fromEntries(
    Object.entries(from).flatMap(([name, text]) =>
      name.startsWith(`${path}.`) ? [[to + name.slice(path.length), text]] : [],
    ),
  )

/** The row of these values, else the first free one, with the saved variant in it, for sale. */
function withRow(fields: Fields, of: string, saved: Fields): Fields {
  const rows = rowIndexes(fields)
  const trimmed = of.replace(/\.+$/, '')
  const row =
    rows.find((one) => fields[`${rowPath(one)}.of`] === trimmed) ??
    indexesBelow(MAX_VARIANTS).find((one) => !rows.includes(one))
  if (row === undefined) return fields
  const others = Object.entries(fields).filter(([name]) => !name.startsWith(`${rowPath(row)}.`))
  return { ...Object.fromEntries(others), ...copied(saved, rowPath(0), rowPath(row)), [`${rowPath(row)}.of`]: trimmed }
}

/** Puts one variant back: the values of its options where they are missing, and its row. */
function withVariant(fields: Fields, variant: OwnVariant, locale: Locale): Fields {
  const saved = storedVariants([variant], locale)
  const of: (number | '')[] = []
  let result = fields
  for (const option of optionsIn(saved)) {
    const paths = indexesBelow(MAX_VARIANT_OPTIONS).map((at) => `${optionPath(at)}.name`)
    const name = placeFor(result, paths, saved, `${optionPath(option)}.name`)
    if (name === undefined) return fields
    const at = paths.indexOf(name)
    const values = indexesBelow(MAX_VARIANTS).map((place) => valuePath(at, place))
    const value = placeFor(result, values, saved, valuePath(option, 0))
    if (value === undefined) return fields
    result = {
      ...result,
      ...copied(saved, `${optionPath(option)}.name`, name),
      ...copied(saved, valuePath(option, 0), value),
    }
    of[at] = values.indexOf(value)
  }
  return withRow(result, Array.from(of, (one) => one ?? '').join('.'), saved)
}

/** @returns the fields with those of the saved variants whose boxes are ticked, as they were saved */
export function withPutBack(fields: Fields, saved: OwnVariant[], locale: Locale): Fields {
  const others = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('back.')))
  return saved
    .filter(({ id }) => fields[backField(id)] === 'on')
    .reduce((filled, variant) => withVariant(filled, variant, locale), others)
}

/** Whether a box is ticked. */
export const isPuttingBack = (fields: Fields): boolean => Object.keys(fields).some((name) => name.startsWith('back.'))

/**
 * Fills in the prices of the variants that have none of their own: the product's, times the variant's factor, which stays as it is. A factor
 * that cannot be read is left for saving to refuse.
 * @param tiers prices of the product, in minor units
 */
export function withOwnPrices(fields: Fields, tiers: { from: number; amount: number }[], locale: Locale): Fields {
  const hasOwn = (row: string) =>
    indexesBelow(MAX_PRICE_TIERS).some((at) => fields[`${tierPath(row, at)}.amount`]?.trim())
  const rows = rowIndexes(fields)
    .filter((row) => isSold(fields, row))
    .map(rowPath)
  const filled = rows.flatMap((row) => {
    const typed = fields[`${row}.factor`]?.trim() || '1'
    const factor = typedNumber(typed, locale, 12)
    if (hasOwn(row) || typeof factor !== 'number' || factor <= 0) return []
    return tiers.flatMap(({ from, amount }, at) => [
      [`${tierPath(row, at)}.from`, fieldNumber(from, locale)],
      [`${tierPath(row, at)}.amount`, fieldNumber(Math.round(amount * factor) / MINOR_UNITS, locale, 2)],
    ])
  })
  return { ...fields, ...Object.fromEntries(filled) }
}
