/** Words that are none of the trade's: of everyday language, and of other fields and things. */
import { stemKey } from './tokens.ts'
import { TRADE_TERMS } from './trade-terms.ts'

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(stemKey))

let read: Record<'everyday' | 'fields' | 'things', ReadonlySet<string>> | undefined
/** Computed at the first search, as the table of the trade is. */
function speech() {
  read ??= {
    everyday: stemsOf(TRADE_TERMS.everydayWords),
    fields: stemsOf(TRADE_TERMS.otherFields),
    things: stemsOf(TRADE_TERMS.otherThings),
  }
  return read
}

/** @returns whether a word is of another field than the trade: "bicycle" */
export const isOfOtherField = (word: string): boolean => speech().fields.has(stemKey(word))

/** @returns whether an English word names a thing that is none of the trade's: the clamp of "hose clamp" */
export const isOtherThing = (word: string): boolean => speech().things.has(stemKey(word))

/** @returns whether a word is one of everyday language, which is no slip of another */
export const isEverydayWord = (word: string): boolean => speech().everyday.has(stemKey(word)) || isOfOtherField(word)
