/** Lists by the time of delivery: sorted by the key that listing has of stock and lead time (migrations/0169_soonest.sql). */
import { sql } from 'drizzle-orm'
import type { ListOrder, ListScan } from '../listing/list-table.ts'
import type { ProductSelection } from './selection.ts'
import { endOfCovered, SOONEST_ENDS, SOONEST_STEP } from './stock-cover.ts'

/**
 * Goods whose stock covers the step of the quantity first, then the others; each by the working days of their lead time, those without any
 * last, and among equals by the listed price. The index has the goods in order for each number of steps that the stock covers, so that a page
 * reads at most so many rows of each.
 */
export function soonestOrder({ quantity = 1 }: ProductSelection): ListOrder<ProductSelection> {
  const late = endOfCovered(quantity)
  return {
    keys: sql`l.soonest >= ${late} AS late, l.soonest % ${SOONEST_STEP} AS days, l.price, l.soonest`,
    by: (row) => sql`${row}late ASC, ${row}days ASC, ${row}price ASC, ${row}product ASC`,
    scan({ columns, from, where, limit, offset }: ListScan) {
      const stretches = SOONEST_ENDS.slice(1).map(
        (end, at) => sql`SELECT * FROM (SELECT * FROM listed WHERE soonest >= ${SOONEST_ENDS[at]} AND soonest < ${end}
          ORDER BY soonest, price, product LIMIT (SELECT n FROM most))`,
      )
      return sql`WITH most AS MATERIALIZED (SELECT (${limit}) + ${offset} AS n),
        listed AS NOT MATERIALIZED (SELECT ${columns} FROM ${from} WHERE ${where})
        SELECT * FROM (${sql.join(stretches, sql` UNION ALL `)}) ORDER BY late, days, price, product LIMIT ${limit} OFFSET ${offset}`
    },
  }
}
