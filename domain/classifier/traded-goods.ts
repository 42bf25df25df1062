/**
 * Who sells, mends or hires out what others make: no class of trade has all goods in its names, so "wholesaler of cheese and ham" is led by the
 * class that makes cheese to that of the wholesale of food. (OKVED alone; the classes are those of all its editions.)
 */

import { once } from '../once.ts'
import { TRADER_WORDS, type Trade } from './trader-words.ts'

const trades = once(() => TRADER_WORDS.trades.map(([trades, said]) => ({ trades, said: new RegExp(said, 'u') })))

const done = once(() => TRADER_WORDS.done.map(([said, codes]) => ({ said: new RegExp(said, 'u'), codes })))

/** Longest beginning of a maker's code in the table. */
const SUBCLASS = 4
const DIVISION = 2

/** @returns the trades that the word says; none where it says none of these */
export const tradesOf = (word: string): Trade[] => trades().find(({ said }) => said.test(word))?.trades ?? []

/** @returns the codes of trade with what the classes make, in their order, each once; those of other classes give none */
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
