/** Which of the words that the index has a typed one may stand for. */
import { latinKey, latinKeyStem } from '../../../../../domain/search-text/latin-key.ts'
import { isOneEditAway } from '../../../../../domain/search-text/one-edit.ts'
import { relatedStems, stem } from '../../../../../domain/search-text/stem.ts'
import type { QueryWord } from '../../../../db/words.ts'
import type { Neighbour, Wanted } from './look-up.ts'

/** Of a word that is being typed only as much counts as is there, one letter more or less. */
const beginnings = (word: string, { length }: string): string[] =>
  [length - 1, length, length + 1].map((letters) => word.slice(0, letters))

const sounds = (typed: string, word: string): boolean => {
  const [key, other] = [latinKey(typed), latinKey(word)]
  return key === other || latinKeyStem(key) === latinKeyStem(other)
}

/** @returns whether the row's word is the wanted one with one slip, or the same in other letters. */
export function isNeighbour({ typed, begins }: Wanted, { word }: Neighbour): boolean {
  if (begins) {
    const sound = latinKey(typed)
    return latinKey(word).startsWith(sound) || beginnings(word, typed).some((one) => isOneEditAway(one, typed))
  }
  return [typed, stem(typed)].some((one) => isOneEditAway(one, word)) || sounds(typed, word)
}

/** Of forms of one word, all as much used, the one that was typed; of equals, one with the same first letter: few miss that. */
function likeness(typed: string, { word }: Neighbour): number {
  const same = isOneEditAway(typed, word) || latinKey(typed) === latinKey(word)
  return (same ? 2 : 0) + (word.startsWith(typed.charAt(0)) ? 1 : 0)
}

/** @returns the most used first, one of each stem. */
export function likeliest(typed: string, rows: Neighbour[]): Neighbour[] {
  const sorted = rows.toSorted((a, b) => b.uses - a.uses || likeness(typed, b) - likeness(typed, a))
  return sorted.filter((row, at) => sorted.findIndex(({ term }) => term === row.term) === at)
}

/** @returns the word to search for in place of one that nobody knows. */
export const replacement = ({ term, shown }: Neighbour): QueryWord => ({
  typed: shown,
  forms: [...new Set([term, ...relatedStems(term)])],
  beginning: term,
})
