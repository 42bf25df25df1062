/** Finds the Chinese name of the trade of which a query has one character wrong. */
import { wordsOfRun } from './han.ts'

const differsByOne = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.filter((character, at) => character !== other[at]).length === 1

/** Fewest characters of a name: with one of two wrong, too many words are equally near. */
const SHORTEST = 3

/**
 * @returns the only one of some names that differs from a part of a query in one character; undefined where the part is a word, or several
 * names are equally near
 */
export function slipOf(part: string, names: string[]): string | undefined {
  const characters = Array.from(part)
  if (characters.length < SHORTEST || wordsOfRun(part).length === 1) return undefined
  const near = names.filter((name) => differsByOne(characters, Array.from(name)))
  return near.length === 1 ? near[0] : undefined
}
