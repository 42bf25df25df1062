/**
 * All names of one language as one text, a line a node. Looking through it costs a fraction of what asking every name would
 * (docs/performance.md), and every hit says by its place which node it belongs to.
 */
import { latinKey } from '../search-text/latin-key.ts'
import { fold } from './fold.ts'
import { type WordStarts, wordStarts } from './word-starts.ts'

export interface Haystack {
  text: string
  /** By node: where its line begins. One more at the end. */
  starts: Int32Array
  /** By node: where its name ends; what else people call it may follow. */
  nameEnds: Int32Array
}

/** Names of letters; Chinese has no words to begin. */
export interface WordHaystack extends Haystack {
  words: WordStarts
}

/** Between a name and what else people call it. */
const ASIDE = '\u0001'

/** @returns the line of a node. */
export const lineOf = (name: string, words: string): string => (words ? name + ASIDE + words : name)

/** The next place of a sign in a text, the text's end where there is none. */
const nextOf = (text: string, sign: string, from: number): number => {
  const place = text.indexOf(sign, from)
  return place < 0 ? text.length : place
}

export function haystackOf(text: string, size: number): Haystack {
  const starts = new Int32Array(size + 1)
  const nameEnds = new Int32Array(size)
  let from = 0
  let aside = -1
  for (let at = 0; at < size; at += 1) {
    starts[at] = from
    const end = nextOf(text, '\n', from)
    if (aside < from) aside = nextOf(text, ASIDE, from)
    nameEnds[at] = Math.min(end, aside)
    from = end + 1
  }
  starts[size] = text.length + 1
  return { text, starts, nameEnds }
}

/** Names of Latin and Russian letters. */
export function makeHaystack(names: readonly string[]): WordHaystack {
  const lines = names.join('\n')
  // Folding leaves every sign at its place.
  const text = fold(lines)
  return { ...haystackOf(lines, names.length), text, words: wordStarts(text) }
}

/** The Russian names by their sound, for words typed in Latin letters. */
export function makeLatinHaystack(names: readonly string[]): WordHaystack {
  const keys = new Map<string, string>()
  const keyOf = (word: string) => {
    const known = keys.get(word)
    if (known !== undefined) return known
    const key = latinKey(word)
    keys.set(word, key)
    return key
  }
  return makeHaystack(names.map((name) => name.toLowerCase().replace(/[а-яё]+/g, keyOf)))
}

/**
 * @param after a node that the place is not before: places are asked for in rising order.
 * @returns the node whose line holds this place of the text.
 */
export function nodeAt({ starts }: Haystack, place: number, after = 0): number {
  let step = 1
  while (after + step < starts.length - 1 && (starts[after + step] ?? 0) <= place) step *= 2
  let [low, high] = [after, Math.min(after + step, starts.length - 2)]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

/** Signs of a node's name, without what else people call it. */
export const lengthOf = ({ starts, nameEnds }: Haystack, at: number): number => (nameEnds[at] ?? 0) - (starts[at] ?? 0)
