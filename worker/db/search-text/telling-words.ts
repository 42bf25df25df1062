/** Words of a query without stop words and words about buying («купить»). */
import { STOP_WORDS } from '../../../domain/search-text/stop-words.ts'
import { isNoiseWord, synonymsOfBeginning } from './synonyms.ts'
import { nameKey } from './term-names.ts'
import { HAN, withoutNoise } from './tokens.ts'

/** @returns the telling ones of a query's words; all of them where there is nothing else */
export const tellingWords = (words: string[]): string[] =>
  withoutNoise(words, (word) => STOP_WORDS.has(word) || isNoiseWord(word))

/** @returns the word of two letters and more that a normalised text ends with; '' where it ends otherwise: a letter begins too much */
export const lastWordOf = (text: string): string => /\p{L}{2,}$/u.exec(text)?.[0] ?? ''

/**
 * The same while somebody types: "bulk b" is the beginning of a name, and so may «за» of «анкер за» be of a word.
 * @param begun a last word that is no stop word here
 */
export function tellingBeginnings(words: string[], begun: string): string[] {
  const isStopWord = (word: string) => word !== begun && STOP_WORDS.has(word)
  const telling = withoutNoise(words, (word) => isStopWord(word) || isNoiseWord(word))
  const [last = '', ...others] = telling
  if (others.length > 0 || last.length > 1 || HAN.test(last)) return telling
  const named = withoutNoise(words, isStopWord)
  return synonymsOfBeginning(named.slice(0, -1).map(nameKey), last).length > 0 ? named : telling
}
