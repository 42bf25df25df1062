/** Writes MATCH strings with what the index of goods has as one word, where FTS5 would collect all goods with a part of it. */
import { type SQL, sql } from 'drizzle-orm'

/** Beginnings that are longer than those in the index. */
const LETTERS = /"([a-z]{4,24}|[а-я]{4,24})"\*/g
/** Beginnings that are shorter, and those of numbers that are longer. */
const CHARACTER = /"(\p{Script=Han}|\d{4,12})"\*/gu

/** A number with letters or another number as one word, and apart: FTS5 reads all goods with each of them to find them side by side. */
const APART = /"([^" ]*\d[^" ]*)"( OR "([^"]* [^"]*)")/g
/** The same of a quantity whose unit may be the beginning of another word: the 6061 T6 of "6061 t". */
const UNFINISHED = /\("(\d[\d.]*\p{L}[^" ]*)"( OR "\d[\d.]* \p{L}+")/gu

/** A quantity as one word, in other units, and as it was typed. The index has each quantity as one word. */
const QUANTITY = /(\("\d[\d.]*\p{L}[^" ]*"(?: OR "[^" ]+")*) OR "\d[\d.]* \p{L}+"(?=\))/gu

/** A thread or a size, which the index has as one word, too, and apart where it is in an article: 40-20-2. */
const SIZES = [
  /("(?:m|dn)\d+"|"m?[\d.]+x[\d.x]+"\*?) OR "(?:(?:m|dn) )?[\d.]+(?: [\d.]+)*"/g,
  /"(?:(?:m|dn) )?[\d.]+(?: [\d.]+)*" OR ("(?:m|dn)\d+"\*?|"m?[\d.]+x[\d.x]+"\*?)/g,
]

const asOneWord = (match: string): string =>
  [QUANTITY, ...SIZES].reduce((text, pattern) => text.replaceAll(pattern, '$1'), match)

const LAST = '\u{10ffff}'

/** What is in MATCH strings, and how to find what takes its place: between two words of the index, or a beginning. */
type Part = [text: string, kind: 'apart' | 'letters' | 'character', from: string, to: string]

/** What is written apart: it is left out where goods have it as one word. */
const apartIn = (text: string): Part[] =>
  [...text.matchAll(APART), ...text.matchAll(UNFINISHED)].flatMap(([, one = '', apart = '', form]): Part[] =>
    form === undefined || one === form.replaceAll(' ', '') ? [[apart, 'apart', one, `${one}\u0001`]] : [],
  )

const beginningsIn = (text: string, pattern: RegExp, kind: Part[1]): Part[] =>
  [...text.matchAll(pattern)].map(([found, begun = '']) => [found, kind, begun, begun + LAST])

/** Words with one beginning that are searched, the first in the order of the alphabet. */
const MAX_WORDS = sql.raw('60')

/** The index has Chinese in pairs: a character with more of them is searched by itself. */
const MAX_PAIRS = sql.raw('200')

const FROM = sql`(part.value ->> 2)`
const TO = sql`(part.value ->> 3)`
const AS_IT_IS = sql`(part.value ->> 0)`

const anyOf = (words: SQL, enough: SQL): SQL =>
  sql`(SELECT CASE WHEN ${enough} THEN '(' || group_concat('"' || term || '"', ' OR ') || ')' ELSE ${AS_IT_IS} END FROM (${words}))`

/** The first word of the index from a text on: the vocabulary has a row for each place of a word. */
const firstFrom = (text: SQL): SQL =>
  sql`(SELECT term FROM product_vocabulary WHERE term >= ${text} AND term < ${TO} LIMIT 1)`

/** Stems of the words of public texts with a beginning. */
const WORDS = sql`SELECT DISTINCT term FROM search_words WHERE word >= ${FROM} AND word < ${TO} LIMIT ${MAX_WORDS}`

const PAIRS = sql`
  WITH RECURSIVE pairs (term) AS (SELECT ${firstFrom(FROM)}
    UNION ALL SELECT ${firstFrom(sql`pairs.term || char(1)`)} FROM pairs WHERE term IS NOT NULL LIMIT ${MAX_PAIRS} + 2)
  SELECT term FROM pairs`

/** What takes the place of a part, by its kind. */
const WORD: Record<Part[1], SQL> = {
  apart: sql`iif(${firstFrom(FROM)} IS NULL, ${AS_IT_IS}, '')`,
  letters: anyOf(WORDS, sql`count(term) > 0`),
  character: anyOf(PAIRS, sql`count(term) BETWEEN 1 AND ${MAX_PAIRS}`),
}

/** Only of the kinds that there are, because SQLite takes long to compile them all. */
function wordOf(parts: Part[]): SQL {
  const kinds = [...new Set(parts.map(([, kind]) => kind))]
  return sql`CASE part.value ->> 1 ${sql.join(kinds.map((kind) => sql`WHEN ${kind} THEN ${WORD[kind]} `))}END`
}

/**
 * @param given MATCH strings in any structure
 * @param isWhole whether beginnings of four letters and more are replaced, too: their words are those of public texts, and sixty at most
 * @returns an expression with its JSON
 */
export function inIndex(given: unknown, isWhole = false): SQL {
  const json = JSON.stringify(given, (_, value) => (typeof value === 'string' ? asOneWord(value) : value))
  const text = json.replaceAll('\\"', '"')
  const further = isWhole ? [...apartIn(text), ...beginningsIn(text, LETTERS, 'letters')] : []
  const parts = [...further, ...beginningsIn(text, CHARACTER, 'character')]
  if (parts.length === 0) return sql`${json}`
  const each = JSON.stringify([...new Map(parts.map((part) => [part[0], part])).values()])
  return sql`(WITH RECURSIVE parts AS MATERIALIZED (
    SELECT part.key AS at, replace(${AS_IT_IS}, '"', '\\"') AS found, replace(${wordOf(parts)}, '"', '\\"') AS word
    FROM json_each(${each}) AS part
  ), put (at, text) AS (
    SELECT 0, ${json} UNION ALL SELECT put.at + 1, replace(text, found, word) FROM put CROSS JOIN parts ON parts.at = put.at
  ) SELECT text FROM put ORDER BY at DESC LIMIT 1)`
}
