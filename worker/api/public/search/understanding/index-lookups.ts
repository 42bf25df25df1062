/** Look-ups in the search indexes: which queries have hits. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../db/connection.ts'
import { directoryNum, FIRST_COMPANY, LAST_COMPANY } from '../../../../db/directory-num.ts'
import { number } from '../../../../db/select.ts'
import { inIndex } from '../../products/index-words.ts'
import { inPair, type Tried } from './tried.ts'

/** The indexes of a search: a term is known when it is in one of them. */
export type Scope = 'products' | 'companies' | 'categories' | 'everything'

export const FIRST_CATEGORY = directoryNum('category', 0)
export const LAST_CATEGORY = directoryNum('story', 0) - 1

const hitsIn = {
  products: (match: SQL) => sql`SELECT 1 FROM product_fts WHERE product_fts MATCH ${match}`,
  companies: (match: SQL) => sql`SELECT 1 FROM directory_fts
    WHERE directory_fts MATCH ${match} AND rowid BETWEEN ${FIRST_COMPANY} AND ${LAST_COMPANY}`,
  directory: (match: SQL) => sql`SELECT 1 FROM directory_fts WHERE directory_fts MATCH ${match}`,
  categories: (match: SQL) => sql`SELECT 1 FROM directory_fts
    WHERE directory_fts MATCH ${match} AND rowid BETWEEN ${FIRST_CATEGORY} AND ${LAST_CATEGORY}`,
}

const tablesOf = (scope: Scope): (keyof typeof hitsIn)[] =>
  scope === 'everything' ? ['products', 'directory'] : [scope]

/** The columns with names, of each index. */
export const NAMES = {
  products: '{name model category}',
  companies: '{name}',
  directory: '{name}',
  categories: '{name}',
} as const

/** @returns the MATCH string for names of the directory alone. */
export const inNames = (match: string): string => `${NAMES.directory} : (${match})`

/** 'names': every term has to be in the name of a row; 'wanted': in a product, or in the name of another thing. */
type Where = 'anywhere' | 'names' | 'wanted'

/** A MATCH string in a statement, and what it is written as for goods (products/index-words.ts). */
interface Sought {
  match: SQL
  ofGoods: SQL
}

/** @param all of which one is searched @param row with its JSON of `inPair`, and its place in all as its key */
const soughtIn = (all: readonly Tried[], row: SQL): Sought => ({
  match: sql`(${row}.value ->> 0)`,
  ofGoods: sql`(${inIndex(all.map((one) => inPair(one)[0]))} ->> ${row}.key)`,
})

const asIs = (match: SQL): Sought => ({ match, ofGoods: match })

/** Stops at the first row, so that a common word costs no more than a rare one. */
function exists(table: keyof typeof hitsIn, where: Exclude<Where, 'wanted'>, { match, ofGoods }: Sought): SQL {
  const typed = table === 'products' ? ofGoods : match
  return sql`EXISTS (${hitsIn[table](where === 'names' ? sql`${`${NAMES[table]} : (`} || ${typed} || ')'` : typed)})`
}

const matchesIn = (scope: Scope, where: Exclude<Where, 'wanted'>, sought: Sought): SQL =>
  sql.join(
    tablesOf(scope).map((table) => exists(table, where, sought)),
    sql` OR `,
  )

/**
 * Whether a query as typed has hits of the wanted kind: products, or names of other things. The look-ups for interpreting the query are in
 * the same batch, disabled by this condition: they cost next to nothing where it holds, and need no second round trip where it does not.
 * @param match a MATCH string.
 * @param parts others, each of which has all hits of `match`: where one has none, neither the next ones nor `match` are searched
 */
export const hasWantedHits = (scope: Scope, match: string, parts: Tried[] = []): SQL =>
  sql`${areKnown(scope, parts)} AND (${wantedIn(scope, { match: sql`${match}`, ofGoods: sql`(${inIndex([match])} ->> 0)` })})`

