/** The ends of a range of prices, in kopecks. */
import { type SQL, sql } from 'drizzle-orm'
import type { ComparableUnit } from '../../../../domain/trade-quantity.ts'
import { literal } from './quantity-of-row.ts'
import type { ProductSelection } from './selection.ts'

/** Whole units as kopecks, at the rate that the listed prices follow. An unknown rate is NULL, which no price matches. */
export const kopecks = (units: number, currency: ProductSelection['priceIn']): SQL =>
  currency === undefined || currency === 'RUB'
    ? sql`${units * 100}`
    : sql`(SELECT CAST(round(${units * 100} * coalesce(listed, rub)) AS INTEGER) FROM rates WHERE currency = ${currency})`

/**
 * Where an index has the range of goods sold by one of the units that a quantity can be compared in: it has the price of one of that unit.
 * A kopeck wider than the range, as quotients of prices are compared in it.
 */
export function nearRange(
  row: SQL,
  { holds }: ComparableUnit,
  { priceMin, priceMax, priceIn }: Pick<ProductSelection, 'priceMin' | 'priceMax' | 'priceIn'>,
): SQL {
  const least =
    priceMin === undefined ? sql`` : sql` AND ${row}.price >= ${kopecks(priceMin, priceIn)} * ${literal(holds)} - 1`
  return priceMax === undefined
    ? least
    : sql`${least} AND ${row}.price <= ${kopecks(priceMax, priceIn)} * ${literal(holds)} + 1`
}
