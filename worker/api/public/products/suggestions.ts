import { type SQL, sql } from 'drizzle-orm'
import type { ProductSuggestion } from '../../../../domain/contract/products.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { products } from '../../../db/schema.ts'
import { isBareUnit } from '../../../db/search-text/bare-unit.ts'
import { localized } from '../../http/locale.ts'
import { mainPicture } from '../pictures.ts'
import { categoryDrawing } from './cards.ts'
import { inIndex } from './index-words.ts'
import { PUBLIC_RANKS } from './public-ranks.ts'

/** Lines of the typeahead (docs/behaviour.md, "Typeahead"). */
const MAX_SUGGESTIONS = 10

/**
 * Only so many matching products are ranked, the newest ones, because two letters may match a third of the catalogue.
 */
const CONSIDERED = sql.raw('1000')

/** Above every rank. */
const FIRST = sql.raw('1000000000000000')

/** Fewer where they are looked up a second time, so that a short word takes no longer than a long one. */
const CONSIDERED_TWICE = sql.raw('600')

/** Of several words, which say more, and for each of which an index is read to find one product. */
const CONSIDERED_OF_SEVERAL = sql.raw('400')

/** Goods of the kind that is named, from the oldest of those that are ranked on: from the newest on FTS5 would look for more of them among all. */
const OF_KIND = sql.raw('5000')

/** A last word of one or two letters says little: then the goods of the kind that the words name come first («weld w», "6"). */
const ENDS_SHORT = /"([^" ]{1,2})"\*\)*$/

/** A unit is in no name of a kind: looking for it there would read all goods that have the other words («球阀 dn»). */
function isOfKind(match: string): boolean {
  const [, last] = ENDS_SHORT.exec(match) ?? []
  return last !== undefined && !isBareUnit(last)
}

