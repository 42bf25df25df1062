import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { MINUTE_MS } from '../../domain/durations.ts'
import { writeBatch } from '../api/http/writes/commit.ts'
import { addWords } from '../api/public/page-views/search-words.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Lists of a step: of 24 products each, they are some thousand rows. */
const AT_ONCE = 100

const KEY = sql`day, country, words, products`
/** The same rows for each statement of a step, since they are in one transaction. */
const NEXT = sql`(SELECT * FROM shown_lists WHERE day >= 0 ORDER BY ${KEY} LIMIT ${AT_ONCE})`

/** Adds lists that were shown to the counts of their products and words, exactly once (docs/decisions/0051-statistics.md). */
export const shownProducts = defineJob({
  name: 'shown-products',
  every: 10 * MINUTE_MS,
  argument: NO_VALUE,
  cursor: v.object({ lists: v.number() }),
  async step({ DB }, { cursor }) {
    const results = await writeBatch(DB, [
      sql`INSERT INTO product_interest (day, company, product, country, shown)
        SELECT l.day, p.company, p.num, l.country, sum(l.count) FROM ${NEXT} AS l
          CROSS JOIN json_each(l.products) AS one CROSS JOIN products AS p ON p.num = one.value
        WHERE true GROUP BY l.day, p.num, l.country
        ON CONFLICT DO UPDATE SET shown = shown + excluded.shown`,
      // A list counts once for each company, however many of its products it has.
      addWords(sql`SELECT day, company, words, sum(count) AS shown, 0 AS opened FROM (
          SELECT DISTINCT l.day, p.company, l.words, l.country, l.products, l.count FROM ${NEXT} AS l
            CROSS JOIN json_each(l.products) AS one CROSS JOIN products AS p ON p.num = one.value WHERE l.words <> '')
        GROUP BY day, company, words`),
      sql`DELETE FROM shown_lists WHERE (${KEY}) IN (SELECT ${KEY} FROM ${NEXT})`,
    ])
    const deleted = results.at(-1)?.meta.changes ?? 0
    const lists = (cursor?.lists ?? 0) + deleted
    return deleted < AT_ONCE ? { done: `${lists} lists` } : { next: { lists } }
  },
})
