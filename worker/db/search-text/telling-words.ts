/** Words of a query without stop words and words about buying («купить»). */
import { STOP_WORDS } from '../../../domain/search-text/stop-words.ts'
import { isNoiseWord, synonymsOfBeginning } from './synonyms.ts'
import { nameKey } from './term-names.ts'
import { HAN, withoutNoise } from './tokens.ts'

/** The letter of a size, and no article: belts of section A, A型, "type a". */
const LETTER_OF_SIZE =
  /(?<![\p{L}\d])a\s?型|(?:type|section|class|size|profile|тип[аеу]?|сечени[еяй]|профил[ьяей])\sa(?![\p{L}\d])|(?<![\p{L}\d])a\s\d{3,5}$/u

/** The ends of Chinese properties, which names leave out: 旋启式, B型. */
const HAN_ENDS: ReadonlySet<string> = new Set(['型', '式'])

/**
 * @param text normalised, which has the words
 * @returns the telling ones of a query's words; all of them where there is nothing else
 */
export function tellingWords(words: string[], text: string): string[] {
  const isLetter = (word: string) => word === 'a' && LETTER_OF_SIZE.test(text)
  return withoutNoise(
    words,
    (word) => (STOP_WORDS.has(word) && !isLetter(word)) || isNoiseWord(word) || HAN_ENDS.has(word),
  )
}

/** @returns the word of two letters and more that a normalised text ends with; '' where it ends otherwise: a letter begins too much */
export const lastWordOf = (text: string): string => /\p{L}{2,}$/u.exec(text)?.[0] ?? ''

/**
 * The same while somebody types: "bulk b" is the beginning of a name, and so may «за» of «анкер за» and "be" of "pipe be" be of a word.
 * @param begun a last word that is not left out
 */
export function tellingBeginnings(words: string[], begun: string): string[] {
  const isStopWord = (word: string) => word !== begun && STOP_WORDS.has(word)
  const telling = withoutNoise(words, (word) => isStopWord(word) || (word !== begun && isNoiseWord(word)))
  const [last = '', ...others] = telling
  if (others.length > 0 || last.length > 1 || HAN.test(last)) return telling
  const named = withoutNoise(words, isStopWord)
  return synonymsOfBeginning(named.slice(0, -1).map(nameKey), last).length > 0 ? named : telling
}
