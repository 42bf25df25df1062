/** Traditional Chinese characters and the simplified ones that names are written in: 閘閥 is searched as 闸阀. */
import { TRADITIONAL_CHARACTERS } from './traditional-characters.ts'

const readPairs = (): Map<string, string> =>
  new Map(
    [...TRADITIONAL_CHARACTERS.pairs.replace(/\s/g, '').matchAll(/(.)(.)/gu)].map(
      ([, traditional = '', simplified = '']) => [traditional, simplified],
    ),
  )

/** Read at the first search or indexed text: other requests need no table. */
let pairs: Map<string, string> | undefined

/** @returns the text with simplified characters in place of traditional ones; everything else as it is. */
export function simplified(text: string): string {
  pairs ??= readPairs()
  const known = pairs
  return text.replace(/\p{Script=Han}/gu, (character) => known.get(character) ?? character)
}
