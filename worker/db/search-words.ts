/** Words that misspellings are compared with: only those of public texts. */
import { latinKey, latinKeyStem } from '../../domain/search-text/latin-key.ts'
import { stem } from '../../domain/search-text/stem.ts'
import type { BulkStatement } from './search-index.ts'

/** A word, and its stem as a second one: a misspelling near the end changes the stem, so that only the whole word is similar to it. */
function* spellings(words: Iterable<string>): Generator<[word: string, term: string, key: string, whole: number]> {
  for (const word of words) {
    const term = stem(word)
    const key = latinKey(word)
    yield [word, term, key, 1]
    if (term !== word) yield [term, term, latinKeyStem(key), 0]
  }
}

const isIndexed = (index: 'product_fts' | 'directory_fts', term: string): string =>
  `EXISTS (SELECT 1 FROM ${index} WHERE ${index} MATCH '"' || ${term} || '"')`

/**
 * Rows that one text may write to search_words, its indexes and search_spellings: otherwise a made-up text of 60 kB would write 20,000.
 * Names come first, and known words cost nothing.
 */
const WORD_ROWS = 1_500

/**
 * Rows that a word writes: to search_words with its two indexes, and to search_spellings, which has it whole and without each of its
 * letters.
 */
const wordRows = (word: string): string => `length(${word}) + 4`

/**
 * @param texts of public rows that are in the index already.
 * @returns a statement that adds words to search_words, where a public text contains them; an existing word costs one look-up.
 */
export function addSearchWords(texts: { words: Set<string> }[]): BulkStatement {
  const words = new Set(texts.flatMap((text) => [...text.words]))
  return {
    sql: `INSERT INTO search_words (word, term, key, whole)
      SELECT word, term, key, whole FROM (
        SELECT word, term, key, whole, most, sum(${wordRows('word')}) OVER (ORDER BY at) AS written FROM (
          SELECT r.key AS at, r.value ->> 0 AS word, r.value ->> 1 AS term, r.value ->> 2 AS key, r.value ->> 3 AS whole,
            given.rows ->> '$.most' AS most
          FROM (SELECT ? AS rows) AS given CROSS JOIN json_each(given.rows, '$.words') AS r) AS candidate
        WHERE NOT EXISTS (SELECT 1 FROM search_words AS known WHERE known.word = candidate.word AND known.whole >= candidate.whole)
          AND (${isIndexed('product_fts', 'term')} OR ${isIndexed('directory_fts', 'term')}))
      WHERE written <= most
      ON CONFLICT DO UPDATE SET whole = 1 WHERE excluded.whole > whole`,
    rows: JSON.stringify({ most: WORD_ROWS * texts.length, words: [...spellings(words)] }),
  }
}

/**
 * @param texts that have left the public indexes, or have been replaced there.
 * @returns a statement that removes their words from search_words, where no public text contains them any more.
 */
export function forgetSearchWords(texts: { words: Set<string> }[]): BulkStatement {
  const words = new Set(texts.flatMap((text) => [...text.words]))
  return {
    sql: `DELETE FROM search_words WHERE word IN (SELECT value FROM json_each(?))
      AND NOT ${isIndexed('product_fts', 'search_words.term')} AND NOT ${isIndexed('directory_fts', 'search_words.term')}`,
    rows: JSON.stringify([...new Set([...spellings(words)].map(([word]) => word))]),
  }
}
