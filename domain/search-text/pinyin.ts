/** Pinyin of Chinese names, by which they are found when they are typed in Latin letters: "qiufa" or "qiu fa" is 球阀. */
import { PINYIN_SYLLABLES } from './pinyin-syllables.ts'

/** Characters whose reading in names of goods is not the one they are sorted by. */
const OTHER_READINGS: Record<string, string> = { 长: 'chang', 调: 'tiao', 弹: 'tan', 地: 'di', 削: 'xiao', 略: 'lue' }

interface Readings {
  syllables: string[]
  first: string[]
  order: Intl.Collator
  known: Set<string>
  longest: number
}

function readTable(): Readings {
  const entries = PINYIN_SYLLABLES.first.trim().split(/\s+/)
  const syllables = entries.map((entry) => entry.replace(/\P{ASCII}/gu, ''))
  const known = new Set([...syllables, ...Object.values(OTHER_READINGS)].filter((syllable) => /[aeiou]/.test(syllable)))
  return {
    syllables,
    first: entries.map((entry) => entry.replace(/\p{ASCII}/gu, '')),
    // Making one loads the order of all characters.
    order: new Intl.Collator('zh-u-co-pinyin'),
    known,
    longest: Math.max(...[...known].map(({ length }) => length)),
  }
}

let table: Readings | undefined
function readings(): Readings {
  table ??= readTable()
  return table
}

/** @returns the index of the last character that is not after the given one. */
function placeOf(character: string, { first, order }: Readings): number {
  let low = 0
  let high = first.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (order.compare(first[middle] ?? '', character) <= 0) low = middle
    else high = middle - 1
  }
  return low
}

/** Names use some thousand characters: looking one up compares it nine times. */
const syllableOf = new Map<string, string>()

/** @returns the syllable of each Han character, without tones and with u for ü. */
export const pinyinOf = (run: string): string[] =>
  Array.from(run, (character) => {
    const known = syllableOf.get(character)
    if (known !== undefined) return known
    const own = readings()
    const syllable = OTHER_READINGS[character] ?? own.syllables[placeOf(character, own)] ?? ''
    syllableOf.set(character, syllable)
    return syllable
  })

/** Ways to read a word that are tried: "xian" is one syllable or two. */
const MAX_READINGS = 4

/** @returns ways to split letters into syllables, those with long first syllables first. */
function split(letters: string, mayBeUnfinished: boolean): string[][] {
  const { known, longest } = readings()
  const isBeginning = (syllable: string) => [...known].some((one) => one.startsWith(syllable))
  // From the end, so that each rest is read once: letters like "ananan…" have thousands of ways.
  const waysFrom: string[][][] = [[[]]]
  for (let left = 1; left <= letters.length; left += 1) {
    const from = letters.length - left
    const ways: string[][] = []
    for (let length = Math.min(longest, left); length > 0; length -= 1) {
      const syllable = letters.slice(from, from + length)
      if (!known.has(syllable) && !(length === left && mayBeUnfinished && isBeginning(syllable))) continue
      ways.push(...(waysFrom[left - length] ?? []).map((way) => [syllable, ...way]))
    }
    waysFrom.push(ways.slice(0, MAX_READINGS))
  }
  return waysFrom.at(-1) ?? []
}

/** Longer runs of letters are not names. */
const LETTERS = /^[a-z]{2,40}$/

/**
 * @param letters Latin letters in lower case, one word or several without spaces; v is typed for ü
 * @param mayBeUnfinished whether the last syllable may go on
 * @returns ways to read them as syllables in the spelling of `pinyinOf`, at most four; none where they are not syllables
 */
export const syllablesOf = (letters: string, mayBeUnfinished: boolean): string[][] =>
  LETTERS.test(letters) ? split(letters.replaceAll('ve', 'ue').replaceAll('v', 'u'), mayBeUnfinished) : []

/** Names are typed as two syllables and more: a single one is the sound of too many characters. */
export const isNameSound = (syllables: string[]): boolean => syllables.length > 1
