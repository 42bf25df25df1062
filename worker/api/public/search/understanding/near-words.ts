/** Indexed words that are similar to a typed one. */
import { type SQL, sql } from 'drizzle-orm'
import { latinKey, latinKeyStem } from '../../../../../domain/search-text/latin-key.ts'
import { stem } from '../../../../../domain/search-text/stem.ts'
import type { Database } from '../../../../db/connection.ts'
import { number } from '../../../../db/select.ts'
import { COMMON, countHits, LAST, NEVER, rowsOf, type Scope } from './index-lookups.ts'

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

/** While somebody types: a beginning has some dozens of words, and the next letter narrows them. */
const COMMON_WHILE_TYPING = 200

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
