/** A variant's own values as the fields of its row: `rows.4.tiers.0.amount`, `rows.4.stock`, `rows.4.weight`. */
import type { OwnVariant } from './contract/product-variants.ts'
import type { Locale } from './locale.ts'
import { MINOR_UNITS } from './trade-terms.ts'
import { fieldNumber } from './typed-number.ts'

type Fields = Record<string, string>

/** The field is in kilograms, the stored weight in grams. */
export const GRAMS_IN_KG = 1000

/** Fields of a variant's own values, besides its prices and its id. */
export const OWN_FIELDS = ['stock', 'leadFrom', 'leadTo', 'picture', 'tnved', 'weight'] as const

export const tierPath = (row: string, tier: number): string => `${row}.tiers.${tier}`

/** @param path prefix of the row's fields */
export function ownFields(variant: Partial<OwnVariant>, path: string, locale: Locale): Fields {
  const shown = (value: number | null | undefined) => (typeof value === 'number' ? fieldNumber(value, locale) : '')
  const { id = '', tiers, stock, leadDays, picture, tnved, weight } = variant
  const prices = (tiers ?? []).flatMap(({ from, amount }, at) => [
    [`${tierPath(path, at)}.from`, shown(from)],
    [`${tierPath(path, at)}.amount`, shown(amount / MINOR_UNITS)],
  ])
  return {
    [`${path}.id`]: id,
    ...Object.fromEntries(prices),
    [`${path}.stock`]: shown(stock),
    [`${path}.leadFrom`]: shown(leadDays?.from),
    [`${path}.leadTo`]: shown(leadDays?.to),
    [`${path}.picture`]: picture ?? '',
    [`${path}.tnved`]: tnved ?? '',
    [`${path}.weight`]: shown(typeof weight === 'number' ? weight / GRAMS_IN_KG : weight),
  }
}

/** @returns the values of one row as the fields of another */
export const movedOwnFields = (fields: Fields, from: string, to: string): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const rest = name.startsWith(`${from}.`) ? name.slice(from.length + 1) : ''
      const isOwn = rest.startsWith('tiers.') || OWN_FIELDS.some((field) => field === rest)
      return isOwn ? [[`${to}.${rest}`, value]] : []
    }),
  )
