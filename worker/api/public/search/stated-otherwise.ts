/** Whether a product states something else in place of a number of a query: a 6203 is asked for 6205, and a valve of DN 80 for DN 50. */
import { normalise } from '../../../db/search-text/normalise.ts'
import { findQuantities } from '../../../db/search-text/quantities.ts'
import { wordsOf } from '../../../db/search-text/tokens.ts'

const TOKEN = /^[\d.]+(\D.*)$/
const NUMBERS = /\d+(?:\.\d+)?/g
const BARE = /^\d+$/
/** A word with its number: a grade of steel, a class. */
const WORD_AND_NUMBER = /^(\p{L}{2,})[.\s]*\d/u

const unitsOf = (text: string): string[] =>
  findQuantities(text).flatMap(({ tokens }) => tokens.flatMap((token) => TOKEN.exec(token)?.[1] ?? []))

/** @returns what words alike have in common: m9x9 of m12x60, dn9 of dn50, the number of digits of 6205 */
const shapeOf = (word: string): string =>
  BARE.test(word) ? `${word.length} digits` : word.replace(NUMBERS, '9').replace(/-.*$/, '')

/**
 * @param word of the query, as it was searched
 * @param name of the product that has not this word, with its model
 * @returns whether the name has another number of the same unit, another designation of the same shape, or another number of the same word
 */
export function isStatedOtherwise(word: string, name: string): boolean {
  if (!/\d/.test(word)) return false
  const asked = normalise(word)
  const text = normalise(name)
  const units = unitsOf(asked)
  if (units.length > 0) return unitsOf(text).some((unit) => units.includes(unit))
  const words = wordsOf(text).flatMap((one) => [one, one.replace(/-.*$/, '')])
  const [, said] = WORD_AND_NUMBER.exec(asked) ?? []
  if (said !== undefined && asked.includes(' ')) return words.includes(said)
  return words.some((one) => one !== asked && /\d/.test(one) && shapeOf(one) === shapeOf(asked))
}
