/** Sizes that are said as whole numbers in words: «сто восьмая», «двести пятидесятый», «сороковка», "ninety degree", 六十度. */
import { VOCABULARY } from './vocabulary.ts'

/** Made at the first search, like the table of the vocabulary. */
let made: { each: RegExp; russian: RegExp; english: RegExp } | undefined
function expressions() {
  const { each, russian, inEnglish } = VOCABULARY.numbers
  const of = (source: string) => new RegExp(source, 'gu')
  made ??= { each: of(each), russian: of(russian), english: of(inEnglish) }
  return made
}

/** Smaller ones are said of many things: «второй», «одна». */
const MIN_NUMBER = 10

/** @returns the sum of numbers that are said after one another; null where they make no number: «пять двадцатых» */
function sumOf(parts: number[]): number | null {
  const fits = parts.every((part, at) => {
    const before = parts[at - 1]
    return before === undefined || part < 10 ** (String(before).length - 1)
  })
  const sum = parts.reduce((total, part) => total + part, 0)
  return fits && sum >= MIN_NUMBER ? sum : null
}

function russianValue(
  whole: string,
  before: string,
  ordinal: string | undefined,
  cardinal: string | undefined,
): string {
  const { cardinals, ordinals } = VOCABULARY.numbers
  const parts = Array.from(before.matchAll(expressions().each), ([word]) => cardinals[word] ?? 0)
  const last = ordinal === undefined ? cardinals[cardinal ?? ''] : ordinals[ordinal]
  return String(sumOf([...parts, last ?? 0]) ?? whole)
}

/** "two hundred", "forty five"; a digit that does not belong to the number stays before it. */
function englishValue(whole: string, times: string | undefined, word: string, ones: string | undefined): string {
  const { english, digits } = VOCABULARY.numbers
  const value = english[word] ?? 0
  const last = ones === undefined || value < 20 || value === 100 ? 0 : digits.indexOf(ones)
  if (ones !== undefined && last === 0) return whole
  if (times === undefined) return String(value + last)
  return word === 'hundred' ? String(digits.indexOf(times) * 100) : `${times} ${value + last}`
}

/**
 * @param text normalised
 * @returns it with whole numbers from ten on in digits: «труба 108», "elbow 90 degree"
 */
export const withSpokenNumbers = (text: string): string =>
  text.replace(expressions().russian, russianValue).replace(expressions().english, englishValue)
