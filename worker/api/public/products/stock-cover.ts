/** Which goods have enough in stock for a quantity (docs/behaviour.md, "Stock for a quantity"). */
import { type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import { QUANTITY_STEPS, quantityStep } from '../../../../domain/price-basis.ts'
import { NO_NAMES } from '../listing/facets.ts'
import { CANDIDATES, written } from '../listing/filter-or-scan.ts'
import { isShownInStock, isSplit, maySplit } from './parameters/shown-stock.ts'
import { PUBLIC_RANKS } from './public-ranks.ts'
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

/** Whether the filter by stock is set, for more than a piece, and each of the goods is known by the product's stock. */
export const isStockLookedUp = (selection: ProductSelection): boolean =>
  selection.inStock === true && isByIndex(selection)

/** Whether the rows of a source have `soonest` without a look-up of their own: other indexes of listing do not have it. */
export const hasSoonest = (source: string): boolean =>
  ['listing', 'listing_soonest', 'listing_country', 'words', 'listing_steps'].includes(source)

/** Whether the steps of stock alone say which goods cover the quantity. */
const isByStep = (selection: ProductSelection): boolean =>
  unitsOf(selection).every(({ quantity }) => !isByRow(selection) && quantityStep(quantity) === quantity)

/** Whether the stock of goods has to be looked up for the filter by stock. */
export const isLookedUp = (selection: ProductSelection): boolean => isByIndex(selection) && !isByStep(selection)

/** A condition: so many of the product are in stock, by its own stock, which is looked up. @param row a table with its number */
export const hasEnough = (row: SQL, selection: ProductSelection): SQL =>
  sql`(SELECT p.stock >= ${quantityOfRow(sql`p.unit`, selection)} FROM ${PUBLIC_RANKS} WHERE p.num = ${row}.product AND p.status = 'published')`

/**
 * A condition on rows with `product`, and with `soonest` or not. Where they have it only goods whose stock is between the steps around the
 * quantity are looked up.
 * @param row their table
 */
function coversQuantity(row: SQL, selection: ProductSelection, isStepKnown = true): SQL {
  const covered = endOfCovered(selection)
  const most = Math.max(...unitsOf(selection).map(({ quantity }) => quantity))
  if (isByStep(selection)) return sql`${row}.soonest < ${covered}`
  const more = QUANTITY_STEPS.find((one) => one >= most)
  const sure = more === undefined ? sql.raw('0') : endOfStep(more)
  const isEnough = hasEnough(row, selection)
  return isStepKnown ? sql`(${row}.soonest < ${sure} OR ${row}.soonest < ${covered} AND ${isEnough})` : isEnough
}

/** A condition: so many of the product are in stock. */
const isWholeInStock = (row: SQL, selection: ProductSelection, isStepKnown: boolean): SQL =>
  isOfMany(selection)
    ? sql`${row}.in_stock = 1 AND ${coversQuantity(row, selection, isStepKnown)}`
    : sql`${row}.in_stock = 1`

/**
 * A condition: of what the card of the row shows, so many are in stock.
 * @param row a table with `in_stock`, `soonest` and `product`
 * @param isStepKnown whether its rows have `soonest` at hand
 */
export function isInStock(row: SQL, selection: ProductSelection, isStepKnown = true): SQL {
  const whole = isWholeInStock(row, selection, isStepKnown)
  if (!maySplit(selection)) return whole
  const product = sql`${row}.product`
  return sql`iif(${isSplit(product, selection)}, ${isShownInStock(product, selection)}, ${whole})`
}

/** The same as 1 or 0, and NULL where the card may show a variant, whose stock is then to be looked up. */
export function inStockOrSplit(row: SQL, selection: ProductSelection, isStepKnown: boolean): SQL {
  const whole = sql`iif(${isWholeInStock(row, selection, isStepKnown)}, 1, 0)`
  return maySplit(selection) ? sql`iif(${isSplit(sql`${row}.product`, selection)}, NULL, ${whole})` : whole
}

/** The rows of a node that may cover the quantity, from the index by stock; at most one more than lists count. */
const mayCover = (selection: ProductSelection): SQL =>
  sql`SELECT product, soonest FROM listing AS l INDEXED BY listing_soonest
    WHERE l.ancestor = ${ancestorNum(selection.category)} AND l.soonest < ${endOfCovered(selection)} LIMIT ${CANDIDATES}`

/** How many of these cover it, and how many they are. */
export const coveredToCount = (
  selection: ProductSelection,
): SQL => sql`SELECT 'inStock' AS facet, '1' AS value, count(*) AS n, ${NO_NAMES}
  FROM (${mayCover(selection)}) AS l WHERE ${coversQuantity(sql`l`, selection)}
  UNION ALL SELECT 'counted', ${written(MAX_COUNTED)}, count(*), ${NO_NAMES} FROM (${mayCover(selection)})`
