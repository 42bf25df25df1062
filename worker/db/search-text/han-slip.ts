/** A Chinese name of the trade with one character in another's place. */
import { wordsOfRun } from './han.ts'

const differsByOne = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.filter((character, at) => character !== other[at]).length === 1

/** Characters: with one of two wrong, too many words are as near. */
const SHORTEST = 3

/** @returns the one of some names that a part of a query is, but for one character; undefined where it is a word, or several are as near */
export function slipOf(part: string, names: string[]): string | undefined {
  const characters = Array.from(part)
  if (characters.length < SHORTEST || wordsOfRun(part).length === 1) return undefined
  const near = names.filter((name) => differsByOne(characters, Array.from(name)))
  return near.length === 1 ? near[0] : undefined
}
