/** Products that have the words of a search, found and ranked without ever reading more of them than are ranked. */
import { type SQL, sql } from 'drizzle-orm'
import type { Scoring } from '../listing/list-table.ts'
import { canBeSeen } from './seen.ts'

/** Stands in listing for "on request": above every price, so that it sorts last. */
export const ON_REQUEST = sql.raw('9000000000000000')

/** More than any bm25: who has all the words in the name comes before who has them elsewhere. */
const NAMED = sql.raw('1000.0')

/** Weights: name 10, model 8, category 4, the rest 1; a lower score is a better one. */
const bm25 = sql`bm25(product_fts, 10.0, 8.0, 4.0, 1.0)`

/**
 * bm25 counts every product that has a word, however few are asked for. So it ranks only what has the words somewhere else
 * than in the name, and nothing when the names alone are as many as are looked at; among names popularity decides.
 * @param match a MATCH string.
 * @param most how many are looked at of each, the newest ones.
 * @returns rows of `product` and `score`, the same rows either way; a lower score is a better one.
 */
export const wordHits = (match: string, most: SQL, scoring: Scoring): SQL => sql`(
  WITH named AS MATERIALIZED (
    SELECT rowid FROM product_fts WHERE product_fts MATCH ${`{name} : (${match})`} ORDER BY rowid DESC LIMIT ${most}
  )
  SELECT rowid AS product, -${NAMED} AS score FROM named
  UNION ALL SELECT * FROM (
    SELECT rowid AS product, ${scoring === 'scored' ? bm25 : sql`0.0`} AS score FROM product_fts
    WHERE product_fts MATCH ${match} AND rowid NOT IN (SELECT rowid FROM named) ORDER BY rowid DESC
    LIMIT CASE WHEN (SELECT count(*) FROM named) < ${most} THEN ${most} ELSE 0 END
  )
)`

/** Those products alone, uncounted beyond `most`: what a search without filters finds in all. @param match a MATCH string. */
export const hitsToCount = (match: string, most: SQL): SQL => sql`(
  SELECT rowid AS product FROM product_fts WHERE product_fts MATCH ${match} AND ${canBeSeen(sql`product_fts.rowid`)} LIMIT ${most}
)`

/** The products that can be seen, with the columns of listing; a row of it is one look by number. */
export const listedProducts = sql`(
  SELECT num AS product, rank, coalesce(price_rub, ${ON_REQUEST}) AS price, created_at AS created, company,
    coalesce(country, '') AS country, moq, coalesce(stock, 0) > 0 AS in_stock, coalesce(tnved, '') AS tnved, category
  FROM products WHERE status = 'published'
)`

/** So many of each are ranked for a first page. */
const RANKED = sql.raw('1000')

/** @returns a SELECT of `product`, `score` and `rank`, best first: the first page of a search without filters. */
export const bestRows = (match: string, limit: number): SQL => sql`
  SELECT l.product, w.score, l.rank FROM ${wordHits(match, RANKED, 'scored')} AS w
  CROSS JOIN ${listedProducts} AS l ON l.product = w.product
  ORDER BY w.score ASC, l.rank DESC, l.product DESC LIMIT ${limit}`
