/** Lists of a quantity: sorted and filtered by the prices stored for its step (migrations/0051_step_prices.sql). */
import { type SQL, sql } from 'drizzle-orm'
import { stepOf } from '../../../../domain/price-basis.ts'
import type { ListOrder, ListScan } from '../listing/list-table.ts'
import { ancestorNum, type ProductSelection } from './selection.ts'

/** The column with the price by which a row is filtered; `q.price` is NULL for what cannot be compared at the quantity. */
export const priceColumn = ({ quantity }: ProductSelection): SQL =>
  quantity === undefined ? sql`l.price` : sql`q.price`

/** Rows that have a price at the quantity. @param row a row of product_steps or listing_steps */
const isAtQuantity = (row: SQL, { quantity = 1, unit = 'piece' }: ProductSelection): SQL =>
  sql`${row}.unit = ${unit} AND ${row}.step = ${stepOf(quantity)} AND ${row}.moq <= ${quantity}`

/** Added to every FROM clause of a list of a quantity; SQLite leaves it out where no column of it is used. */
export const joinPrices = (selection: ProductSelection): SQL =>
  selection.quantity === undefined
    ? sql``
    : sql` LEFT JOIN product_steps AS q ON q.product = l.product AND ${isAtQuantity(sql`q`, selection)}`

const FROM_STEPS = sql`listing_steps AS s CROSS JOIN listing AS l
  ON l.ancestor = s.ancestor AND l.rank = s.rank AND l.product = s.product`

/** The products that can be compared at the quantity, by price. */
export const fromSteps = (selection: ProductSelection): SQL => sql`${FROM_STEPS}${joinPrices(selection)}`

export const withinSteps = (selection: ProductSelection): SQL =>
  sql`s.ancestor = ${ancestorNum(selection.category)} AND ${isAtQuantity(sql`s`, selection)}`

/** The lowest and the highest price of a node at the quantity. */
export const endOfPrices = (selection: ProductSelection, direction: SQL): SQL =>
  sql`(SELECT s.price FROM listing_steps AS s WHERE ${withinSteps(selection)} ORDER BY s.price ${direction} LIMIT 1)`

/**
 * Sorted by the price at the quantity, or from the highest down; what cannot be compared follows by its listed price, the lowest first
 * and "on request" last, in both directions.
 */
export function orderAtQuantity(selection: ProductSelection, isFalling: boolean): ListOrder<ProductSelection> {
  const sign = isFalling ? sql`-` : sql``
  const direction = isFalling ? sql`DESC` : sql`ASC`
  const hasRange = selection.priceMin !== undefined || selection.priceMax !== undefined
  const byPrice = sql`ORDER BY s.price ${direction}, s.product ${direction}`
  return {
    keys: sql`q.price IS NULL AS apart, coalesce(${sign}q.price, l.price) AS worth,
      iif(q.price IS NULL, l.product, ${sign}l.product) AS tie`,
    by: (row) => sql`${row}apart ASC, ${row}worth ASC, ${row}tie ASC`,
    scan({ columns, from, where, limit, offset }: ListScan) {
      // Nothing without a price at the quantity is in a range of prices: the source has all rows (list-table.ts).
      if (hasRange) return sql`SELECT ${columns} FROM ${from} WHERE ${where} ${byPrice} LIMIT ${limit} OFFSET ${offset}`
      const comparable = sql`SELECT ${columns} FROM ${fromSteps(selection)} WHERE ${withinSteps(selection)} AND ${where} ${byPrice}`
      const apart = sql`SELECT ${columns} FROM ${from} WHERE ${where} AND q.price IS NULL ORDER BY l.price, l.product`
      const stretch = (rows: SQL) => sql`SELECT * FROM (${rows} LIMIT (${limit}) + ${offset})`
      return sql`${stretch(comparable)} UNION ALL ${stretch(apart)} LIMIT ${limit} OFFSET ${offset}`
    },
  }
}
