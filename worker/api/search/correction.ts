/** Typing errors: when a query finds nothing, its unknown words are replaced by the nearest word of the index. */
import { desc, sql } from 'drizzle-orm'
import { stem } from '../../../web/words/stem.ts'
import type { Database } from '../../db/connection.ts'
import { normalise } from '../../db/normalise.ts'
import { number } from '../../db/select.ts'
import { matchQuery, type QueryWord, queryWords } from '../../db/words.ts'
import { oneEditAway } from './edits.ts'

/** Each word costs a look-up of some hundred spellings. */
const MOST_WORDS = 4

const termColumns = { term: sql<string>`term`.as('term'), doc: number(sql`doc`, 'doc') }

/**
 * The most used term among the spellings. Each is one seek in the index's own dictionary: reading the dictionary by a
 * letter instead would read every occurrence of every word with it.
 */
const selectWhole = (db: Database, candidates: string[]) =>
  db
    .select(termColumns)
    .from(sql`json_each(${JSON.stringify(candidates)}) AS spelling CROSS JOIN product_terms ON term = spelling.value`)
    .orderBy(desc(sql`doc`))
    .limit(1)

/** The most used among the first terms that begin as one of the spellings. */
const selectBeginning = (db: Database, candidates: string[]) =>
  db
    .select(termColumns)
    .from(sql`(SELECT found AS term, (SELECT doc FROM product_terms WHERE term = found) AS doc FROM (
      SELECT (SELECT term FROM product_terms
        WHERE term >= value AND term < value || char(0x10ffff) LIMIT 1) AS found
      FROM json_each(${JSON.stringify(candidates)})
    ) WHERE found IS NOT NULL) AS terms`)
    .orderBy(desc(sql`doc`))
    .limit(1)

/** A word as it is to be looked up: finished words by their stem, as the index has them. */
interface Lookup {
  word: QueryWord
  own: string
  begins: boolean
}

/** Edits of the stem, and stems of the edited word: «vlave» is one edit from "valve", whose stem is two away. */
const spellings = ({ word, own, begins }: Lookup): string[] => {
  const edited = oneEditAway(own)
  return begins ? edited : [...new Set([...edited, ...oneEditAway(word.typed).map(stem)])]
}

const selectTerm = (db: Database, { begins }: Lookup, candidates: string[]) =>
  begins ? selectBeginning(db, candidates) : selectWhole(db, candidates)

const toWord = (term: string): QueryWord => ({ typed: term, forms: [term], beginning: term })

/**
 * @param words of a query that found nothing.
 * @param prefixLast whether the last one may be unfinished.
 * @returns the words with unknown ones replaced, or null when there is nothing to replace.
 */
export async function correctWords(db: Database, words: QueryWord[], prefixLast: boolean): Promise<QueryWord[] | null> {
  const lookups = words.slice(0, MOST_WORDS).map((word, at) => {
    const begins = prefixLast && at === words.length - 1
    return { word, own: begins ? word.typed : stem(word.typed), begins }
  })
  const statements = lookups.flatMap((lookup) => [
    selectTerm(db, lookup, [lookup.own]),
    selectTerm(db, lookup, spellings(lookup)),
  ])
  const [first, ...others] = statements
  if (!first) return null
  const found = await db.batch([first, ...others])
  const corrected = words.map((word, at) => {
    const [known, near] = [found[at * 2]?.[0], found[at * 2 + 1]?.[0]]
    return known || !near ? word : toWord(near.term)
  })
  return corrected.some((word, at) => word !== words[at]) ? corrected : null
}

/** What a search came to. */
export interface Searched<Answer> {
  answer: Answer
  words: QueryWord[]
  corrected: boolean
}

/**
 * Searches, and once more with corrected words when that found nothing.
 * @param q as typed.
 * @param run makes the search for a MATCH string.
 */
export async function searchCorrected<Answer>(
  db: Database,
  q: string,
  {
    prefixLast,
    run,
    isEmpty,
  }: {
    prefixLast: boolean
    run: (match: string) => Promise<Answer>
    isEmpty: (answer: Answer) => boolean
  },
): Promise<Searched<Answer>> {
  const words = queryWords(q)
  const answer = await run(matchQuery(words, { prefixLast }))
  if (words.length === 0 || !isEmpty(answer)) return { answer, words, corrected: false }
  const better = await correctWords(db, words, prefixLast)
  if (!better) return { answer, words, corrected: false }
  const second = await run(matchQuery(better, { prefixLast }))
  return isEmpty(second) ? { answer, words, corrected: false } : { answer: second, words: better, corrected: true }
}

/**
 * @param words corrected ones, which are stems.
 * @param texts of what was found.
 * @returns the words as somebody would write them, taken from the texts.
 */
export function wordsInTexts(words: QueryWord[], texts: string[]): string {
  const written = texts.flatMap((text) => normalise(text).match(/[\p{L}\p{N}]+/gu) ?? [])
  return words
    .map(
      ({ typed }) =>
        written.find((word) => stem(word) === typed) ?? written.find((word) => word.startsWith(typed)) ?? typed,
    )
    .join(' ')
}
