import { sql } from 'drizzle-orm'
import { type Database, database } from '../db/connection.ts'
import { HOUR, type Job } from './job.ts'

/**
 * The least relative change of a rate that updates the stored prices in roubles, which lists sort and filter by. An
 * update writes some forty index rows per product, and cards and pages compute exact prices from the current rate
 * anyway.
 */
const WORTH_WRITING = 0.01
/** Products read by one statement. */
const AT_ONCE = 2000

const selectMoved = (db: Database) =>
  db.all<{ currency: string; rub: number }>(sql`SELECT currency, rub FROM rates
    WHERE listed IS NOT NULL AND abs(rub / listed - 1) >= ${WORTH_WRITING}`)

/**
 * Reads pages by row number, so that products written meanwhile are neither skipped nor done twice. Correct rows stay.
 */
const relist = (db: Database, moved: string, after: number) =>
  db.run(sql`UPDATE products SET price_rub = CAST(round((tiers ->> '$[0].amount') * rate.rub) AS INTEGER)
    FROM (SELECT value ->> 'currency' AS currency, value ->> 'rub' AS rub FROM json_each(${moved})) AS rate
    WHERE num > ${after} AND num <= ${after + AT_ONCE} AND products.currency = rate.currency
      AND price_rub IS NOT CAST(round((tiers ->> '$[0].amount') * rate.rub) AS INTEGER)`)

/** Updates the stored prices in roubles to the current rates. When interrupted, it starts again with the same rates. */
export const listPrices: Job = {
  name: 'list-prices',
  every: HOUR,
  async run({ DB }) {
    const db = database(DB)
    const moved = await selectMoved(db)
    if (moved.length === 0) return 'no rate has moved enough'
    const rates = JSON.stringify(moved)
    const last = await db.get<{ num: number }>(sql`SELECT coalesce(max(num), 0) AS num FROM products`)
    for (let after = 0; after < (last?.num ?? 0); after += AT_ONCE) await relist(db, rates, after)
    await db.run(sql`UPDATE rates SET listed = row.value ->> 'rub' FROM json_each(${rates}) AS row
      WHERE rates.currency = row.value ->> 'currency'`)
    return moved.map(({ currency }) => currency).join(' ')
  },
}
