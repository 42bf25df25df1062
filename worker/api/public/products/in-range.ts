/** Goods within the ranges that a query has («лист 1,5–2 мм»), which come before others with its words (docs/behaviour.md, "Typed ranges"). */
import { type SQL, sql } from 'drizzle-orm'
import { rangeIn, type TypedRange } from '../../../../domain/parameters/typed-ranges.ts'
import { unitKeys } from '../../../../domain/parameters/units.ts'
import type { Database } from '../../../db/connection.ts'
import { PUBLIC_RANKS } from './public-ranks.ts'

/** Above the bm25 of any words, below what words in a name are worth beside those elsewhere (word-hits.ts). */
const WORTH = sql.raw('100.0')

/** The range in each unit that parameters may have: [unit, low, high]. */
const inEachUnit = (range: TypedRange): string =>
  JSON.stringify(
    unitKeys.flatMap((unit) => {
      const ends = rangeIn(range, unit)
      return ends ? [[unit, ends.low ?? -Number.MAX_VALUE, ends.high ?? Number.MAX_VALUE]] : []
    }),
  )

/** A condition: some parameter of the product has a value, or a range of its own, that lies in the range. */
const isInRange = (product: SQL, range: TypedRange): SQL => sql`EXISTS (
  WITH wanted AS MATERIALIZED (SELECT d.num, ends.value ->> 1 AS low, ends.value ->> 2 AS high
    FROM json_each(${inEachUnit(range)}) AS ends CROSS JOIN parameters AS d ON d.unit = ends.value ->> 0)
  SELECT 1 FROM listing_parameters AS lp CROSS JOIN wanted ON wanted.num = lp.parameter
  WHERE lp.product = ${product} AND lp.value >= wanted.low AND coalesce(lp.most, lp.value) <= wanted.high)`

/** @param product its number @returns a condition: the product is within all ranges of the query; 0 without ranges */
export const isWithin = (product: SQL, ranges: TypedRange[] = []): SQL =>
  ranges.length === 0
    ? sql`0`
    : sql.join(
        ranges.map((range) => isInRange(product, range)),
        sql` AND `,
      )

/** What being within the ranges is worth in a score, of which lower ones are better. */
export const worthOfRanges = (product: SQL, ranges: TypedRange[]): SQL =>
  ranges.length === 0 ? sql`` : sql` - ${WORTH} * (${isWithin(product, ranges)})`

/** So many of the newest products with the words are looked at. */
const LOOKED_AT = sql.raw('1000')

/** @param match a MATCH string @returns a statement with a row where some public product has the words and is within the ranges */
export const selectWithin = (db: Database, match: string, ranges: TypedRange[]) =>
  db.select({ product: sql<number>`product`.as('product') }).from(sql`(
    SELECT w.product FROM (SELECT rowid AS product FROM product_fts WHERE product_fts MATCH ${match} ORDER BY rowid DESC LIMIT ${LOOKED_AT}) AS w
    CROSS JOIN ${PUBLIC_RANKS} ON p.num = w.product AND p.status = 'published'
    WHERE ${isWithin(sql`w.product`, ranges)} LIMIT 1) AS within`)
