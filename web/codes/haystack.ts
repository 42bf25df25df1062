/**
 * All names of one language as one text, a line a node. Looking through it costs a fraction of what asking every name would
 * (docs/performance.md), and every hit says by its place which node it belongs to.
 */
import { latinKey } from '../words/latin-key.ts'
import { fold } from './fold.ts'
import { type WordStarts, wordStarts } from './word-starts.ts'

export interface Haystack {
  text: string
  /** By node: where its line begins. One more at the end. */
  starts: Int32Array
}

/** Names of letters; Chinese has no words to begin. */
export interface WordHaystack extends Haystack {
  words: WordStarts
}

export function haystackOf(text: string, size: number): Haystack {
  const starts = new Int32Array(size + 1)
  let from = 0
  for (let at = 0; at < size; at += 1) {
    starts[at] = from
    const end = text.indexOf('\n', from)
    from = end < 0 ? text.length + 1 : end + 1
  }
  starts[size] = text.length + 1
  return { text, starts }
}

/** Names of Latin and Russian letters. */
export function makeHaystack(names: readonly string[]): WordHaystack {
  const text = fold(names.join('\n'))
  return { ...haystackOf(text, names.length), words: wordStarts(text) }
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

export const lengthOf = ({ starts }: Haystack, at: number): number => (starts[at + 1] ?? 0) - (starts[at] ?? 0) - 1
