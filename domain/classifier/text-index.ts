/**
 * The search index of one language: all names joined into one text, one line per node. Scanning one long text is
 * several times faster than testing every name by itself (docs/performance.md), and the node follows from the offset of
 * a match.
 */
import { getOrCreate } from '../get-or-create.ts'
import { latinKey } from '../search-text/latin-key.ts'
import { ALIAS_SEPARATOR, fold } from './fold.ts'
import { type WordStarts, wordStarts } from './word-starts.ts'

export interface TextIndex {
  text: string
  /** By node: the offset of its line; one more entry at the end. */
  starts: Int32Array
  /** By node: the offset where its name ends; its aliases may follow on the same line. */
  nameEnds: Int32Array
}

/** An index of a language that is written in words; Chinese is not, and has no `words`. */
export interface WordIndex extends TextIndex {
  words: WordStarts
}

/** @returns a node's line in an index. */
export const indexLine = (name: string, aliases: string[]): string => [name, ...aliases].join(ALIAS_SEPARATOR)

/** The offset of the next such character; the text's length where there is none. */
const nextOf = (text: string, character: string, from: number): number => {
  const offset = text.indexOf(character, from)
  return offset < 0 ? text.length : offset
}

export function openTextIndex(text: string, size: number): TextIndex {
  const starts = new Int32Array(size + 1)
  const nameEnds = new Int32Array(size)
  let from = 0
  let alias = -1
  for (let at = 0; at < size; at += 1) {
    starts[at] = from
    const end = nextOf(text, '\n', from)
    if (alias < from) alias = nextOf(text, ALIAS_SEPARATOR, from)
    nameEnds[at] = Math.min(end, alias)
    from = end + 1
  }
  starts[size] = text.length + 1
  return { text, starts, nameEnds }
}

/** @param names one line per node, in Latin or Cyrillic letters */
export function indexWords(names: readonly string[]): WordIndex {
  const lines = names.join('\n')
  // Folding does not change offsets, so the original lines can be measured.
  const text = fold(lines)
  return { ...openTextIndex(lines, names.length), text, words: wordStarts(text) }
}

/** The index of Russian names in their Latin keys, for Russian words typed in Latin letters. */
export function indexLatin(names: readonly string[]): WordIndex {
  const keys = new Map<string, string>()
  const keyOf = (word: string) => getOrCreate(keys, word, () => latinKey(word))
  return indexWords(names.map((name) => name.toLowerCase().replace(/[а-яё]+/g, keyOf)))
}

/**
 * @param after a node at or before the result: matches come in rising order, so the search continues from the last one
 * @returns the node whose line contains this offset
 */
export function nodeAt({ starts }: TextIndex, offset: number, after = 0): number {
  let step = 1
  while (after + step < starts.length - 1 && (starts[after + step] ?? 0) <= offset) step *= 2
  let low = after
  let high = Math.min(after + step, starts.length - 2)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** Length of a node's name without its aliases. */
export const nameLengthOf = ({ starts, nameEnds }: TextIndex, at: number): number =>
  (nameEnds[at] ?? 0) - (starts[at] ?? 0)
