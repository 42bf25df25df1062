/** Detects parts of a query that were typed in the other keyboard layout. */
import { otherLayout } from '../../../../../domain/search-text/keyboard-layout.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'
import { unitOf } from '../../../../db/search-text/units.ts'

/**
 * A part of the query between spaces, not split at punctuation, which may be letters in the other layout («труба» is
 * "nhe,f").
 */
export interface Chunk {
  text: string
  /** A MATCH string of it as typed. */
  match: string
  /** The same keys in the other layout, the likelier first. */
  alternatives: { text: string; match: string }[]
}

/** Punctuation at the end may be a letter of the other layout, or meant as punctuation: both are tried. */
const TRAILING = /[,.;:]+$/

/** A number, a size or a code is the same in every layout: the х of 60х40 is no bracket. */
const NUMBERS = /^\d[\dxх×*.,/-]*$/u

/** A number with its unit is no other layout either: 18v. */
const isQuantity = (text: string): boolean => {
  const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?)(\p{L}+)$/u.exec(text) ?? []
  return unit !== '' && unitOf(unit, Number(number)) !== undefined
}

/** Signs within what would be a Latin word, where Russian letters are: «РЭК77» is no "h'r77". */
const WITH_SIGNS = /^[^а-яё]*(?:[`;'[\]]|[a-z][,.][a-z])/

/** Three Russian letters are a series («авб») rather than two letters and a sign of the other layout. */
const isSeries = (text: string): boolean => /^[а-я]{3}$/.test(text)
const LETTERS_OF_WORD = /^[a-z]{3}$/

/**
 * @param isBegun whether it is the beginning of a further word
 * @returns none for a letter by itself, which is as likely in any layout ("y strainer" has no н), unless it begins a word: "rfyfn c" is «канат с»
 */
function alternativesOf(text: string, isBegun: boolean): string[] {
  if ((text.length < 2 && !isBegun) || NUMBERS.test(text) || isQuantity(text)) return []
  const typed = [text, text.replace(TRAILING, '')]
  const others = [...new Set(typed.flatMap((one) => otherLayout(one) ?? []))]
  return others.filter((other) => !WITH_SIGNS.test(other) && (!isSeries(text) || LETTERS_OF_WORD.test(other)))
}

/** Gives the MATCH string of terms. */
export type MatchOf = (terms: QueryTerm[], options?: { prefixLast?: boolean }) => string

/** @param prefixLast whether the last chunk may be unfinished. */
export function chunksOf(q: string, prefixLast: boolean, matchQuery: MatchOf): Chunk[] {
  const texts = q.toLowerCase().split(/\s+/).filter(Boolean)
  return texts.map((text, at) => {
    const isLast = prefixLast && at === texts.length - 1
    const matchOf = (typed: string) => matchQuery(searchTerms(typed), { prefixLast: isLast })
    return {
      text,
      match: matchOf(text),
      alternatives: alternativesOf(text, isLast && at > 0).map((other) => ({ text: other, match: matchOf(other) })),
    }
  })
}

/** A part of the query as typed, and in the other layout where only that has hits. */
export interface CorrectedChunk {
  text: string
  corrected: string
}

const isSameAlphabet = (one: string, other: string): boolean => /[а-яё]/i.test(one) === /[а-яё]/i.test(other)

/** A grade, a class or a standard: A53, С21. */
const LETTER_AND_NUMBER = /^(?![ьъы])\p{L}-?\d/u

/** A letter before a number is in any layout as well; it is only read in the other one where a word is, or where the query has nothing else. */
function withoutGrades(corrected: CorrectedChunk[]): CorrectedChunk[] {
  const isChanged = ({ text, corrected: other }: CorrectedChunk) => text !== other
  const hasWord = corrected.some((chunk) => isChanged(chunk) && !LETTER_AND_NUMBER.test(chunk.text))
  if (hasWord || corrected.length === 1) return corrected
  return corrected.map((chunk) => (LETTER_AND_NUMBER.test(chunk.text) ? { ...chunk, corrected: chunk.text } : chunk))
}

/** Where one part was typed in the other layout, so were the short ones that happen to be a beginning in both: "rjvghtccjhs db" is «компрессоры ви». */
export function inOneLayout(
  chunks: Chunk[],
  guessed: CorrectedChunk[],
  matched: Set<string | undefined>,
): CorrectedChunk[] {
  const corrected = withoutGrades(guessed)
  const wrong = corrected.find((chunk) => chunk.corrected !== chunk.text)
  if (!wrong) return corrected
  return corrected.map((chunk, at) => {
    if (chunk.corrected !== chunk.text || /\d/.test(chunk.text) || !isSameAlphabet(chunk.text, wrong.text)) return chunk
    const other = chunks[at]?.alternatives.find(({ match }) => matched.has(match))
    return other ? { ...chunk, corrected: other.text } : chunk
  })
}
