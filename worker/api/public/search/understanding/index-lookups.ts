/** Look-ups in the search indexes: which queries have hits, and which indexed words are similar to a typed one. */
import { type SQL, sql } from 'drizzle-orm'
import { latinKey, latinKeyStem } from '../../../../../domain/search-text/latin-key.ts'
import { stem } from '../../../../../domain/search-text/stem.ts'
import type { Database } from '../../../../db/connection.ts'
import { directoryNum, FIRST_COMPANY, LAST_COMPANY } from '../../../../db/directory-num.ts'
import { number } from '../../../../db/select.ts'

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

/** Stops at the first row, so that a common word costs no more than a rare one. */
function exists(table: keyof typeof hitsIn, where: Exclude<Where, 'wanted'>, typed: SQL): SQL {
  const match = where === 'names' ? sql`${`${NAMES[table]} : (`} || ${typed} || ')'` : typed
  return sql`EXISTS (${hitsIn[table](match)})`
}

const matchesIn = (scope: Scope, where: Exclude<Where, 'wanted'>, typed: SQL): SQL =>
  sql.join(
    tablesOf(scope).map((table) => exists(table, where, typed)),
    sql` OR `,
  )

/**
 * Whether a query as typed has hits of the wanted kind: products, or names of other things. The look-ups for interpreting the query are in
 * the same batch, disabled by this condition: they cost next to nothing where it holds, and need no second round trip where it does not.
 * @param match a MATCH string.
 * @param parts others, each of which has all hits of `match`: where one has none, neither the next ones nor `match` are searched
 */
export const hasWantedHits = (scope: Scope, match: string, parts: Tried[] = []): SQL =>
  sql`${areKnown(scope, parts)} AND (${wantedIn(scope, sql`${match}`)})`

/** @param pair JSON of `inPair` */
const matchOf = (pair: SQL): SQL => sql`(${pair} ->> 0)`

/** @param pair JSON of `inPair` */
const isThere = (scope: Scope, pair: SQL): SQL =>
  sql`${isBeginning(scope, pair)} OR ${matchesIn(scope, 'anywhere', matchOf(pair))}`

/** @returns whether the indexes have each of what is tried; it stops at the first that they do not have */
const areKnown = (scope: Scope, tried: Tried[]): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(tried.map(inPair))}) AS one
    WHERE NOT (${isThere(scope, sql`one.value`)}))`

const wantedIn = (scope: Scope, match: SQL): SQL =>
  scope === 'everything'
    ? sql`${exists('products', 'anywhere', match)} OR ${exists('directory', 'names', match)}`
    : matchesIn(scope, 'anywhere', match)

export const selectHasHits = (db: Database, hasHits: SQL) =>
  db.select({ yes: number(sql`${hasHits}`, 'yes') }).from(sql`(SELECT 1)`)

const LAST = sql.raw('char(0x10ffff)')

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
  const hits = (match: SQL) => (where === 'wanted' ? wantedIn(scope, match) : matchesIn(scope, where, match))
  return db
    .select({ at: number(sql`entry.key`, 'at') })
    .from(sql`${rowsOf(matches.map(inPair), unless)} AS entry`)
    .where(sql`${isBeginning(scope, sql`entry.value`)} OR ${hits(matchOf(sql`entry.value`))}`)
}

/** Stops at the first MATCH strings, in their order, that have hits of the wanted kind. @returns their indexes. */
export const selectFirstWanted = (db: Database, scope: Scope, matches: string[], most: number) =>
  db
    .select({ at: number(sql`entry.key`, 'at') })
    .from(sql`json_each(${JSON.stringify(matches)}) AS entry`)
    .where(wantedIn(scope, sql`entry.value`))
    .limit(most)

/** Stops at the first MATCH strings, in their order, that a product has in its names. @returns their indexes. */
export const selectFirstNamed = (db: Database, matches: string[], most: number) =>
  db
    .select({ at: number(sql`entry.key`, 'at') })
    .from(sql`json_each(${JSON.stringify(matches)}) AS entry`)
    .where(exists('products', 'names', sql`entry.value`))
    .limit(most)

/**
 * @param least how many products are enough
 * @returns whether products or names of other things have the query in their names: what is in texts alone may be something else
 */
export const hasNamedHits = (match: string, least: number): SQL =>
  sql`EXISTS (${hitsIn.products(sql`${`${NAMES.products} : (${match})`}`)} LIMIT 1 OFFSET ${least - 1})
    OR ${exists('directory', 'names', sql`${match}`)}`

/** Uses are counted up to this number: two words more common than this are equally common. */
export const COMMON = 1000

/** While somebody types: a beginning has some dozens of words, and the next letter narrows them. */
const COMMON_WHILE_TYPING = 200

/** @returns how many rows of each index of the scope match, counted up to `most` in each. */
export const countHits = (scope: Scope, match: SQL, most = COMMON): SQL =>
  sql.join(
    tablesOf(scope).map((table) => sql`(SELECT count(*) FROM (${hitsIn[table](match)} LIMIT ${most}))`),
    sql` + `,
  )

/** Words considered for each prefix. More would help little, since the next letter narrows them. */
const BEGINNINGS = sql.raw('20')

const same = (table: SQL, column: SQL, typed: SQL): SQL => sql`SELECT word FROM ${table} WHERE ${column} = ${typed}`

const alike = (table: SQL, column: SQL, typed: SQL): SQL =>
  sql`SELECT word FROM ${table} WHERE ${column} >= ${typed} AND ${column} < ${typed} || ${LAST} LIMIT ${BEGINNINGS}`

/** A word, of letters only, to find corrections for. */
export interface CorrectionRequest {
  at: number
  typed: string
  /** Whether it may be unfinished. */
  isPrefix: boolean
}

/** @returns the keys of a word in search_spellings: the word itself, and the word without each one of its letters. */
export const lettersLeftOut = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)).concat(word)

/** Looks up the word and its stem, because the stem of a word with a misspelt ending may still be right. */
const spellingsOf = ({ typed, isPrefix }: CorrectionRequest): string[] =>
  isPrefix ? lettersLeftOut(typed) : [...new Set([typed, stem(typed)].flatMap(lettersLeftOut))]

const soundsOf = ({ typed, isPrefix }: CorrectionRequest): string[] => {
  const key = latinKey(typed)
  return isPrefix ? [key] : [...new Set([key, latinKeyStem(key)])]
}

/** Rows [index, key to look up] of finished words, and of unfinished ones. */
const keysOf = (requests: CorrectionRequest[], keysOfOne: (request: CorrectionRequest) => string[]) => {
  const rows = (isPrefix: boolean) =>
    requests
      .filter((request) => request.isPrefix === isPrefix)
      .flatMap((request) => keysOfOne(request).map((key) => [request.at, key]))
  return { finished: rows(false), unfinished: rows(true) }
}

/**
 * @param last the unfinished word, and each of the others
 * @returns whether the unfinished word begins like one that is known, and another word is unknown: then that one alone is corrected, and the
 *   dozens of words that are near to a beginning need not be counted
 */
export const isBegunBesideUnknown = (scope: Scope, last: Tried, others: Tried[]): SQL =>
  sql`${areKnown(scope, [last])} AND NOT (${areKnown(scope, others)})`

interface NearWords {
  requests: CorrectionRequest[]
  /** A condition under which none are looked for. */
  unless: SQL
  /** The same of the unfinished word alone. */
  unlessBegun?: SQL
}

/** Words near to others by their spelling (0) or their sound (1), each once. The conditions are searches: each is asked once. */
function corrections({ requests, unless, unlessBegun = NEVER }: NearWords): SQL {
  const of = (origin: SQL, some: unknown[], without: SQL, words: (typed: SQL) => SQL) => sql`
    SELECT ${origin} AS origin, entry.value ->> 0 AS at, w.word, w.term, w.whole
    FROM ${rowsOf(some, sql`(SELECT ${without} FROM without)`)} AS entry
    CROSS JOIN search_words AS w ON w.word IN (${words(sql`entry.value ->> 1`)})`
  const ofKeys = (origin: SQL, table: SQL, column: SQL, rows: ReturnType<typeof keysOf>) => sql`
    ${of(origin, rows.finished, sql`finished`, (typed) => same(table, column, typed))}
    UNION ALL ${of(origin, rows.unfinished, sql`unfinished`, (typed) => alike(table, column, typed))}`
  return sql`
    WITH never AS MATERIALIZED (SELECT ${unless} AS yes),
    without AS MATERIALIZED (SELECT yes AS finished, yes OR ${unlessBegun} AS unfinished FROM never)
    SELECT at, word, term, whole, min(origin) AS origin FROM (
      ${ofKeys(sql`0`, sql`search_spellings`, sql`piece`, keysOf(requests, spellingsOf))}
      UNION ALL ${ofKeys(sql`1`, sql`search_words`, sql`key`, keysOf(requests, soundsOf))}
    ) GROUP BY at, word, term, whole`
}

/** A stem that is not a word itself is shown as the shortest word with that stem. */
const shown = sql`iif(near.whole, near.word, coalesce(
  (SELECT w.word FROM search_words AS w WHERE w.term = near.term AND w.whole ORDER BY length(w.word), w.word LIMIT 1), near.word))`

const usesOf = (scope: Scope, requests: CorrectionRequest[]): SQL => {
  const isTyping = requests.some(({ isPrefix }) => isPrefix)
  return countHits(scope, sql`'"' || near.term || '"'`, isTyping ? COMMON_WHILE_TYPING : COMMON)
}

/** @returns candidates for words one edit away from the requested ones, which isCorrection has to check, and then words that sound the same. */
export const selectNear = (db: Database, scope: Scope, near: NearWords) =>
  db
    .select({
      at: number(sql`near.at`, 'at'),
      word: sql<string>`near.word`.as('word'),
      term: sql<string>`near.term`.as('term'),
      shown: sql<string>`${shown}`.as('shown'),
      uses: number(usesOf(scope, near.requests), 'uses'),
    })
    .from(sql`(${corrections(near)}) AS near`)
    .orderBy(sql`near.origin, near.at, near.word, near.term, near.whole`)

export type Correction = Awaited<ReturnType<typeof selectNear>>[number]
