/** Finds and ranks the products that match a search, without reading more of them than are ranked. */
import { type SQL, sql } from 'drizzle-orm'
import type { TypedRange } from '../../../../domain/parameters/typed-ranges.ts'
import { SMALLEST_ORDER } from '../../../db/smallest-order.ts'
import { SOONEST } from '../../../db/soonest.ts'
import type { Scoring } from '../listing/list-table.ts'
import { worthOfRanges } from './in-range.ts'
import { PUBLIC_RANKS } from './public-ranks.ts'

/** The price in listing for "on request": above every price, so that it sorts last. */
export const ON_REQUEST = sql.raw('9000000000000000')

/** Above any bm25 score: products with all words in the name come before those with words elsewhere. */
export const NAMED = sql.raw('1000.0')

/** Weights: name 10, model 8, category 4, the rest 1; a lower score is better. */
const bm25 = sql`bm25(product_fts, 10.0, 8.0, 4.0, 1.0)`

/** So many of the kind come first, the newest ones. */
const OF_KIND = sql.raw('600')

/**
 * The products of the kind that is named, with its numbers in their model: «ресивер 270» is the receiver AR-V-270, and not a compressor
 * "on a receiver of 270 litres".
 * @param match a MATCH string.
 * @returns a named SELECT of `rowid`, to be put in front of another
 */
const ofKind = (match: string): SQL => sql`of_kind AS MATERIALIZED (
    SELECT rowid FROM product_fts WHERE product_fts MATCH ${`{category model} : (${match})`} ORDER BY rowid DESC LIMIT ${OF_KIND}
  )`

/**
 * bm25 counts all products with a word, whatever the LIMIT, and so is slow. It is only used for products that have
 * words outside of the name, and not at all when enough products have them in the name; those are ranked by popularity.
 * @param match a MATCH string.
 * @param most limit for each of the two groups, the newest products of each.
 * @returns rows of `product` and `score`, the same products with and without scoring; a lower score is better. Those of the named kind come
 *   before others with the words in their name.
 * @param ranges of the query: of the products with the words in the same place, those within them come first
 */
export const wordHits = (match: string, most: SQL, scoring: Scoring, ranges: TypedRange[] = []): SQL => sql`(
  WITH named AS MATERIALIZED (
    SELECT rowid FROM product_fts WHERE product_fts MATCH ${`{name} : (${match})`} ORDER BY rowid DESC LIMIT ${most}
  ), ${ofKind(match)}
  SELECT rowid AS product, -${NAMED} - (rowid IN (SELECT rowid FROM of_kind))${scoring === 'scored' ? worthOfRanges(sql`named.rowid`, ranges) : sql``} AS score FROM named
  UNION ALL SELECT * FROM (
    SELECT rowid AS product, ${scoring === 'scored' ? sql`${bm25}${worthOfRanges(sql`product_fts.rowid`, ranges)}` : sql`0.0`} AS score FROM product_fts
    WHERE product_fts MATCH ${match} AND rowid NOT IN (SELECT rowid FROM named) ORDER BY rowid DESC
    LIMIT CASE WHEN (SELECT count(*) FROM named) < ${most} THEN ${most} ELSE 0 END
  )
)`

/** The hits of a search without filters, at most `most` of them, for counting. @param match a MATCH string. */
export const hitsToCount = (match: string, most: SQL): SQL => sql`(
  SELECT rowid AS product FROM product_fts WHERE product_fts MATCH ${match} LIMIT ${most}
)`

/** The public products with the columns of listing; a row is read by one look-up by number. */
export const listedProducts = sql`(
  SELECT num AS product, rank, coalesce(price_rub, ${ON_REQUEST}) AS price, created_at AS created, company,
    coalesce(country, '') AS country, ${sql.raw(SMALLEST_ORDER)} AS moq, coalesce(stock, 0) > 0 AS in_stock, coalesce(tnved, '') AS tnved, category,
    ${sql.raw(SOONEST)} AS soonest
  FROM products WHERE status = 'published'
)`

