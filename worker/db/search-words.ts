/** A query as the search takes it: its telling words, each with what else the trade calls it. */
import { STOP_WORDS } from '../../domain/search-text/stop-words.ts'
import { pieces } from './han.ts'
import { cutAtNames, isAside, nameLength, namesOf } from './synonyms.ts'
import { fewWords, HAN, hanWord, keyOf, type QueryWord, queryWord, scan, tellingWords } from './words.ts'

const withNames = (word: QueryWord, keys: string[]): QueryWord => {
  const names = namesOf(keys)
  return names.length > 0 ? { ...word, names } : word
}

const hanWords = (run: string): QueryWord[] =>
  cutAtNames(run).flatMap(({ text, isName }) =>
    isName ? [withNames(hanWord(text), [text])] : pieces(text).map(hanWord),
  )

const joined = (words: QueryWord[]): QueryWord => ({
  typed: words.map(({ typed }) => typed).join(' '),
  forms: [],
  beginning: '',
  parts: words,
})

/** Words that together are one name become one word, which other names stand beside. */
function joinNames(words: QueryWord[]): QueryWord[] {
  const keys = words.map(({ typed }) => keyOf(typed))
  const found: QueryWord[] = []
  for (let at = 0; at < words.length; ) {
    const length = Math.max(1, nameLength(keys, at))
    const own = words.slice(at, at + length)
    const [only] = own
    if (only) found.push(withNames(own.length > 1 ? joined(own) : only, keys.slice(at, at + length)))
    at += length
  }
  return found
}

/**
 * @param q what somebody typed; anything at all.
 * @returns its words without stop words and words of buying («купить»), unless there is nothing else, at most 12; none
 *   when there is no letter or digit.
 */
export function searchWords(q: string): QueryWord[] {
  const cut = scan(q).flatMap((word) => (HAN.test(word) ? hanWords(word) : [queryWord(word)]))
  const typed = cut.map((word) => word.typed)
  const telling = new Set(tellingWords(typed, (word) => STOP_WORDS.has(word) || isAside(word)))
  return fewWords(joinNames(cut.filter((word) => telling.has(word.typed))))
}
