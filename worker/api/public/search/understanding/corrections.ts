/** Finds the indexed words that a typed word may be a misspelling of. */
import { editDistance } from '../../../../../domain/search-text/edit-distance.ts'
import { latinKey, latinKeyStem } from '../../../../../domain/search-text/latin-key.ts'
import { isOneEditAway, mayBeOneEditAway } from '../../../../../domain/search-text/one-edit.ts'
import { relatedStems, stem } from '../../../../../domain/search-text/stem.ts'
import { withDigits } from '../../../../db/search-text/number-words.ts'
import { tradeWords } from '../../../../db/search-text/synonyms.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'
import type { Correction, CorrectionRequest } from './near-words.ts'

/** An unfinished word is compared with prefixes of the same length, or one letter longer or shorter. */
const beginnings = (word: string, { length }: string): string[] =>
  [length - 1, length, length + 1].map((letters) => word.slice(0, letters))

const HAN = /\p{Script=Han}/u

/** Letters of a stem up to which one in another's place makes another word. */
const SHORT_STEM = 4

const sorted = (word: string): string => Array.from(word).sort().join('')

/**
 * @returns whether the words are short and differ by a letter in another's place, and not by one left out, added or swapped; false for
 *   Chinese, whose few characters say as much as many letters
 */
export function isShortReplaced(from: string, to: string): boolean {
  if (HAN.test(from)) return false
  if (from.length !== to.length && isOneEditAway(from, to)) return false
  const one = stem(from)
  const other = stem(to)
  return one.length <= SHORT_STEM && one.length === other.length && sorted(one) !== sorted(other)
}

const isCyrillic = (word: string): boolean => /[а-я]/.test(word)

/** Letters of a word's sound, without its ending, up to which the same one in another alphabet is rather a coincidence: «мыло» is no mill, a torch no «торец». */
const SHORT_SOUND = 4

const soundLength = (word: string): number => latinKeyStem(latinKey(word)).length

/**
 * @returns whether a correction is rather another word, so that it counts only where it is found together with all the rest: a short word with a
 *   letter replaced ("big box" is no bag), one that begins with another letter ("weather", leather), or a short one of the same sound
 */
export function isDoubtful(from: string, to: string): boolean {
  if (HAN.test(from) || HAN.test(to)) return false
  if (isCyrillic(from) !== isCyrillic(to)) return soundLength(from) <= SHORT_SOUND
  const isOtherStart = from.length === to.length && from.charAt(0) !== to.charAt(0) && from.charAt(1) === to.charAt(1)
  return isOtherStart || isShortReplaced(from, to)
}

/** Letters of a stem from which on two slips still leave one word alone that is meant. */
const LONG = 7

/** @returns whether two long words with the same first letter and ending are two edits apart: "baterfly", butterfly */
export function isTwoEditsAway(from: string, to: string): boolean {
  if (from.charAt(0) !== to.charAt(0) || from.slice(-2) !== to.slice(-2)) return false
  if (Math.abs(from.length - to.length) > 2 || Math.min(stem(from).length, stem(to).length) < LONG) return false
  return editDistance(from, to) === 2
}

type IsNear = (word: string, sound: string) => boolean

/** @returns a test of words with their sounds (`latinKey`): what depends on the typed word alone is computed once. */
function nearTo({ typed, isPrefix }: CorrectionRequest): IsNear {
  const sound = latinKey(typed)
  if (isPrefix) {
    return (word, other) =>
      other.startsWith(sound) ||
      (mayBeOneEditAway(word, typed) && beginnings(word, typed).some((one) => isOneEditAway(one, typed)))
  }
  const spellings = [...new Set([typed, stem(typed)])]
  const root = latinKeyStem(sound)
  return (word, other) =>
    spellings.some((one) => isOneEditAway(one, word)) ||
    sound === other ||
    (other.startsWith(root) && root === latinKeyStem(other)) ||
    isTwoEditsAway(typed, word)
}

/** Whether a word only sounds like a number in the other alphabet: «ТЭН» is a heating element, and not ten. */
const isSoundOfNumber = (typed: string, word: string): boolean =>
  isCyrillic(typed) !== isCyrillic(word) && withDigits(word) !== word

/** @returns whether the row's word is one edit away from the typed one, or sounds the same in other letters. */
export const isCorrection = (request: CorrectionRequest, { word }: Correction): boolean =>
  nearTo(request)(word, latinKey(word)) && !isSoundOfNumber(request.typed, word)

/** @returns the words of the trade's names, which no text need have, as candidates like those of the index, but the rarest. */
export function tradeCorrections(request: CorrectionRequest): Correction[] {
  const isNear = nearTo(request)
  return [...tradeWords()]
    .filter(([word, sound]) => word !== request.typed && isNear(word, sound))
    .map(([word]) => ({ at: request.at, word, term: stem(word), shown: word, uses: 1 }))
}

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
