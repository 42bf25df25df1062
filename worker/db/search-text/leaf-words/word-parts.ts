/** The parts of words by which a phrase says what is meant: other forms of a word and slips share most of them. */
import { stem } from '../../../../domain/search-text/stem.ts'
import { STOP_WORDS } from '../../../../domain/search-text/stop-words.ts'
import { isNoiseWord, isUnitWord, withoutNoisePhrases } from '../synonyms.ts'
import { ADJECTIVE, thingAndProperty } from '../thing-and-property.ts'
import { HAN, ONE_HAN, splitWords } from '../tokens.ts'

/** Letters of the beginning of a word, which its forms mostly share. */
const BEGINNING = 6
/** Letters of the pieces anywhere in a word. */
const PIECE = 3
/** Begins a word's beginning, and a word where pieces are cut from it; ends the word likewise. */
const EDGE = '^'

/** A word and its parts. */
interface WordParts {
  word: string
  parts: string[]
}

/** Each character of a Chinese run, and each with the next one. */
function hanParts(run: string): string[] {
  const characters = Array.from(run)
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`)
  return [...characters, ...pairs]
}

function letterParts(word: string): string[] {
  const whole = `${EDGE}${word}${EDGE}`
  const pieces = Array.from({ length: Math.max(0, whole.length - PIECE + 1) }, (_, at) => whole.slice(at, at + PIECE))
  return [`${EDGE}${word.slice(0, BEGINNING)}`, ...pieces]
}

const isDistinctive = (word: string): boolean =>
  word.length > 1 && !STOP_WORDS.has(word) && !isUnitWord(word) && !isNoiseWord(word)

/**
 * @param text as typed
 * @returns the words of a text with their parts, without numbers, single letters and words without meaning; a run of Chinese is one word
 */
export function wordParts(text: string): WordParts[] {
  return splitWords(text).flatMap((written) => {
    if (HAN.test(written)) return [{ word: written, parts: hanParts(written) }]
    const words = written.split(/[^\p{L}]+/u).filter(isDistinctive)
    return words.map((word) => ({ word, parts: letterParts(word) }))
  })
}

const RUSSIAN = /[а-яё]/

const nounOf = (word: string): string => stem(word).slice(0, BEGINNING)

/** A noun with the word that is said of it: what a compound names is often neither of its words, like a fire pump or a scissor lift. */
function withNeighbour(words: string[], at: number): string[] {
  const word = words[at] ?? ''
  // What is said of a Russian noun mostly follows it: кран мостовой.
  const neighbour = RUSSIAN.test(word) ? (words[at + 1] ?? words[at - 1]) : words[at - 1]
  return neighbour === undefined ? [nounOf(word)] : [nounOf(word), `${nounOf(neighbour)} ${nounOf(word)}`]
}

/** The noun may stand before what is said of it without a word between: "solar panel mono", 挖掘机 小型. */
const MAX_BEHIND = 2

/**
 * @param text as typed
 * @returns parts of the noun that says what a text names, before what is said of it: in Russian the first word that is no adjective, elsewhere the
 *   last one; the grinder of "angle grinder for steel". Behind it those that it is where the first one is none. None where there are no words
 */
export function nounParts(text: string): string[][] {
  const plain = withoutNoisePhrases(text.toLowerCase())
  // The letters of a model name nothing: SC-15-8V.
  const written = splitWords(thingAndProperty(plain)?.thing ?? plain).filter((word) => !/\d/.test(word))
  const words = wordParts(written.join(' ')).map(({ word }) => word)
  // A single character behind a number is rather a unit: 千斤顶 20吨.
  const telling = words.filter((word) => !ONE_HAN.test(word))
  const long = telling.length > 0 ? telling : words
  const russian = long.findIndex((word) => RUSSIAN.test(word) && !ADJECTIVE.test(word))
  if (long.some((word) => RUSSIAN.test(word))) return [withNeighbour(long, russian === -1 ? long.length - 1 : russian)]
  return long
    .map((word, at) =>
      HAN.test(word) ? [...new Set([-2, -1, -3].map((from) => word.slice(from)))] : withNeighbour(long, at),
    )
    .slice(-1 - MAX_BEHIND)
    .reverse()
}
