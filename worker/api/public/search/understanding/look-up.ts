/** What the indexes know: which queries find anything, and which of their words a typed one may stand for. */
import { type SQL, sql } from 'drizzle-orm'
import { latinKey, latinKeyStem } from '../../../../../domain/search-text/latin-key.ts'
import { stem } from '../../../../../domain/search-text/stem.ts'
import type { Database } from '../../../../db/connection.ts'
import { directoryNum } from '../../../../db/reindex.ts'
import { number } from '../../../../db/select.ts'
import { canBeSeen } from '../../products/seen.ts'

/** Where a search looks: a word is known when it is known there. */
export type Scope = 'products' | 'companies' | 'categories' | 'everything'

const [FIRST_COMPANY, LAST_COMPANY] = [directoryNum('company', 0), directoryNum('service', 0) - 1]
const [FIRST_CATEGORY, LAST_CATEGORY] = [directoryNum('category', 0), directoryNum('story', 0) - 1]

/** Words of drafts are in the indexes as well, for those who write them: nobody else is to hear of them. */
const active = sql`NOT EXISTS (SELECT 1 FROM companies WHERE num = directory_fts.rowid - ${FIRST_COMPANY} AND status <> 'active')`

const among = {
  products: (match: SQL) => sql`SELECT 1 FROM product_fts WHERE product_fts MATCH ${match}
    AND ${canBeSeen(sql`product_fts.rowid`)}`,
  companies: (match: SQL) => sql`SELECT 1 FROM directory_fts
    WHERE directory_fts MATCH ${match} AND rowid BETWEEN ${FIRST_COMPANY} AND ${LAST_COMPANY} AND ${active}`,
  directory: (match: SQL) => sql`SELECT 1 FROM directory_fts WHERE directory_fts MATCH ${match} AND ${active}`,
  categories: (match: SQL) => sql`SELECT 1 FROM directory_fts
    WHERE directory_fts MATCH ${match} AND rowid BETWEEN ${FIRST_CATEGORY} AND ${LAST_CATEGORY}`,
}

const tablesOf = (scope: Scope): (keyof typeof among)[] =>
  scope === 'everything' ? ['products', 'directory'] : [scope]

/** What a thing is called by. */
const NAMES = {
  products: '{name model category}',
  companies: '{name}',
  directory: '{name}',
  categories: '{name}',
} as const

/** 'names': of all it is found by, a thing has every word in what it is called. */
type Where = 'anywhere' | 'names'

/** The first row tells, so that a common word costs no more than a rare one. */
function exists(table: keyof typeof among, where: Where, typed: SQL): SQL {
  const match = where === 'names' ? sql`${`${NAMES[table]} : (`} || ${typed} || ')'` : typed
  return sql`EXISTS (${among[table](match)})`
}

const found = (scope: Scope, where: Where, typed: SQL): SQL =>
  sql.join(
    tablesOf(scope).map((table) => exists(table, where, typed)),
    sql` OR `,
  )

/**
 * Whether a query as it stands finds what is wanted: products, or what is called so. What is looked up only where it does not
 * is asked along with this, and costs next to nothing where it does: a round trip costs more than that.
 * @param match a MATCH string.
 */
export const answers = (scope: Scope, match: string): SQL =>
  scope === 'everything'
    ? sql`${exists('products', 'anywhere', sql`${match}`)} OR ${exists('directory', 'names', sql`${match}`)}`
    : found(scope, 'anywhere', sql`${match}`)

export const selectAnswered = (db: Database, answered: SQL) =>
  db.select({ yes: number(sql`${answered}`, 'yes') }).from(sql`(SELECT 1)`)

const NEVER = sql`0`

/** Rows of a JSON array, none where the condition holds. */
const rowsOf = (rows: unknown[], unless: SQL): SQL => sql`json_each(iif(${unless}, '[]', ${JSON.stringify(rows)}))`

/** @returns the places of those MATCH strings that find something. */
export const selectFound = (
  db: Database,
  scope: Scope,
  matches: string[],
  { where = 'anywhere', unless = NEVER }: { where?: Where; unless?: SQL } = {},
) =>
  db
    .select({ at: number(sql`asked.key`, 'at') })
    .from(sql`${rowsOf(matches, unless)} AS asked`)
    .where(found(scope, where, sql`asked.value`))

/** Beyond this a word is common, and one common word is as likely as another. */
const COMMON = 1000

const uses = (scope: Scope): SQL =>
  sql.join(
    tablesOf(scope).map((table) => {
      const rows = among[table](sql`'"' || near.term || '"'`)
      return sql`(SELECT count(*) FROM (${rows} LIMIT ${sql.raw(String(COMMON))}))`
    }),
    sql` + `,
  )

/** Of words that begin alike so many are looked at; what is typed next tells more than they do. */
const BEGINNINGS = sql.raw('20')

const LAST = sql.raw('char(0x10ffff)')

const same = (table: SQL, column: SQL, typed: SQL): SQL => sql`SELECT word FROM ${table} WHERE ${column} = ${typed}`

const alike = (table: SQL, column: SQL, typed: SQL): SQL =>
  sql`SELECT word FROM ${table} WHERE ${column} >= ${typed} AND ${column} < ${typed} || ${LAST} LIMIT ${BEGINNINGS}`

/** A word of letters alone, whose neighbours are wanted. */
export interface Wanted {
  at: number
  typed: string
  /** Whether it may be unfinished. */
  begins: boolean
}

/** @returns a word as it is and with each letter left out: what search_spellings has of it. */
export const lettersLeftOut = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)).concat(word)

