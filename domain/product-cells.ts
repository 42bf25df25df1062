/** The editable cells of a product in the list of own goods: the values they were filled with, and their texts. */
import * as v from 'valibot'
import type { OwnProductCard } from './contract/organization-products.ts'
import { leadDaysText } from './lead-days-text.ts'
import type { Locale } from './locale.ts'
import { MINOR_UNITS } from './trade-terms.ts'
import { fieldNumber } from './typed-number.ts'

/** The values that a row's cells were filled with, sent back with them: so a change by somebody else in the meantime is noticed cell by cell. */
export const CellBase = v.object({
  version: v.number(),
  model: v.string(),
  /** Absent: its stock is that of its variants, and no cell. */
  stock: v.optional(v.nullable(v.number())),
  lead: v.nullable(v.object({ from: v.number(), to: v.number() })),
  /** Quantity and amount in minor units; null: no price yet. */
  prices: v.array(v.tuple([v.number(), v.nullable(v.number())])),
})
export type CellBase = v.InferOutput<typeof CellBase>

/** `price.10`: the price from 10 units on. */
export type CellKey = 'model' | 'stock' | 'lead' | `price.${number}`

export const baseOf = (card: OwnProductCard): CellBase => {
  const tiers = card.prices.tiers.map(({ from, amount }): [number, number] => [from, amount])
  return {
    version: card.version,
    model: card.model,
    ...(card.stockOfVariants ? {} : { stock: card.stock }),
    lead: card.leadDays,
    // Where there is no price yet, the first one is for the smallest order.
    prices: tiers.length > 0 ? tiers : [[card.moq, null]],
  }
}

export const cellsOf = (base: CellBase): CellKey[] => [
  'model',
  ...(base.stock === undefined ? [] : (['stock'] as const)),
  'lead',
  ...base.prices.map(([from]): CellKey => `price.${from}`),
]

/** Quantity of a cell with a price; undefined for another. */
export const quantityOf = (cell: CellKey): number | undefined =>
  cell.startsWith('price.') ? Number(cell.slice('price.'.length)) : undefined

export const amountOf = ({ prices }: CellBase, quantity: number): number | null =>
  prices.find(([from]) => from === quantity)?.[1] ?? null

/** @returns the value of the cell's field */
export function cellText(base: CellBase, cell: CellKey, locale: Locale): string {
  const optional = (value: number | null | undefined, decimals = 0) =>
    typeof value === 'number' ? fieldNumber(value, locale, decimals) : ''
  if (cell === 'model') return base.model
  if (cell === 'stock') return optional(base.stock)
  if (cell === 'lead') return leadDaysText(base.lead)
  const amount = amountOf(base, quantityOf(cell) ?? 0)
  return optional(amount === null ? null : amount / MINOR_UNITS, 2)
}

export const cellField = (cell: CellKey, id: string): string => `${cell}.${id}`

/** @returns null for anything but what `JSON.stringify(base)` gave */
export function readBase(text = ''): CellBase | null {
  try {
    const parsed = v.safeParse(CellBase, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
