/** Spelling correction from the words of the names: «клапен» is read as «клапан». */
import { getOrCreate } from '../get-or-create.ts'
import { isOneEditAway } from '../search-text/one-edit.ts'
import { stem } from '../search-text/stem.ts'

/** Minimum length of a corrected word: shorter ones are one edit away from too many others. */
const MIN_LENGTH = 4

interface VocabularyEntry {
  /** Number of occurrences of words with this spelling or stem. */
  times: number
  /** The most frequent of them, and its number of occurrences. */
  word: string
  most: number
  /** A bit for each of its letters: one edit changes two of them at most. */
  letters: number
}

/** Words of the names and their stems, by length. Both, since a misspelled ending changes the stem. */
export type Vocabulary = Map<number, Map<string, VocabularyEntry>>

/** @returns a bit for each letter of a word, those of both alphabets in the same 32. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Whether more than two bits differ. This rules out most words before they are compared letter by letter. */
function differ(one: number, other: number): boolean {
  let left = one ^ other
  left &= left - 1
  return (left & (left - 1)) !== 0
}

function count(vocabulary: Vocabulary, spelling: string, word: string, n: number): void {
  const ofLength = getOrCreate(vocabulary, spelling.length, () => new Map<string, VocabularyEntry>())
  const known = ofLength.get(spelling) ?? { times: 0, word, most: 0, letters: lettersOf(spelling) }
  const frequent = n > known.most ? { ...known, word, most: n } : known
  ofLength.set(spelling, { ...frequent, times: known.times + n })
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

function nearest(vocabulary: Vocabulary, typed: string): string | null {
  const own = stem(typed)
  if (typed.length < MIN_LENGTH || vocabulary.get(own.length)?.has(own)) return null
  let best: VocabularyEntry | null = null
  for (const spelling of new Set([own, typed])) {
    const letters = lettersOf(spelling)
    for (const length of [spelling.length, spelling.length - 1, spelling.length + 1]) {
      if (length < MIN_LENGTH) continue
      for (const [other, known] of vocabulary.get(length) ?? []) {
        if (known.times <= (best?.times ?? 0) || differ(known.letters, letters)) continue
        if (isOneEditAway(other, spelling)) best = known
      }
    }
  }
  return best?.word ?? null
}

/** Number of cached corrections: while a query is typed, its first words are corrected again with each key. */
const MAX_CACHED = 64
const cache = new WeakMap<Vocabulary, Map<string, string | null>>()

/**
 * @returns the most frequent word one edit away from the typed one; null where there is none, or the typed one is
 * known.
 */
export function correctWord(vocabulary: Vocabulary, typed: string): string | null {
  const known = cache.get(vocabulary) ?? new Map<string, string | null>()
  cache.set(vocabulary, known)
  const before = known.get(typed)
  if (before !== undefined) return before
  const found = nearest(vocabulary, typed)
  if (known.size >= MAX_CACHED) known.clear()
  known.set(typed, found)
  return found
}
