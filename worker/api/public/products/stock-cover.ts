/** Which goods have enough in stock for a quantity (docs/behaviour.md, "Stock for a quantity"). */
import { type SQL, sql } from 'drizzle-orm'
import { QUANTITY_STEPS, quantityStep } from '../../../../domain/price-basis.ts'
import { NO_NAMES } from '../listing/facets.ts'
import { CANDIDATES } from '../listing/filter-or-scan.ts'
import { isShownInStock, isSplit, maySplit } from './parameters/shown-stock.ts'
import { leastOf, quantityOfRow, unitsOf } from './quantity-of-row.ts'
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

/** @returns the end in `soonest` of the goods whose stock covers the step of a number */
const endOfStep = (quantity: number): SQL =>
  SOONEST_ENDS[QUANTITY_STEPS.length - QUANTITY_STEPS.indexOf(quantityStep(quantity))] ?? SOONEST_STEP

/** @returns the end in `soonest` of the goods whose stock covers the step of the quantity, in any unit that it may be in */
export const endOfCovered = (selection: ProductSelection): SQL => endOfStep(leastOf(selection))

/** Whether the goods of a stretch whose stock is by units are all looked up: kilograms and tonnes cover a quantity with different numbers. */
export const isByRow = (selection: ProductSelection): boolean => unitsOf(selection).length > 1

const isOfMany = (selection: ProductSelection): boolean => unitsOf(selection).some(({ quantity }) => quantity > 1)

/** Whether the goods in stock are those with the flag that listing has: of one piece, each by the product's stock. */
export const isByFlag = (selection: ProductSelection): boolean => !isOfMany(selection) && !maySplit(selection)

/** Whether the index by stock has the goods of which so many are there: of more than a piece, each by the product's stock. */
export const isByIndex = (selection: ProductSelection): boolean => isOfMany(selection) && !maySplit(selection)

/**
 * A condition on rows with `soonest` and `product`. Only goods whose stock is between the steps around the quantity are looked up.
 * @param row their table
 */
function coversQuantity(row: SQL, selection: ProductSelection): SQL {
  const covered = endOfCovered(selection)
  const most = Math.max(...unitsOf(selection).map(({ quantity }) => quantity))
  if (!isByRow(selection) && quantityStep(most) === most) return sql`${row}.soonest < ${covered}`
  const more = QUANTITY_STEPS.find((one) => one >= most)
  const sure = more === undefined ? sql.raw('0') : endOfStep(more)
  const quantity = quantityOfRow(sql`unit`, selection)
  return sql`(${row}.soonest < ${sure} OR ${row}.soonest < ${covered}
    AND (SELECT stock >= ${quantity} FROM products WHERE num = ${row}.product))`
}

/**
 * A condition: of what the card of the row shows, so many are in stock.
 * @param row a table with `in_stock`, `soonest` and `product`
 */
export function isInStock(row: SQL, selection: ProductSelection): SQL {
  const whole = isOfMany(selection)
    ? sql`${row}.in_stock = 1 AND ${coversQuantity(row, selection)}`
    : sql`${row}.in_stock = 1`
  if (!maySplit(selection)) return whole
  const product = sql`${row}.product`
  return sql`iif(${isSplit(product, selection)}, ${isShownInStock(product, selection)}, ${whole})`
}

/** The rows of a node that cover the quantity, from the index by stock; at most one more than lists count. */
export const coveredToCount = (
  selection: ProductSelection,
): SQL => sql`SELECT 'inStock' AS facet, '1' AS value, count(*) AS n, ${NO_NAMES}
  FROM (SELECT 1 FROM listing AS l INDEXED BY listing_soonest WHERE l.ancestor = ${ancestorNum(selection.category)}
    AND l.soonest < ${endOfCovered(selection)} AND ${coversQuantity(sql`l`, selection)} LIMIT ${CANDIDATES})`
