/** Lists by the time of delivery: sorted by the key that listing has of stock and lead time (migrations/0169_soonest.sql). */
import { type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import { QUANTITY_STEPS, quantityStep } from '../../../../domain/price-basis.ts'
import { written } from '../listing/filter-or-scan.ts'
import type { ListOrder, ListScan } from '../listing/list-table.ts'
import { leastOf } from './quantity-of-row.ts'
import type { ProductSelection } from './selection.ts'
import { endOfCovered, isByRow, isInStock, isStockLookedUp, SOONEST_ENDS, SOONEST_STEP } from './stock-cover.ts'
import { ON_REQUEST } from './word-hits.ts'

const STRETCHES = SOONEST_ENDS.slice(1).map((end, at) => ({ start: SOONEST_ENDS[at] ?? end, end }))

interface Part {
  stretch: (typeof STRETCHES)[number]
  /** Whether the goods come after those in stock. */
  isLate: boolean
  /** A condition on the goods of a stretch of which some are in stock and some are not. */
  which?: SQL
}

/** Goods of a stretch whose stock is looked up, the first in its order. */
const LOOKED_UP = written(MAX_COUNTED)

/**
 * The goods of one stretch in order, as many as `most` says.
 * @param end a condition on where the stretch ends
 */
function rowsOfOne({ stretch: { start }, isLate, which }: Part, end: SQL, most: SQL): SQL {
  const rows = sql`FROM listed WHERE soonest >= ${start} AND ${end} ORDER BY soonest, price, product LIMIT`
  const columns = sql`product, ${isLate ? sql`1` : sql`0`} AS late, soonest % ${SOONEST_STEP} AS days, price, soonest`
  // The part is in order: sorted again, all of it would be looked up for a page.
  return which
    ? sql`SELECT * FROM (SELECT ${columns} FROM (SELECT * ${rows} ${LOOKED_UP}) AS part WHERE ${which} LIMIT ${most})`
    : sql`SELECT * FROM (SELECT ${columns} ${rows} ${most})`
}

const wholeOf = (part: Part, most: SQL): SQL => rowsOfOne(part, sql`soonest < ${part.stretch.end}`, most)

const BY = sql`ORDER BY days, price, product`

/** The goods of several stretches in order, as many as `most` says. */
const rowsOf = (parts: Part[], most: SQL): SQL =>
  sql`SELECT * FROM (${sql.join(
    parts.map((part) => wholeOf(part, most)),
    sql` UNION ALL `,
  )}) ${BY} LIMIT ${most}`

/**
 * CTEs with the goods of several stretches, the last one `covered`. Of stretches in which nearly nothing is in stock (of pieces and tonnes,
 * 100 where 3000 kg are asked for) no goods are looked up that come after a full page of the first stretch: `last` is where that ends. A CTE
 * is planned anew wherever it is named, so that each stretch names one.
 */
function coveredByUnits(parts: Part[]): SQL {
  const most = sql`(SELECT n FROM most)`
  const others = parts.slice(1).map((part) => {
    const end = sql`(soonest, price) <= (SELECT days + ${part.stretch.start}, price FROM last)`
    return sql` UNION ALL ${rowsOfOne(part, end, most)}`
  })
  // The last goods of a stretch have no days, which is one less than its length, and no price.
  return sql`foremost AS MATERIALIZED (${rowsOf(parts.slice(0, 1), most)}),
    last AS MATERIALIZED (SELECT days, price FROM (
      SELECT 0 AS none, days, price FROM (SELECT days, price FROM foremost ${BY} LIMIT 1 OFFSET ${most} - 1)
      UNION ALL SELECT 1, ${SOONEST_STEP} - 1, ${ON_REQUEST}) ORDER BY none LIMIT 1),
    covered AS MATERIALIZED (SELECT * FROM (SELECT * FROM foremost${sql.join(others)}) ${BY} LIMIT ${most})`
}

/**
 * Goods that have so many in stock, then the others; each by the working days of their lead time, those without any last, and among equals
 * by the listed price. It is the stock that the card says, but for lists too long to be sorted: there it is the product's.
 */
export function soonestOrder(selection: ProductSelection): ListOrder<ProductSelection> {
  const { quantity, unit } = selection
  return {
    keys: sql`(l.soonest >= ${endOfCovered(selection)} OR NOT (${isInStock(sql`l`, selection)})) AS late,
      l.soonest % ${SOONEST_STEP} AS days, l.price, l.soonest`,
    by: (row) => sql`${row}late ASC, ${row}days ASC, ${row}price ASC, ${row}product ASC`,
    scan: (scan, chosen) => scanSoonest(scan, { quantity, unit }, isStockLookedUp(chosen)),
    scanned: (chosen) => (isStockLookedUp(chosen) ? { inStock: undefined } : {}),
  }
}

/**
 * The index has the goods in order for each number of steps that their stock covers. Of the stretch with the step below the quantity some
 * are in stock, and of all where units differ: these are read twice. What is not in stock is read as far as the page is not full.
 * @param isOnly whether it is not read at all
 */
function scanSoonest({ from, where, limit, offset }: ListScan, asked: ProductSelection, isOnly: boolean): SQL {
  const quantity = leastOf(asked)
  const step = quantityStep(quantity)
  const covering = QUANTITY_STEPS.length - QUANTITY_STEPS.indexOf(step)
  const isCovered = isInStock(sql`part`, asked)
  const isSplit = (at: number): boolean => (isByRow(asked) ? at < covering : step !== quantity && at === covering - 1)
  const inStock = STRETCHES.slice(0, covering).map((stretch, at): Part => {
    return { stretch, isLate: false, ...(isSplit(at) && { which: isCovered }) }
  })
  const others = STRETCHES.flatMap((stretch, at): Part[] => {
    if (isOnly || (at < covering && !isSplit(at))) return []
    return [{ stretch, isLate: true, ...(isSplit(at) && { which: sql`NOT (${isCovered})` }) }]
  })
  const covered = isByRow(asked)
    ? coveredByUnits(inStock)
    : sql`covered AS MATERIALIZED (${rowsOf(inStock, sql`(SELECT n FROM most)`)})`
  const later = sql`, room AS MATERIALIZED (SELECT (SELECT n FROM most) - (SELECT count(*) FROM covered) AS n),
    later AS (${rowsOf(others, sql`(SELECT n FROM room)`)})`
  return sql`WITH most AS MATERIALIZED (SELECT (${limit}) + ${offset} AS n),
    listed AS NOT MATERIALIZED (SELECT l.product, l.soonest, l.price, l.in_stock FROM ${from} WHERE ${where}),
    ${covered}${isOnly ? sql`` : later}
    SELECT * FROM (SELECT * FROM covered${isOnly ? sql`` : sql` UNION ALL SELECT * FROM later`})
    ORDER BY late, days, price, product LIMIT ${limit} OFFSET ${offset}`
}
