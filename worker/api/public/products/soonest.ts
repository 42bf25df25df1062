/** Lists by the time of delivery: sorted by the key that listing has of stock and lead time (migrations/0169_soonest.sql). */
import { sql } from 'drizzle-orm'
import { QUANTITY_STEPS, quantityStep } from '../../../../domain/price-basis.ts'
import type { ListOrder, ListScan } from '../listing/list-table.ts'
import type { ProductSelection } from './selection.ts'

/** Above the days of a lead time. */
const STEP = sql.raw('10000')
/** Where the stretches of goods begin whose stock covers 1,000, 100, 10, 1 and nothing, and where the last one ends. */
const ENDS = [sql.raw('0'), STEP, sql.raw('20000'), sql.raw('30000'), sql.raw('40000'), sql.raw('50000')]

/**
 * Goods whose stock covers the step of the quantity first, then the others; each by the working days of their lead time, those without any
 * last, and among equals by the listed price. The index has the goods in order for each number of steps that the stock covers, so that a page
 * reads at most so many rows of each.
 */
export function soonestOrder({ quantity = 1 }: ProductSelection): ListOrder<ProductSelection> {
  const late = ENDS[QUANTITY_STEPS.length - QUANTITY_STEPS.indexOf(quantityStep(quantity))]
  return {
    keys: sql`l.soonest >= ${late} AS late, l.soonest % ${STEP} AS days, l.price, l.soonest`,
    by: (row) => sql`${row}late ASC, ${row}days ASC, ${row}price ASC, ${row}product ASC`,
    scan({ columns, from, where, limit, offset }: ListScan) {
      const stretches = ENDS.slice(1).map(
        (end, at) => sql`SELECT * FROM (SELECT * FROM listed WHERE soonest >= ${ENDS[at]} AND soonest < ${end}
          ORDER BY soonest, price, product LIMIT (SELECT n FROM most))`,
      )
      return sql`WITH most AS MATERIALIZED (SELECT (${limit}) + ${offset} AS n),
        listed AS NOT MATERIALIZED (SELECT ${columns} FROM ${from} WHERE ${where})
        SELECT * FROM (${sql.join(stretches, sql` UNION ALL `)}) ORDER BY late, days, price, product LIMIT ${limit} OFFSET ${offset}`
    },
  }
}
