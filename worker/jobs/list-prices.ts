import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { HOUR_MS } from '../../domain/durations.ts'
import { MAX_LISTED_PRICE } from '../../domain/limits.ts'
import { type Database, database } from '../db/connection.ts'
import { lowestAmount } from '../db/variants.ts'
import { defineJob, NO_VALUE } from './job.ts'

/**
 * The least relative change of a rate that updates the stored prices in roubles, which lists sort and filter by. An
 * update writes some sixty index rows per product, and cards and pages compute exact prices from the current rate
 * anyway.
 */
const WORTH_WRITING = 0.01
/** Products read by one step. */
const AT_ONCE = 2000

const selectMoved = (db: Database) =>
  db.all<{ currency: string; rub: number }>(sql`SELECT currency, rub FROM rates
    WHERE listed IS NOT NULL AND abs(rub / listed - 1) >= ${WORTH_WRITING}`)

const atRate = sql`${lowestAmount} * rate.rub`

/** NULL above the highest price that lists have. */
const listed = sql`iif(${atRate} <= ${MAX_LISTED_PRICE}, CAST(round(${atRate}) AS INTEGER), NULL)`

/** Reads pages by row number, so that products written meanwhile are neither skipped nor done twice. Correct rows are not written. */
const relist = (db: Database, moved: string, after: number) =>
  db.run(sql`UPDATE products SET price_rub = ${listed}
    FROM (SELECT value ->> 'currency' AS currency, value ->> 'rub' AS rub FROM json_each(${moved})) AS rate
    WHERE num > ${after} AND num <= ${after + AT_ONCE} AND products.currency = rate.currency
      AND price_rub IS NOT ${listed}`)

const selectLast = async (db: Database): Promise<number> =>
  (await db.get<{ num: number }>(sql`SELECT coalesce(max(num), 0) AS num FROM products`))?.num ?? 0

const Moved = v.array(v.object({ currency: v.string(), rub: v.number() }))

/** Stores that the listed prices follow these rates. */
const noteListed = (db: Database, rates: string) =>
  db.run(sql`UPDATE rates SET listed = row.value ->> 'rub' FROM json_each(${rates}) AS row
    WHERE rates.currency = row.value ->> 'currency'`)

/** Updates the stored prices in roubles to the rates that were current when the run began. */
export const listPrices = defineJob({
  name: 'list-prices',
  every: HOUR_MS,
  argument: NO_VALUE,
  cursor: v.object({ moved: Moved, after: v.number() }),
  async step({ DB }, { cursor }) {
    const db = database(DB)
    const { moved, after } = cursor ?? { moved: await selectMoved(db), after: 0 }
    if (moved.length === 0) return { done: 'no rate has moved enough' }
    const rates = JSON.stringify(moved)
    await relist(db, rates, after)
    if (after + AT_ONCE < (await selectLast(db))) return { next: { moved, after: after + AT_ONCE } }
    await noteListed(db, rates)
    return { done: moved.map(({ currency }) => currency).join(' ') }
  },
})
