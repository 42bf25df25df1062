/** A query's terms as the site's search uses them: without stop words, each with its synonyms. */
import { STOP_WORDS } from '../../../domain/search-text/stop-words.ts'
import { segmentWords } from './han.ts'
import { isNoiseWord, phraseLength, splitAtPhrases, synonymsOf } from './synonyms.ts'
import { distinctTerms, HAN, hanTerm, type QueryTerm, queryTerm, splitWords, stemKey, withoutNoise } from './tokens.ts'

const withSynonyms = (term: QueryTerm, keys: string[]): QueryTerm => {
  const synonyms = synonymsOf(keys)
  return synonyms.length > 0 ? { ...term, synonyms } : term
}

const hanTerms = (run: string): QueryTerm[] =>
  splitAtPhrases(run).flatMap(({ text, isPhrase }) =>
    isPhrase ? [withSynonyms(hanTerm(text), [text])] : segmentWords(text).map(hanTerm),
  )

const phraseTerm = (terms: QueryTerm[]): QueryTerm => ({
  typed: terms.map(({ typed }) => typed).join(' '),
  forms: [],
  prefix: '',
  subterms: terms,
})

/** Joins terms that form a trade phrase («шаровой кран») into one, because synonyms belong to the whole phrase. */
function joinPhrases(terms: QueryTerm[]): QueryTerm[] {
  const keys = terms.map(({ typed }) => stemKey(typed))
  const joined: QueryTerm[] = []
  for (let at = 0; at < terms.length; ) {
    const length = Math.max(1, phraseLength(keys, at))
    const phrase = terms.slice(at, at + length)
    const [only] = phrase
    if (only) joined.push(withSynonyms(phrase.length > 1 ? phraseTerm(phrase) : only, keys.slice(at, at + length)))
    at += length
  }
  return joined
}

/**
 * @param q as typed: any text at all.
 * @returns its terms without stop words and words of buying («купить»), unless there is nothing else; at most 12, none
 *   where there is no letter or digit.
 */
export function searchTerms(q: string): QueryTerm[] {
  const terms = splitWords(q).flatMap((word) => (HAN.test(word) ? hanTerms(word) : [queryTerm(word)]))
  const typed = terms.map((term) => term.typed)
  const telling = new Set(withoutNoise(typed, (word) => STOP_WORDS.has(word) || isNoiseWord(word)))
  return distinctTerms(joinPhrases(terms.filter((term) => telling.has(term.typed))))
}