/** Limit of each group of hits that is ranked for a first page. */
const RANKED = sql.raw('1000')

/** @returns a SELECT of `product`, `score` and `rank`, best first: the first page of a search without filters. */
export const bestRows = (match: string, limit: number, ranges: TypedRange[] = []): SQL => sql`
  SELECT w.product, w.score, p.rank FROM ${wordHits(match, RANKED, 'scored', ranges)} AS w
  CROSS JOIN ${PUBLIC_RANKS} ON p.num = w.product AND p.status = 'published'
  ORDER BY w.score ASC, p.rank DESC, w.product DESC LIMIT ${limit}`

/** So many rows of each choice are ranked, the newest ones. */
const OF_CHOICE = sql.raw('40')

/** Fewer best rows than this are followed by those of other choices. */
const FEW = sql.raw('10')

/** Worth of words in a text, which may describe something else, beside those in a name. */
const IN_TEXT = sql.raw('0.88')

/** Share of the worth of the words in its name that a product has besides: of two texts with all words, the one of the better name. */
const ALSO_NAMED = sql.raw('0.1')

/** Numbers of the newest products that have a MATCH string of `choice`, as a JSON array; none where there are enough without. */
const newestOf = (match: SQL): SQL => sql`json_each((SELECT json_group_array(rowid) FROM (
  SELECT rowid FROM product_fts WHERE product_fts MATCH ${match} ORDER BY rowid DESC
  LIMIT iif((SELECT count(*) FROM best) < ${FEW}, ${OF_CHOICE}, 0))))`

/**
 * The best rows of the first MATCH string, and where these are few, the products of others among them: more words come before fewer, and words
 * in a name before those in a text.
 * @param choices MATCH strings, each with the weight of its words; the first has all that were found together
 * @returns a SELECT of `product`, `score`, `rank`, `worth` and `at`, the index of the choice, best first
 */
export const chosenRows = (
  choices: { match: string; weight: number }[],
  limit: number,
  ranges: TypedRange[] = [],
): SQL => {
  const rows = JSON.stringify(choices.map(({ match, weight }) => [match, weight]))
  return sql`
  WITH best AS MATERIALIZED (${bestRows(choices[0]?.match ?? '""', limit, ranges)}),
  choice AS MATERIALIZED (
    SELECT key AS at, value ->> 0 AS match, value ->> 1 AS weight FROM json_each(${rows})
  ), hit AS MATERIALIZED (
    SELECT one.value AS product, c.at, c.weight, 1 AS named
    FROM choice AS c CROSS JOIN ${newestOf(sql`'{name model category} : (' || c.match || ')'`)} AS one
    UNION ALL SELECT one.value, 0, c.weight, 0 FROM choice AS c CROSS JOIN ${newestOf(sql`c.match`)} AS one WHERE c.at = 0
  ), found AS MATERIALIZED (
    SELECT product, at, named, max(weight * iif(named, 1, ${IN_TEXT})) AS worth, max(weight * named) * ${ALSO_NAMED} AS more
    FROM hit GROUP BY product
  )
  SELECT * FROM (
    SELECT b.product, b.score, b.rank, 0 AS at, coalesce(f.more, 0) +
      (SELECT weight FROM choice LIMIT 1) * iif(b.score <= -${NAMED}, 1, ${IN_TEXT}) AS worth
    FROM best AS b LEFT JOIN found AS f ON f.product = b.product
    UNION ALL SELECT f.product, iif(f.named, -${NAMED}, 0.0), p.rank, f.at, f.worth + f.more FROM found AS f
    CROSS JOIN ${PUBLIC_RANKS} ON p.num = f.product AND p.status = 'published'
    WHERE f.product NOT IN (SELECT product FROM best)
  ) ORDER BY worth DESC, score, rank DESC, product DESC LIMIT ${limit}`
}

export const chosenOrder = sql`page.worth DESC, page.score, page.rank DESC, page.product DESC`
