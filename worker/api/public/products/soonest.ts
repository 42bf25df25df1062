/** Lists by the time of delivery: sorted by the key that listing has of stock and lead time (migrations/0169_soonest.sql). */
import { type SQL, sql } from 'drizzle-orm'
import { QUANTITY_STEPS, quantityStep } from '../../../../domain/price-basis.ts'
import type { ListOrder, ListScan } from '../listing/list-table.ts'
import { leastOf } from './quantity-of-row.ts'
import type { ProductSelection } from './selection.ts'
import { endOfCovered, isByRow, isInStock, SOONEST_ENDS, SOONEST_STEP } from './stock-cover.ts'

const STRETCHES = SOONEST_ENDS.slice(1).map((end, at) => ({ start: SOONEST_ENDS[at] ?? end, end }))

interface Part {
  stretch: (typeof STRETCHES)[number]
  /** Whether the goods come after those in stock. */
  isLate: boolean
  /** A condition on the goods of a stretch of which some are in stock and some are not; else nothing. */
  which: SQL
}

/** The goods of several stretches in order, as many as `most` says. */
const rowsOf = (parts: Part[], most: SQL): SQL =>
  sql`SELECT * FROM (${sql.join(
    parts.map(
      ({ stretch: { start, end }, isLate, which }) => sql`SELECT * FROM (
        SELECT product, ${isLate ? sql`1` : sql`0`} AS late, soonest % ${SOONEST_STEP} AS days, price, soonest
        FROM listed WHERE soonest >= ${start} AND soonest < ${end} ${which} ORDER BY soonest, price, product LIMIT ${most})`,
    ),
    sql` UNION ALL `,
  )}) ORDER BY days, price, product LIMIT ${most}`

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
    scan: (scan) => scanSoonest(scan, { quantity, unit }),
  }
}

/**
 * The index has the goods in order for each number of steps that their stock covers. Of the stretch with the step below the quantity some
 * are in stock, and of all where units differ: these are read twice. What is not in stock is read as far as the page is not full.
 */
function scanSoonest({ from, where, limit, offset }: ListScan, asked: ProductSelection): SQL {
  const quantity = leastOf(asked)
  const step = quantityStep(quantity)
  const covering = QUANTITY_STEPS.length - QUANTITY_STEPS.indexOf(step)
  const isCovered = isInStock(sql`listed`, asked)
  const isSplit = (at: number): boolean => (isByRow(asked) ? at < covering : step !== quantity && at === covering - 1)
  const inStock = STRETCHES.slice(0, covering).map((stretch, at): Part => {
    return { stretch, isLate: false, which: isSplit(at) ? sql`AND ${isCovered}` : sql`` }
  })
  const others = STRETCHES.flatMap((stretch, at): Part[] => {
    if (at < covering && !isSplit(at)) return []
    return [{ stretch, isLate: true, which: isSplit(at) ? sql`AND NOT (${isCovered})` : sql`` }]
  })
  return sql`WITH most AS MATERIALIZED (SELECT (${limit}) + ${offset} AS n),
    listed AS NOT MATERIALIZED (SELECT l.product, l.soonest, l.price, l.in_stock FROM ${from} WHERE ${where}),
    covered AS MATERIALIZED (${rowsOf(inStock, sql`(SELECT n FROM most)`)}),
    room AS MATERIALIZED (SELECT (SELECT n FROM most) - (SELECT count(*) FROM covered) AS n),
    later AS (${rowsOf(others, sql`(SELECT n FROM room)`)})
    SELECT * FROM (SELECT * FROM covered UNION ALL SELECT * FROM later)
    ORDER BY late, days, price, product LIMIT ${limit} OFFSET ${offset}`
}
