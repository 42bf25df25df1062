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
}

/** Words of the names and their stems, by length. Both, since a misspelled ending changes the stem. */
export type Vocabulary = Map<number, Map<string, VocabularyEntry>>

function count(vocabulary: Vocabulary, spelling: string, word: string, n: number): void {
  const ofLength = getOrCreate(vocabulary, spelling.length, () => new Map<string, VocabularyEntry>())
  const known = ofLength.get(spelling) ?? { times: 0, word, most: 0 }
  const frequent = n > known.most ? { word, most: n } : known
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

/**
 * @returns the most frequent word one edit away from the typed one; null where there is none, or the typed one is
 * known.
 */
export function correctWord(vocabulary: Vocabulary, typed: string): string | null {
  const own = stem(typed)
  if (typed.length < MIN_LENGTH || vocabulary.get(own.length)?.has(own)) return null
  let best: VocabularyEntry | null = null
  for (const spelling of new Set([own, typed])) {
    for (const length of [spelling.length, spelling.length - 1, spelling.length + 1]) {
      if (length < MIN_LENGTH) continue
      for (const [other, known] of vocabulary.get(length) ?? []) {
        if (known.times > (best?.times ?? 0) && isOneEditAway(other, spelling)) best = known
      }
    }
  }
  return best?.word ?? null
}
