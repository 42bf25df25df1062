import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { selectCards } from './cards.ts'
import { ON_REQUEST } from './word-hits.ts'

const MAX_SIMILAR = 8

/** The product to compare with: its price, its category and the parent category. */
const subject = (id: string): SQL => sql`
  SELECT p.num, p.category, c.parent, coalesce(p.price_rub, ${ON_REQUEST}) AS price
  FROM products AS p JOIN categories AS c ON c.num = p.category WHERE p.id = ${id} AND p.status = 'published'`

/**
 * An ancestor's products next in price to the subject, upwards or downwards. One more than needed, since the subject is
 * included.
 */
const stretch = (tier: number, ancestor: SQL, compare: SQL, direction: SQL): SQL => sql`SELECT * FROM (
  SELECT ${tier} AS tier, l.product, abs(l.price - (SELECT price FROM subject)) AS distance
  FROM listing AS l INDEXED BY listing_price
  WHERE l.ancestor = ${ancestor} AND l.price ${compare} (SELECT price FROM subject)
  ORDER BY l.price ${direction}, l.product ${direction} LIMIT ${MAX_SIMILAR + 1}
)`

const around = (tier: number, ancestor: SQL): SQL =>
  sql`${stretch(tier, ancestor, sql`>=`, sql`ASC`)} UNION ALL ${stretch(tier, ancestor, sql`<`, sql`DESC`)}`

/**
 * @returns at most 8 similar products: of the same category first, then of sibling categories, each by the difference
 *   in price. Reads only a few rows of one index, however many products there are.
 */
export function selectSimilar(db: Database, id: string, locale: Locale) {
  const rows = sql`WITH subject AS MATERIALIZED (${subject(id)}), near AS (
      ${around(1, sql`(SELECT category FROM subject)`)} UNION ALL ${around(2, sql`(SELECT parent FROM subject)`)}
    )
    SELECT product, min(tier) AS tier, distance FROM near WHERE product <> (SELECT num FROM subject)
    GROUP BY product ORDER BY min(tier), distance, product LIMIT ${MAX_SIMILAR}`
  return selectCards(db, rows, sql`page.tier, page.distance, page.product`, locale)
}
