/** Words that do not belong to the trade: words of everyday language, and of other fields and things. */
import { lines, nameKey } from './term-names.ts'
import { HAN, stemKey } from './tokens.ts'
import { VOCABULARY } from './vocabulary.ts'

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(stemKey))

function readSpeech() {
  return {
    everyday: stemsOf(VOCABULARY.everydayWords),
    fields: stemsOf(VOCABULARY.otherFields),
    things: stemsOf(VOCABULARY.otherThings),
    kinds: lines(VOCABULARY.otherKinds).map((line) => {
      const [names = '', words = ''] = line.split(' > ')
      return { names: stemsOf(names), words: new Set(words.trim().split(/\s+/).map(nameKey)) }
    }),
  }
}

let read: ReturnType<typeof readSpeech> | undefined
/** Computed at the first search, like the table of the vocabulary. */
function speech() {
  read ??= readSpeech()
  return read
}

/** @returns whether a word belongs to another field than the trade: "bicycle" */
export const isOfOtherField = (word: string): boolean => speech().fields.has(stemKey(word))

/** @returns whether an English word names a thing outside the trade: the clamp of "hose clamp" */
export const isOtherThing = (word: string): boolean => speech().things.has(stemKey(word))

/** A Chinese compound is named by its last characters: 阀 of 球阀. */
const isAmong = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(stemKey(word)) ||
  (HAN.test(word) && [1, 2].some((length) => words.has(Array.from(word).slice(-length).join(''))))

/** @returns whether one of some words turns the thing of some names into another kind than ours: "solenoid" beside "valve" */
export const makesOtherKind = (words: string[], names: string[]): boolean =>
  speech().kinds.some(
    (kind) => words.some((word) => kind.words.has(nameKey(word))) && names.some((name) => isAmong(kind.names, name)),
  )

/** @returns whether a word is the general name of a kind of things: "bolt", «труба» */
export const isKindName = (word: string): boolean => speech().kinds.some(({ names }) => names.has(stemKey(word)))

/** @returns whether a word belongs to everyday language or to another kind of things, so that it is not corrected to another one: a globe valve has no glove */
export const isEverydayWord = (word: string): boolean =>
  speech().everyday.has(stemKey(word)) ||
  isOfOtherField(word) ||
  speech().kinds.some(({ words }) => words.has(nameKey(word)))
