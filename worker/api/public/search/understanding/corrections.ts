/** Finds the indexed words that a typed word may be a misspelling of. */
import { latinKey, latinKeyStem } from '../../../../../domain/search-text/latin-key.ts'
import { isOneEditAway } from '../../../../../domain/search-text/one-edit.ts'
import { relatedStems, stem } from '../../../../../domain/search-text/stem.ts'
import { tradeWords } from '../../../../db/search-text/synonyms.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'
import type { Correction, CorrectionRequest } from './index-lookups.ts'

/** An unfinished word is compared with prefixes of the same length, or one letter longer or shorter. */
const beginnings = (word: string, { length }: string): string[] =>
  [length - 1, length, length + 1].map((letters) => word.slice(0, letters))

const sounds = (typed: string, word: string): boolean => {
  const key = latinKey(typed)
  const other = latinKey(word)
  return key === other || latinKeyStem(key) === latinKeyStem(other)
}

/** @returns whether the row's word is one edit away from the typed one, or sounds the same in other letters. */
export function isCorrection({ typed, isPrefix }: CorrectionRequest, { word }: Correction): boolean {
  if (isPrefix) {
    const sound = latinKey(typed)
    return latinKey(word).startsWith(sound) || beginnings(word, typed).some((one) => isOneEditAway(one, typed))
  }
  return [typed, stem(typed)].some((one) => isOneEditAway(one, word)) || sounds(typed, word)
}

/** @returns the words of the trade's names, which no text need have, as candidates like those of the index, but the rarest. */
export const tradeCorrections = (request: CorrectionRequest): Correction[] =>
  tradeWords()
    .map((word) => ({ at: request.at, word, term: stem(word), shown: word, uses: 1 }))
    .filter((row) => row.word !== request.typed && isCorrection(request, row))

/**
 * Prefers, among equally frequent forms of a word, the typed form, then one with the same first letter, which is seldom
 * mistyped.
 */
function likeness(typed: string, { word }: Correction): number {
  const same = isOneEditAway(typed, word) || latinKey(typed) === latinKey(word)
  return (same ? 2 : 0) + (word.startsWith(typed.charAt(0)) ? 1 : 0)
}

/** @returns the most frequent first, one of each stem. */
export function rankCorrections(typed: string, rows: Correction[]): Correction[] {
  const sorted = rows.toSorted((a, b) => b.uses - a.uses || likeness(typed, b) - likeness(typed, a))
  return sorted.filter((row, at) => sorted.findIndex(({ term }) => term === row.term) === at)
}

/** @returns the term to search for in place of a misspelt one. */
export const correctedTerm = ({ term, shown }: Correction): QueryTerm => ({
  typed: shown,
  forms: [...new Set([term, ...relatedStems(term)])],
  prefix: term,
})
