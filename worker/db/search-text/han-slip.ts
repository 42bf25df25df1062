/** Finds the Chinese name of the trade of which a query has one character wrong. */
import { wordsOfRun } from './han.ts'

/** @returns the place of the only character that differs; undefined where there is none, or several */
function placeOfSlip(one: string[], other: string[]): number | undefined {
  const places = one.flatMap((character, at) => (character === other[at] ? [] : [at]))
  return one.length === other.length && places.length === 1 ? places[0] : undefined
}

/** @returns whether the character at a place belongs to a word of the dictionary: the 截 of 截止阀 is no slip, the 绣 of 不绣钢管 is one */
function isInWord(text: string, place: number): boolean {
  let end = 0
  return wordsOfRun(text).some((word) => {
    const from = end
    end += word.length
    return word.length > 1 && from <= place && place < end
  })
}

/** Fewest characters of a name: with one of two wrong, too many words are equally near. */
const MIN_NAME_LENGTH = 3

/**
 * @returns the only one of some names that differs from a part of a query in one character; undefined where the part is a word, or several
 * names are equally near
 */
export function slipOf(part: string, names: string[]): string | undefined {
  const characters = Array.from(part)
  if (characters.length < MIN_NAME_LENGTH || wordsOfRun(part).length === 1) return undefined
  const near = names.flatMap((name) => {
    const place = placeOfSlip(characters, Array.from(name))
    return place === undefined ? [] : [{ name, place }]
  })
  const [only] = near
  return only && near.length === 1 && !isInWord(part, only.place) ? only.name : undefined
}
