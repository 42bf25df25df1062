/** Merges the cells that were typed into a row with what others have saved since it was shown. */
import type { RefusedCell, TypedRow } from '../../domain/contract/product-cells.ts'
import { MAX_PRICE_TIERS } from '../../domain/limits.ts'
import { leadDays } from '../api/public/lead-days.ts'
import { canonical } from '../db/import/canonical.ts'
import type { StoredProduct } from '../db/schema.ts'
import { stockOfVariants } from '../db/variants.ts'

export interface MergedRow {
  /** The columns that change. */
  columns: Partial<StoredProduct>
  /** The number of cells that were saved. */
  saved: number
  refused: RefusedCell[]
}

type Row = Pick<
  StoredProduct,
  'version' | 'model' | 'stock' | 'leadMin' | 'leadMax' | 'tiers' | 'onRequest' | 'variants'
>
type Value = RefusedCell['stored']

/**
 * Whether a typed cell is saved. If two people edit the same cell, the first one's value stays, and the second one is shown the conflict. A
 * cell that nobody else has changed since it was shown is saved, whatever has happened to the rest of its row.
 */
function isTaken(stored: Value, { was, to }: { was: Value; to: Value }, isNewest: boolean): boolean | 'same' {
  if (canonical(stored) === canonical(to)) return 'same'
  return isNewest || canonical(stored) === canonical(was)
}

export function mergeCells(row: Row, { version, cells }: Pick<TypedRow, 'version' | 'cells'>): MergedRow {
  const isNewest = row.version === version
  const merged: MergedRow = { columns: {}, saved: 0, refused: [] }
  const take = <Sent extends { was: Value; to: Value }>(
    cell: Pick<RefusedCell, 'cell' | 'from'>,
    stored: Value,
    sent: Sent | undefined,
    columns: (to: Sent['to']) => Partial<StoredProduct> | RefusedCell['code'],
  ): void => {
    const taken = sent ? isTaken(stored, sent, isNewest) : 'same'
    if (!sent || taken === 'same') return
    const change = taken ? columns(sent.to) : 'version.outdated'
    if (typeof change === 'string') merged.refused.push({ ...cell, code: change, stored })
    else {
      Object.assign(merged.columns, change)
      merged.saved += 1
    }
  }
  take({ cell: 'model' }, row.model ?? '', cells.model, (model) => ({ model: model || null }))
  take({ cell: 'stock' }, row.stock, cells.stock, (stock) =>
    stockOfVariants(row.variants) === null ? { stock } : 'of-variants',
  )
  take({ cell: 'leadDays' }, leadDays(row), cells.leadDays, (days) => ({
    leadMin: days?.from ?? null,
    leadMax: days?.to ?? null,
  }))
  for (const price of cells.prices ?? []) {
    const tiers = merged.columns.tiers ?? row.tiers
    const stored = tiers.find(({ from }) => from === price.from)?.amount ?? null
    take({ cell: 'price', from: price.from }, stored, price, (amount) => withPrice(tiers, price.from, amount))
  }
  return merged
}

/** Changes the amount for a quantity, or adds one; a product with a price is no longer "on request". */
function withPrice(tiers: StoredProduct['tiers'], at: number, amount: number): Partial<StoredProduct> | 'too-many' {
  if (tiers.some(({ from }) => from === at))
    return { tiers: tiers.map((tier) => (tier.from === at ? { ...tier, amount } : tier)) }
  if (tiers.length >= MAX_PRICE_TIERS) return 'too-many'
  const all = [...tiers, { from: at, amount }].toSorted((one, other) => one.from - other.from)
  return { tiers: all, onRequest: false }
}
