/** Which goods have enough in stock for a quantity (docs/behaviour.md, "Stock for a quantity"). */
import { type SQL, sql } from 'drizzle-orm'
import { QUANTITY_STEPS, quantityStep } from '../../../../domain/price-basis.ts'
import { NO_NAMES } from '../listing/facets.ts'
import { CANDIDATES } from '../listing/filter-or-scan.ts'
import { ancestorNum, type ProductSelection } from './selection.ts'

/** Above the days of a lead time. */
export const SOONEST_STEP = sql.raw('10000')

/** Where the stretches of goods begin whose stock covers 1,000, 100, 10, 1 and nothing, and where the last one ends. */
export const SOONEST_ENDS = [
  sql.raw('0'),
  SOONEST_STEP,
  sql.raw('20000'),
  sql.raw('30000'),
  sql.raw('40000'),
  sql.raw('50000'),
]

/** @returns the end in `soonest` of the goods whose stock covers the step of the quantity */
export const endOfCovered = (quantity: number): SQL =>
  SOONEST_ENDS[QUANTITY_STEPS.length - QUANTITY_STEPS.indexOf(quantityStep(quantity))] ?? SOONEST_STEP

/** Whether the filter asks for more than one piece. */
export const isOfMany = ({ quantity = 1 }: ProductSelection): boolean => quantity > 1

/**
 * A condition on rows with `soonest` and `product`. Only goods whose stock is between the steps around the quantity are looked up.
 * @param row their table
 */
export function coversQuantity(row: SQL, { quantity = 1 }: ProductSelection): SQL {
  const step = quantityStep(quantity)
  const covered = endOfCovered(quantity)
  if (step === quantity) return sql`${row}.soonest < ${covered}`
  const more = QUANTITY_STEPS.find((one) => one > quantity)
  const sure = more === undefined ? sql.raw('0') : endOfCovered(more)
  return sql`(${row}.soonest < ${sure} OR ${row}.soonest < ${covered}
    AND (SELECT stock FROM products WHERE num = ${row}.product) >= ${quantity})`
}

/** The rows of a node that cover the quantity, from the index by stock; at most one more than lists count. */
export const coveredToCount = (
  selection: ProductSelection,
): SQL => sql`SELECT 'inStock' AS facet, '1' AS value, count(*) AS n, ${NO_NAMES}
  FROM (SELECT 1 FROM listing AS l INDEXED BY listing_soonest WHERE l.ancestor = ${ancestorNum(selection.category)}
    AND l.soonest < ${endOfCovered(selection.quantity ?? 1)} AND ${coversQuantity(sql`l`, selection)} LIMIT ${CANDIDATES})`
