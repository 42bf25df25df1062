/** Ranges in names of products: «вал 32–45 мм», the shafts that a coupling fits. */
import { HAN, splitWords, stemKey } from '../../../db/search-text/tokens.ts'

/** The word before a range, and its ends; a hyphen is rather a part of a designation. */
const RANGE = /(\p{L}+)[^\p{L}\d]*(\d+(?:[.,]\d+)?)–(\d+(?:[.,]\d+)?)/gu

const numberOf = (text = ''): number => Number(text.replace(',', '.'))

/**
 * @param q the query, whose number is of what the range is of only where it names that: «муфта на вал 40»
 * @returns whether a range of a name has the number
 */
export function hasInRange(name: string, number: number, q: string): boolean {
  const words = new Set(splitWords(q).map(stemKey))
  const isSaid = (word: string) => (HAN.test(word) ? q.includes(word) : words.has(stemKey(word.toLowerCase())))
  return [...name.matchAll(RANGE)].some(
    ([, word = '', from, to]) => isSaid(word) && number >= numberOf(from) && number <= numberOf(to),
  )
}
