/** Sizes that are said as whole numbers in words: «сто восьмая», «двести пятидесятый», «сороковка», "ninety degree", 六十度. */
import { TRADE_TERMS } from './trade-terms.ts'

const ENDING = '(?:ый|ой|ий|ая|ья|ое|ье|ые|ьи|ого|ьего|ую|ью|ых|ей|ка|ку|ке|ки|кой|ок)'
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const longestFirst = (words: string[]): string => words.toSorted((a, b) => b.length - a.length).join('|')

function readNumbers() {
  const { cardinals, ordinals, english } = TRADE_TERMS.numbers
  const cardinal = longestFirst(Object.keys(cardinals))
  const ordinal = longestFirst(Object.keys(ordinals))
  return {
    cardinals,
    ordinals,
    english,
    each: new RegExp(cardinal, 'gu'),
    /** Cardinal numbers, and at the end mostly an ordinal one, in one word or several. */
    russian: new RegExp(
      `(?<!\\p{L})((?:(?:${cardinal})[\\s-]?)*)(?:(${ordinal})${ENDING}|(${cardinal}))(?!\\p{L})`,
      'gu',
    ),
    englishNumber: new RegExp(
      `(?<![\\p{L}\\d])(?:(${DIGITS.join('|')}) )?(${Object.keys(english).join('|')})(?:[ -](${DIGITS.slice(1).join('|')}))?(?![\\p{L}\\d-])`,
      'gu',
    ),
  }
}

let read: ReturnType<typeof readNumbers> | undefined
/** Computed at the first search, like the table of the trade's terms. */
function numbers() {
  read ??= readNumbers()
  return read
}

/** Smaller ones are said of many things: «второй», «одна». */
const LEAST = 10

/** @returns the sum of numbers that are said after one another; null where they make no number: «пять двадцатых» */
function sumOf(parts: number[]): number | null {
  const fits = parts.every((part, at) => {
    const before = parts[at - 1]
    return before === undefined || part < 10 ** (String(before).length - 1)
  })
  const sum = parts.reduce((total, part) => total + part, 0)
  return fits && sum >= LEAST ? sum : null
}

function russianValue(
  whole: string,
  before: string,
  ordinal: string | undefined,
  cardinal: string | undefined,
): string {
  const { cardinals, ordinals, each } = numbers()
  const parts = Array.from(before.matchAll(each), ([word]) => cardinals[word] ?? 0)
  const last = ordinal === undefined ? cardinals[cardinal ?? ''] : ordinals[ordinal]
  return String(sumOf([...parts, last ?? 0]) ?? whole)
}

/** "two hundred", "forty five"; a digit that does not belong to the number stays before it. */
function englishValue(whole: string, times: string | undefined, word: string, ones: string | undefined): string {
  const value = numbers().english[word] ?? 0
  const last = ones === undefined || value < 20 || value === 100 ? 0 : DIGITS.indexOf(ones)
  if (ones !== undefined && last === 0) return whole
  if (times === undefined) return String(value + last)
  return word === 'hundred' ? String(DIGITS.indexOf(times) * 100) : `${times} ${value + last}`
}

/**
 * @param text normalised
 * @returns it with whole numbers from ten on in digits: «труба 108», "elbow 90 degree"
 */
export const withSpokenNumbers = (text: string): string =>
  text.replace(numbers().russian, russianValue).replace(numbers().englishNumber, englishValue)
