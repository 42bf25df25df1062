/** What is tried when not all words of a query are found together: fewer of them, the most telling ones kept. */
import { isUnit } from '../../../../db/synonyms.ts'
import type { QueryWord } from '../../../../db/words.ts'

export interface Attempt {
  words: QueryWord[]
  leftOut: QueryWord[]
}

/** More words make more pairs than anybody waits for. */
const MOST_FOR_PAIRS = 6

const without = (words: QueryWord[], left: QueryWord[]): QueryWord[] => words.filter((word) => !left.includes(word))

const attempt = (words: QueryWord[], kept: QueryWord[]): Attempt => ({ words: kept, leftOut: without(words, kept) })

function pairs(words: QueryWord[]): QueryWord[][] {
  const few = words.slice(0, MOST_FOR_PAIRS)
  return few.flatMap((one, at) => few.slice(at + 1).map((other) => [one, other]))
}

/** All words, then all but one, then two and one of them. */
function choices(words: QueryWord[]): QueryWord[][] {
  if (words.length < 2) return [words]
  const butOne = words.length > 2 ? words.map((word) => without(words, [word])) : []
  const two = words.length > 3 ? pairs(words) : []
  return [words, ...butOne, ...two, ...words.map((word) => [word])]
}

/** @returns what may be searched for, all words first. A name of several words is left out as a whole, or in part. */
export function attemptsOf(words: QueryWord[]): Attempt[] {
  if (words.length === 0) return []
  const single = words.flatMap((word) => word.parts ?? [word])
  const whole = choices(words).map((kept) => attempt(words, kept))
  if (single.length === words.length) return whole
  return [
    ...whole,
    ...choices(single)
      .slice(1)
      .map((kept) => attempt(single, kept)),
  ]
}

/**
 * What a word tells of the thing wanted: one that categories are called by says what it is, a number which one. A unit says
 * nothing without its number.
 */
const TELLS = { head: 3, number: 2, word: 1, unit: 0.2 }

function tells({ typed }: QueryWord): number {
  if (isUnit(typed)) return TELLS.unit
  return /\d/.test(typed) ? TELLS.number : TELLS.word
}

/** Of attempts that keep as much, the one that leaves out what was typed last. */
const tie = ({ leftOut }: Attempt, all: QueryWord[]): number =>
  leftOut.reduce((sum, word) => sum + all.indexOf(word), 0) / 1000

/**
 * @param all the words of all attempts, in their order.
 * @param isHead whether categories are called by a word.
 * @returns those that find something, the one that keeps most first.
 */
export function bestFirst(found: Attempt[], all: QueryWord[], isHead: (word: QueryWord) => boolean): Attempt[] {
  const single = (words: QueryWord[]) => words.flatMap((word) => word.parts ?? [word])
  const weight = (one: Attempt) =>
    single(one.words).reduce((sum, word) => sum + (isHead(word) ? TELLS.head : tells(word)), 0) + tie(one, all)
  return found.toSorted((a, b) => weight(b) - weight(a))
}
