/** The parts of words by which a phrase says what is meant: other forms of a word and slips share most of them. */
import { STOP_WORDS } from '../../../../domain/search-text/stop-words.ts'
import { isNoiseWord, isUnitWord } from '../synonyms.ts'
import { HAN, splitWords } from '../tokens.ts'

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

const isTelling = (word: string): boolean =>
  word.length > 1 && !STOP_WORDS.has(word) && !isUnitWord(word) && !isNoiseWord(word)

/**
 * @param text as typed
 * @returns the words of a text with their parts, without numbers, single letters and words without meaning; a run of Chinese is one word
 */
export function wordParts(text: string): WordParts[] {
  return splitWords(text).flatMap((written) => {
    if (HAN.test(written)) return [{ word: written, parts: hanParts(written) }]
    const words = written.split(/[^\p{L}]+/u).filter(isTelling)
    return words.map((word) => ({ word, parts: letterParts(word) }))
  })
}
