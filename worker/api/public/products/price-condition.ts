/** The filter of products by a range of prices. */
import { type SQL, sql } from 'drizzle-orm'
import { kopecks } from './price-ends.ts'
import { inOwnUnit } from './quantity-of-row.ts'
import type { ProductSelection } from './selection.ts'
import { priceColumn } from './step-prices.ts'
import { ON_REQUEST } from './word-hits.ts'

export const hasPriceRange = ({ priceMin, priceMax }: ProductSelection): boolean =>
  priceMin !== undefined || priceMax !== undefined

/** Converts the prices of the URL to kopecks. "On request" is in no range, nor is what has no price at the quantity. */
export function priceCondition(selection: ProductSelection, source: string): SQL {
  const { priceMin, priceMax, priceIn } = selection
  const price = source === 'listing_steps' ? inOwnUnit(sql`s`, selection) : priceColumn(selection)
  if (selection.byVariant) {
    const least = priceMin === undefined ? sql`0` : kopecks(priceMin, priceIn)
    return sql`${price} BETWEEN ${least} AND ${priceMax === undefined ? sql`${ON_REQUEST} - 1` : kopecks(priceMax, priceIn)}`
  }
  const top = priceMax === undefined ? sql`${price} < ${ON_REQUEST}` : sql`${price} <= ${kopecks(priceMax, priceIn)}`
  return priceMin === undefined ? top : sql`${price} >= ${kopecks(priceMin, priceIn)} AND ${top}`
}
