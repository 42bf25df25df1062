/** Lists by the time of delivery: sorted by the key that listing has of stock and lead time (migrations/0169_soonest.sql). */
import { sql } from 'drizzle-orm'
import { QUANTITY_STEPS, stepOf } from '../../../../domain/price-basis.ts'
import { NOT_COVERED } from '../../../db/soonest.ts'
import type { ListOrder, ListScan } from '../listing/list-table.ts'
import type { ProductSelection } from './selection.ts'

const level = (at: number) => sql.raw(String(at * NOT_COVERED))

/**
 * Goods whose stock covers the step of the quantity first, then the others; each by the working days of their lead time, those without any
 * last, and among equals by the listed price. The index has the goods in order for each number of steps that the stock covers, so that a page
 * reads at most so many rows of each.
 */
export function soonestOrder({ quantity = 1 }: ProductSelection): ListOrder<ProductSelection> {
  const isLate = QUANTITY_STEPS.length - QUANTITY_STEPS.indexOf(stepOf(quantity))
  return {
    keys: sql`l.soonest >= ${level(isLate)} AS late, l.soonest % ${level(1)} AS days, l.price, l.soonest`,
    by: (row) => sql`${row}late ASC, ${row}days ASC, ${row}price ASC, ${row}product ASC`,
    scan({ columns, from, where, limit, offset }: ListScan) {
      const levels = [...QUANTITY_STEPS.keys(), QUANTITY_STEPS.length].map(
        (at) => sql`SELECT * FROM (SELECT * FROM listed WHERE soonest >= ${level(at)} AND soonest < ${level(at + 1)}
          ORDER BY soonest, price, product LIMIT (SELECT n FROM most))`,
      )
      return sql`WITH most AS MATERIALIZED (SELECT (${limit}) + ${offset} AS n),
        listed AS NOT MATERIALIZED (SELECT ${columns} FROM ${from} WHERE ${where})
        SELECT * FROM (${sql.join(levels, sql` UNION ALL `)}) ORDER BY late, days, price, product LIMIT ${limit} OFFSET ${offset}`
    },
  }
}
