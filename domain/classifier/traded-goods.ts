/**
 * Companies that sell, mend or hire out what others make. No class of trade names all of its goods, so "wholesaler of
 * cheese and ham" is looked up in two steps: the words find the class that makes cheese, and that class leads to the
 * wholesale of food. (OKVED only; the classes are those of all its editions.)
 */

import { once } from '../once.ts'
import { TRADER_WORDS, type Trade } from './trader-words.ts'

const trades = once(() => TRADER_WORDS.trades.map(([trades, said]) => ({ trades, said: new RegExp(said, 'u') })))

const done = once(() => TRADER_WORDS.done.map(([said, codes]) => ({ said: new RegExp(said, 'u'), codes })))

/** Longest beginning of a maker's code in the table. */
const SUBCLASS = 4
const DIVISION = 2

/** @returns the trades that the word names; none for any other word */
export const tradesOf = (word: string): Trade[] => trades().find(({ said }) => said.test(word))?.trades ?? []

/**
 * @returns codes of the trades that deal in what these classes make, in the order of the classes, each once; a class
 *   that makes no goods has none
 */
export function tradedBy(said: readonly Trade[], makers: readonly string[]): string[] {
  const codes = makers.flatMap((maker) =>
    said.flatMap((trade) => {
      const classes = TRADER_WORDS.classes[trade]
      const codes = classes[maker.slice(0, SUBCLASS)] ?? classes[maker.slice(0, DIVISION)]
      return codes?.split(' ') ?? []
    }),
  )
  return [...new Set(codes)]
}

/** @returns the codes of those who do what the words say, with anything */
export const doneBy = (words: readonly string[]): string[] =>
  words.flatMap(
    (word) =>
      done()
        .find(({ said }) => said.test(word))
        ?.codes.split(' ') ?? [],
  )