/** @returns whether the indexes have each of what is tried; it stops at the first that they do not have */
const areKnown = (scope: Scope, tried: Tried[]): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(tried.map(inPair))}) AS one
    WHERE NOT (${isBeginning(scope, sql`one.value`)} OR ${matchesIn(scope, 'anywhere', soughtIn(tried, sql`one`))}))`

const wantedIn = (scope: Scope, sought: Sought): SQL =>
  scope === 'everything'
    ? sql`${exists('products', 'anywhere', sought)} OR ${exists('directory', 'names', sought)}`
    : matchesIn(scope, 'anywhere', sought)

export const selectHasHits = (db: Database, hasHits: SQL) =>
  db.select({ yes: number(sql`${hasHits}`, 'yes') }).from(sql`(SELECT 1)`)

export const LAST = sql.raw('char(0x10ffff)')

/** A condition that holds for no query. */
export const NEVER = sql`0`

/** Rows of a JSON array, none where the condition holds, which costs a search of the whole query. */
export const rowsOf = (rows: unknown[], unless: SQL): SQL =>
  rows.length === 0 ? sql`json_each('[]')` : sql`json_each(iif(${unless}, '[]', ${JSON.stringify(rows)}))`

/** Whether goods have words with the letters, which their vocabulary says sooner than a search. */
const isBeginning = (scope: Scope, pair: SQL): SQL =>
  scope === 'everything' || scope === 'products'
    ? sql`${pair} ->> 1 IS NOT NULL AND EXISTS (
  SELECT 1 FROM product_vocabulary WHERE term >= ${pair} ->> 1 AND term < (${pair} ->> 1) || ${LAST})`
    : NEVER

/** @returns the indexes of the MATCH strings that have hits. */
export const selectMatching = (
  db: Database,
  scope: Scope,
  matches: readonly Tried[],
  { where = 'anywhere', unless = NEVER }: { where?: Where; unless?: SQL } = {},
) => {
  const sought = soughtIn(matches, sql`entry`)
  return db
    .select({ at: number(sql`entry.key`, 'at') })
    .from(sql`${rowsOf(matches.map(inPair), unless)} AS entry`)
    .where(
      sql`${isBeginning(scope, sql`entry.value`)} OR ${where === 'wanted' ? wantedIn(scope, sought) : matchesIn(scope, where, sought)}`,
    )
}

/** Stops at the first MATCH strings, in their order, that have hits of the wanted kind. @returns their indexes. */
export const selectFirstWanted = (db: Database, scope: Scope, matches: string[], most: number) =>
  db
    .select({ at: number(sql`entry.key`, 'at') })
    .from(sql`json_each(${JSON.stringify(matches)}) AS entry`)
    .where(wantedIn(scope, asIs(sql`entry.value`)))
    .limit(most)

/** Stops at the first MATCH strings, in their order, that a product has in its names. @returns their indexes. */
export const selectFirstNamed = (db: Database, matches: string[], most: number) =>
  db
    .select({ at: number(sql`entry.key`, 'at') })
    .from(sql`json_each(${JSON.stringify(matches)}) AS entry`)
    .where(exists('products', 'names', asIs(sql`entry.value`)))
    .limit(most)

/**
 * @param least how many products are enough
 * @returns whether products or names of other things have the query in their names: what is in texts alone may be something else
 */
export const hasNamedHits = (match: string, least: number): SQL =>
  sql`EXISTS (${hitsIn.products(sql`${`${NAMES.products} : (${match})`}`)} LIMIT 1 OFFSET ${least - 1})
    OR ${exists('directory', 'names', asIs(sql`${match}`))}`

/** Uses are counted up to this number: two words more common than this are equally common. */
export const COMMON = 1000

/** @returns how many rows of each index of the scope match, counted up to `most` in each. */
export const countHits = (scope: Scope, match: SQL, most = COMMON): SQL =>
  sql.join(
    tablesOf(scope).map((table) => sql`(SELECT count(*) FROM (${hitsIn[table](match)} LIMIT ${most}))`),
    sql` + `,
  )

/**
 * @param last the unfinished word, and each of the others
 * @returns whether the unfinished word begins like one that is known, and another word is unknown: then that one alone is corrected, and the
 *   dozens of words that are near to a beginning need not be counted
 */
export const isBegunBesideUnknown = (scope: Scope, last: Tried, others: Tried[]): SQL =>
  sql`${areKnown(scope, [last])} AND NOT (${areKnown(scope, others)})`