/** Slips are made in a word, and its stem is what the index has: a slip in an ending that nobody wrote is none in the stem. */
const pieces = ({ typed, begins }: Wanted): string[] =>
  begins ? lettersLeftOut(typed) : [...new Set([typed, stem(typed)].flatMap(lettersLeftOut))]

const keys = ({ typed, begins }: Wanted): string[] => {
  const key = latinKey(typed)
  return begins ? [key] : [...new Set([key, latinKeyStem(key)])]
}

/** Rows [place, what to look up] of words that are finished and of those that are not. */
const asked = (wanted: Wanted[], looked: (one: Wanted) => string[]) => {
  const rows = (begins: boolean) =>
    wanted.filter((one) => one.begins === begins).flatMap((one) => looked(one).map((text) => [one.at, text]))
  return { finished: rows(false), unfinished: rows(true) }
}

function neighbours(table: SQL, column: SQL, rows: ReturnType<typeof asked>, unless: SQL): SQL {
  const of = (some: unknown[], words: (typed: SQL) => SQL) => sql`
    SELECT asked.value ->> 0 AS at, w.word, w.term, w.whole FROM ${rowsOf(some, unless)} AS asked
    CROSS JOIN search_words AS w ON w.word IN (${words(sql`asked.value ->> 1`)})`
  return sql`${of(rows.finished, (typed) => same(table, column, typed))}
    UNION ${of(rows.unfinished, (typed) => alike(table, column, typed))}`
}

/** A stem that is no word is shown as the shortest word of it. */
const shown = sql`iif(near.whole, near.word, coalesce(
  (SELECT w.word FROM search_words AS w WHERE w.term = near.term AND w.whole ORDER BY length(w.word), w.word LIMIT 1), near.word))`

const candidateColumns = (scope: Scope) => ({
  at: number(sql`near.at`, 'at'),
  word: sql<string>`near.word`.as('word'),
  term: sql<string>`near.term`.as('term'),
  shown: sql<string>`${shown}`.as('shown'),
  uses: number(uses(scope), 'uses'),
})

/** @returns words that may be one edit away from the wanted ones; not all of them are. */
export const selectSpelled = (db: Database, scope: Scope, wanted: Wanted[], unless: SQL) =>
  db
    .select(candidateColumns(scope))
    .from(sql`(${neighbours(sql`search_spellings`, sql`piece`, asked(wanted, pieces), unless)}) AS near`)

/** @returns words that sound as the wanted ones in Latin letters. */
export const selectSounding = (db: Database, scope: Scope, wanted: Wanted[], unless: SQL) =>
  db
    .select(candidateColumns(scope))
    .from(sql`(${neighbours(sql`search_words`, sql`key`, asked(wanted, keys), unless)}) AS near`)

export type Neighbour = Awaited<ReturnType<typeof selectSpelled>>[number]