const within = (columns: string, match: SQL): SQL => sql`${`${columns} : (`} || ${match} || ')'`

/** Columns in which goods are looked for. */
const NAMES = '{name model category}'

/** One way to read a query: its MATCH string, and those of its terms, each of which has all that the whole finds. */
export interface Reading {
  match: string
  terms: string[]
}

/** The thing that a query names, where no name has all words of the query: descriptions and characteristics of its goods are searched for the rest. */
export interface TextsOf {
  /** A MATCH string of the thing; null: of any thing, where the query is rare enough, as the number of a standard is. */
  thing: string | null
}

/** How many of its newest goods are searched, so that the time of a key press stays bounded. */
const OF_THING = sql.raw('150')

/** Where goods are searched: in names, by readings of the query, or in the texts of a thing's goods. */
export type Sought = Reading[] | TextsOf

/** The newest goods with all words in any of their texts. */
const ofAnyThing = (match: SQL): SQL =>
  sql`SELECT rowid AS product FROM product_fts WHERE product_fts MATCH ${match} ORDER BY rowid DESC LIMIT ${CONSIDERED_OF_SEVERAL}`

/** The same among the newest of a thing. They are read from the oldest of these on: from the newest on FTS5 would look for more among all goods. */
const ofThing = (match: SQL, thing: string): SQL => sql`
  WITH thing AS MATERIALIZED (
    SELECT rowid AS product FROM product_fts WHERE product_fts MATCH ${within(NAMES, sql`${thing}`)}
    ORDER BY rowid DESC LIMIT ${OF_THING}
  ) SELECT rowid AS product FROM product_fts WHERE product_fts MATCH ${match}
    AND rowid >= (SELECT min(product) FROM thing) LIMIT ${CONSIDERED_OF_SEVERAL}`

function statedRows(match: string, limit: number, { thing }: TextsOf): SQL {
  const indexed = sql`${inIndex([match], true)} ->> 0`
  return sql`
  SELECT p.num AS product, p.rank AS rank FROM (${thing === null ? ofAnyThing(indexed) : ofThing(indexed, thing)})
    AS w CROSS JOIN ${PUBLIC_RANKS} ON p.num = w.product AND p.status = 'published'
  ORDER BY 2 DESC, 1 DESC LIMIT ${limit}`
}

const isNamed = (match: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM product_fts WHERE product_fts MATCH ${within(NAMES, match)})`

/** Nothing where no goods have the MATCH string in their names: two searches of the newest would find that out three times as slowly. */
const WHERE_NAMED = sql`(SELECT iif(${isNamed(sql`(given.texts ->> 0)`)}, given.texts ->> 0, '""') FROM given)`

/**
 * The MATCH string of the readings that goods have: where the names of no goods have one of the terms, none have them all, which costs far more to
 * find out. A reading that no goods have is searched once here, and not again with each look-up of the others.
 */
const LIKELY = sql`coalesce((
  WITH lacking AS MATERIALIZED (
    SELECT key FROM given CROSS JOIN json_each(given.texts, '$[0]') AS term WHERE NOT ${isNamed(sql`term.value`)}
  )
  SELECT group_concat('(' || (one.value ->> 0) || ')', ' OR ') FROM given CROSS JOIN json_each(given.texts, '$[1]') AS one
  WHERE NOT EXISTS (SELECT 1 FROM json_each(one.value, '$[1]') AS term WHERE term.value IN (SELECT key FROM lacking))
    AND ${isNamed(sql`(one.value ->> 0)`)}
  ), '""')`

/** The terms of readings, each once, and the readings with the places of their terms. */
function termsAndReadings(readings: Reading[]) {
  const each = [...new Set(readings.flatMap(({ terms }) => terms))]
  return [each, readings.map(({ match, terms }) => [match, terms.map((term) => each.indexOf(term))])]
}

/**
 * Finds products by name or model while the query is typed, the popular ones first; where there are none, by their categories' names too
 * ("work gloves 12" of knitted ones). Without bm25, which would count all products with the prefix again at every keystroke.
 * @param match a MATCH string whose last word may be unfinished.
 * @param sought the readings of the string, any of which may match; or the thing whose texts are searched instead of names
 * @returns a SELECT of `product` and `rank`, sorted.
 */
export const suggestedRows = (match: string, limit: number, sought: Sought = []): SQL => {
  if (!Array.isArray(sought)) return statedRows(match, limit, sought)
  const isTwice = ENDS_SHORT.test(match)
  const considered = match.includes(' AND ') ? CONSIDERED_OF_SEVERAL : isTwice ? CONSIDERED_TWICE : CONSIDERED
  const isKind = isOfKind(match)
  const found = sql`(SELECT match FROM sought)`
  const kind = isKind
    ? sql`, of_kind AS MATERIALIZED (SELECT rowid FROM product_fts
      WHERE product_fts MATCH ${within('{category model}', found)} AND rowid >= coalesce((SELECT min(product) FROM named), 0) LIMIT ${OF_KIND})`
    : sql``
  const rank = isKind ? sql`p.rank + ${FIRST} * (p.num IN (SELECT rowid FROM of_kind))` : sql`p.rank`
  const isSeveral = sought.some(({ terms }) => terms.length > 1)
  return sql`
  WITH given AS MATERIALIZED (SELECT ${inIndex(isSeveral ? termsAndReadings(sought) : [match], true)} AS texts),
  sought AS MATERIALIZED (SELECT ${isSeveral ? LIKELY : WHERE_NAMED} AS match),
  named AS MATERIALIZED (
    SELECT rowid AS product FROM product_fts WHERE product_fts MATCH ${within('{name model}', found)}
    ORDER BY rowid DESC LIMIT ${considered}
  )${kind}
  SELECT p.num AS product, ${rank} AS rank FROM (
    SELECT product FROM named UNION ALL SELECT * FROM (
      SELECT rowid AS product FROM product_fts WHERE product_fts MATCH ${within(NAMES, found)}
      ORDER BY rowid DESC LIMIT iif(EXISTS (SELECT 1 FROM named), 0, ${considered})
    )
  ) AS w CROSS JOIN ${PUBLIC_RANKS} ON p.num = w.product AND p.status = 'published'
  ORDER BY 2 DESC, 1 DESC LIMIT ${limit}`
}

export const suggestedOrder = sql`page.rank DESC, page.product DESC`

export const selectSuggestions = (db: Database, match: string, sought: Sought = []) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      names: products.names,
      pictures: products.pictures,
      categoryDrawing,
    })
    .from(sql`(${suggestedRows(match, MAX_SUGGESTIONS, sought)}) AS page`)
    .innerJoin(products, sql`${products.num} = page.product`)
    .orderBy(suggestedOrder)

export type SuggestionRow = Awaited<ReturnType<typeof selectSuggestions>>[number]

export const toSuggestion = (row: SuggestionRow, locale: Locale): ProductSuggestion => ({
  id: row.id,
  slug: row.slug,
  name: localized(row.names, locale),
  picture: mainPicture(row.pictures, row.categoryDrawing, '160'),
})
