/** Lists of a quantity: sorted and filtered by the prices stored for its step (migrations/0051_step_prices.sql). */
import { type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import { quantityStep } from '../../../../domain/price-basis.ts'
import type { ComparableUnit } from '../../../../domain/trade-quantity.ts'
import { written } from '../listing/filter-or-scan.ts'
import type { ListOrder, ListScan } from '../listing/list-table.ts'
import { shownPrice } from './parameters/shown-price.ts'
import { nearRange } from './price-ends.ts'
import { inOwnUnit, literal, unitsOf } from './quantity-of-row.ts'
import { ancestorNum, type ProductSelection } from './selection.ts'
import { hasEnough, isStockLookedUp } from './stock-cover.ts'

/** The column with the price by which a row is filtered; `q.price` is NULL for what cannot be compared at the quantity. */
export const priceColumn = (selection: ProductSelection): SQL =>
  shownPrice(sql`l`, selection.quantity === undefined ? sql`l.price` : inOwnUnit(sql`q`, selection), selection)

const isOfUnit = (row: SQL, { unit, quantity }: ComparableUnit): SQL =>
  sql`${row}.unit = ${literal(unit)} AND ${row}.step = ${literal(quantityStep(quantity))} AND ${row}.moq <= ${literal(quantity)}`

/** Rows that have a price at the quantity. @param row a row of product_steps or listing_steps */
function isAtQuantity(row: SQL, selection: ProductSelection): SQL {
  const units = unitsOf(selection)
  const any = sql.join(
    units.map((one) => isOfUnit(row, one)),
    sql` OR `,
  )
  if (units.length === 1) return any
  const names = units.map(({ unit }) => literal(unit))
  const steps = units.map(({ quantity }) => literal(quantityStep(quantity)))
  // The lists are what an index can be searched by.
  return sql`${row}.unit IN (${sql.join(names, sql`, `)}) AND ${row}.step IN (${sql.join(steps, sql`, `)}) AND (${any})`
}

/** Added to every FROM clause of a list of a quantity whose prices are read. */
export const joinPrices = (selection: ProductSelection): SQL =>
  selection.quantity === undefined || selection.isWithoutPrices
    ? sql``
    : sql` LEFT JOIN product_steps AS q ON q.product = l.product AND ${isAtQuantity(sql`q`, selection)}`

const listedBySteps = (steps: SQL): SQL => sql`${steps} AS s CROSS JOIN listing AS l
  ON l.ancestor = s.ancestor AND l.rank = s.rank AND l.product = s.product`

/** Goods of a unit that are looked at where those in stock may all be far from where the prices begin. */
const LOOKED_AT = written(MAX_COUNTED)

/** The products that can be compared at the quantity, by price. @param steps all rows of listing_steps, or some */
export const fromSteps = (selection: ProductSelection, steps: SQL): SQL =>
  sql`${listedBySteps(steps)}${joinPrices(selection)}`

export const withinSteps = (selection: ProductSelection): SQL =>
  sql`s.ancestor = ${ancestorNum(selection.category)} AND ${isAtQuantity(sql`s`, selection)}`

/** The lowest and the highest price of a node at the quantity. */
export function endOfPrices(selection: ProductSelection, direction: SQL): SQL {
  const ends = unitsOf(selection).map(
    (one) => sql`SELECT * FROM (SELECT ${inOwnUnit(sql`s`, selection)} AS price FROM listing_steps AS s
      WHERE s.ancestor = ${ancestorNum(selection.category)} AND ${isOfUnit(sql`s`, one)} ORDER BY s.price ${direction} LIMIT 1)`,
  )
  return sql`(SELECT price FROM (${sql.join(ends, sql` UNION ALL `)}) ORDER BY price ${direction} LIMIT 1)`
}

/** Fields of a selection that are no filter of listed products, or are columns of listing_steps. */
const OF_STEPS = new Set(['category', 'quantity', 'unit', 'vat', 'by', 'priceMin', 'priceMax', 'priceIn'])

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false

const isPlain = (selection: ProductSelection): boolean =>
  Object.entries(selection).every(([field, value]) => OF_STEPS.has(field) || !isSet(value))

/** The rows of a range of prices at the quantity; each unit has its own range of the index. @param columns of `s` */
export function stepsInRange(selection: ProductSelection, columns: SQL, inRange: SQL, most: SQL): SQL {
  const each = unitsOf(selection).map(
    (
      one,
    ) => sql`SELECT * FROM (SELECT ${columns} FROM listing_steps AS s WHERE s.ancestor = ${ancestorNum(selection.category)}
      AND ${isOfUnit(sql`s`, one)}${nearRange(sql`s`, one, selection)} AND ${inRange} LIMIT ${most})`,
  )
  return sql`(SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) LIMIT ${most})`
}

/** @returns these rows, for counting; null where another filter needs the products' rows in listing */
export const stepsToCount = (selection: ProductSelection, inRange: SQL, most: SQL): SQL | null =>
  isPlain(selection) ? stepsInRange(selection, sql`1`, inRange, most) : null

/**
 * Sorted by the price at the quantity, or from the highest down; what cannot be compared follows by its listed price, the lowest first
 * and "on request" last, in both directions.
 */
export function orderAtQuantity(selection: ProductSelection, isFalling: boolean): ListOrder<ProductSelection> {
  const sign = isFalling ? sql`-` : sql``
  const direction = isFalling ? sql`DESC` : sql`ASC`
  const hasRange = selection.priceMin !== undefined || selection.priceMax !== undefined
  // Rows of earlier pages are skipped here: without other filters they need not be looked up in listing.
  const isOwn = isPlain(selection)
  const units = unitsOf(selection)
  const worth = inOwnUnit(sql`s`, selection)
  const inOrder = sql`ORDER BY s.price ${direction}, s.product ${direction}`
  const ofUnit = (steps: SQL, where: SQL): SQL =>
    sql`SELECT s.product, 0 AS apart, ${sign}${worth} AS worth, ${sign}s.product AS tie
      FROM ${isOwn ? sql`${steps} AS s` : listedBySteps(steps)} WHERE ${where}`
  const partOfUnit = (one: ComparableUnit): SQL =>
    sql`(SELECT s.* FROM (SELECT s.* FROM listing_steps AS s WHERE s.ancestor = ${ancestorNum(selection.category)}
      AND ${isOfUnit(sql`s`, one)}${nearRange(sql`s`, one, selection)} ${inOrder} LIMIT ${LOOKED_AT}) AS s WHERE ${hasEnough(sql`s`, selection)})`
  // The index has the prices of each unit in order.
  const comparable = (where: SQL, most: SQL, isPart = false): SQL => {
    if (units.length === 1 && !isPart) return sql`${ofUnit(sql`listing_steps`, where)} ${inOrder}`
    const each = units.map((one) => {
      const which = sql`${where} AND ${isOfUnit(sql`s`, one)}${nearRange(sql`s`, one, selection)}`
      // A part is in order: sorted again, all of it would be looked up for a page.
      const rows = isPart ? ofUnit(partOfUnit(one), where) : sql`${ofUnit(sql`listing_steps`, which)} ${inOrder}`
      return sql`SELECT * FROM (${rows} LIMIT ${most})`
    })
    return sql`SELECT * FROM (${sql.join(each, sql` UNION ALL `)}) ORDER BY worth, tie`
  }
  return {
    keys: sql`q.price IS NULL AS apart, coalesce(${sign}${priceColumn(selection)}, l.price) AS worth,
      iif(q.price IS NULL, l.product, ${sign}l.product) AS tie`,
    by: (row) => sql`${row}apart ASC, ${row}worth ASC, ${row}tie ASC`,
    isScannedInPart: isStockLookedUp,
    scanned: (chosen) => (isStockLookedUp(chosen) ? { inStock: undefined } : {}),
    scan({ columns, from, where, limit, offset, isPart }: ListScan) {
      // Nothing without a price at the quantity is in a range of prices: the source has all rows (list-table.ts).
      const most = sql`(${limit}) + ${offset}`
      const within = withinSteps(selection)
      if (isPart) return sql`${comparable(sql`${within} AND ${where}`, most, isPart)} LIMIT ${limit} OFFSET ${offset}`
      if (hasRange) return sql`${comparable(where, most)} LIMIT ${limit} OFFSET ${offset}`
      const apart = sql`SELECT ${columns} FROM ${from} WHERE ${where} AND q.price IS NULL ORDER BY l.price, l.product`
      const stretch = (rows: SQL) => sql`SELECT * FROM (${rows} LIMIT ${most})`
      return sql`${stretch(comparable(isOwn ? within : sql`${within} AND ${where}`, most))} UNION ALL ${stretch(apart)}
        LIMIT ${limit} OFFSET ${offset}`
    },
  }
}
