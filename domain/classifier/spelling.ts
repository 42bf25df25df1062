/** Words of the names themselves, for words typed with a slip: «клапен» is «клапан». */
import { isOneEditAway } from '../search-text/one-edit.ts'
import { stem } from '../search-text/stem.ts'

/** Shorter words have too many neighbours. */
const SHORTEST = 4

interface Known {
  /** How often words of this stem stand in the names. */
  times: number
  /** The commonest of them, and how often that one does. */
  word: string
  most: number
}

/** Words of the names and their stems, by length: a slip near the end of a word spoils its stem. */
export type Vocabulary = Map<number, Map<string, Known>>

function count(vocabulary: Vocabulary, spelling: string, word: string, n: number): void {
  const ofLength = vocabulary.get(spelling.length) ?? new Map<string, Known>()
  const known = ofLength.get(spelling) ?? { times: 0, word, most: 0 }
  const commonest = n > known.most ? { word, most: n } : known
  ofLength.set(spelling, { ...commonest, times: known.times + n })
  vocabulary.set(spelling.length, ofLength)
}

export function makeVocabulary(names: readonly string[]): Vocabulary {
  const counts = new Map<string, number>()
  const text = names.join('\n').toLowerCase().replaceAll('ё', 'е')
  for (const word of text.match(/[a-zа-я]{4,}/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  const vocabulary: Vocabulary = new Map()
  for (const [word, n] of counts)
    for (const spelling of new Set([word, stem(word)])) count(vocabulary, spelling, word, n)
  return vocabulary
}

/** @returns the commonest word one edit away from what was typed; null where there is none, or the word is known as it is. */
export function corrected(vocabulary: Vocabulary, typed: string): string | null {
  const own = stem(typed)
  if (typed.length < SHORTEST || vocabulary.get(own.length)?.has(own)) return null
  let best: Known | null = null
  for (const spelling of new Set([own, typed])) {
    for (const length of [spelling.length, spelling.length - 1, spelling.length + 1]) {
      if (length < SHORTEST) continue
      for (const [other, known] of vocabulary.get(length) ?? []) {
        if (known.times > (best?.times ?? 0) && isOneEditAway(other, spelling)) best = known
      }
    }
  }
  return best?.word ?? null
}
