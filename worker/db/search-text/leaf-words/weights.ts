/**
 * Whether a query names something that is sold nowhere here: a logistic regression on the parts of its words and on its noun, of the same phrases
 * (`npm run train`). Counts of a leaf say which of the leaves is meant; what says that none is are mostly single words beside those of a leaf.
 */
import { nounParts, wordParts } from './word-parts.ts'

/** The character of the smallest weight; those of the others follow, a step each. */
const FIRST_CHARACTER = 33
export const MAX_WEIGHT = 4.5
const STEPS_OF_ONE = 10

export interface Weights {
  /** What a query without words weighs. */
  any: number
  ofPart: (part: string) => number
  /** Characters of the weights of nouns. */
  nouns: ReadonlyMap<string, string>
}

/** @returns the character that a weight is stored as; '' where it says nothing */
export function weightCharacter(weight: number): string {
  const steps = Math.round(Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, weight)) * STEPS_OF_ONE)
  return steps === 0 ? '' : String.fromCharCode(FIRST_CHARACTER + MAX_WEIGHT * STEPS_OF_ONE + steps)
}

/** @param columns that begin with the character @returns the weight; 0 where there is none */
export const weightOf = (columns: string | undefined): number =>
  columns === undefined || columns === '' || columns.startsWith('\t')
    ? 0
    : (columns.charCodeAt(0) - FIRST_CHARACTER) / STEPS_OF_ONE - MAX_WEIGHT

/**
 * @param q as typed
 * @returns the logarithm of the odds that it names what is sold nowhere here; null where no phrase has its noun
 */
export function oddsOfElsewhere({ any, ofPart, nouns }: Weights, q: string): number | null {
  const noun = nounParts(q).find((parts) => parts.some((part) => part.length > 1 && nouns.has(part)))
  if (noun === undefined) return null
  const parts = [...new Set(wordParts(q).flatMap((one) => one.parts))]
  return [...parts.map(ofPart), ...noun.map((part) => weightOf(nouns.get(part)))].reduce((sum, one) => sum + one, any)
}
