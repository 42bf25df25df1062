/**
 * The tokens by which the index finds a Chinese name typed in Latin letters ("qiufa", "qiu fa", "qf" for 球阀) or with another
 * character of the same sound.
 */
import { isNameSound, pinyinOf, syllablesOf } from '../../../domain/search-text/pinyin.ts'

/** A letter of another script as prefix of each token: words in Latin letters ("pe", "gang") must not find syllables. */
const SOUND = 'ㄆ'
const INITIALS = 'ㄅ'

const neighbours = (parts: string[]): string[] => parts.map((part, at) => part + (parts[at + 1] ?? ''))

const soundsOf = (syllables: string[]): string[] => neighbours(syllables).map((sound) => SOUND + sound)

const initialsOf = (letters: string[]): string[] =>
  neighbours(letters)
    .slice(0, -1)
    .map((pair) => INITIALS + pair)

/** @returns tokens of a name's run of Han characters: sounds and initials of every two neighbours. */
export function pinyinTokens(run: string): string[] {
  const syllables = pinyinOf(run)
  return [...soundsOf(syllables), ...initialsOf(syllables.map((syllable) => syllable.charAt(0)))]
}

/** Letters that may be the initials of a name: no syllable begins with i, u or v, which most words of other languages contain. */
const INITIAL_LETTERS = /^[a-hj-tw-z]{2,8}$/

/** A reading of typed letters: syllables to show, and the tokens that a name has side by side. */
interface PinyinReading {
  syllables: string[]
  tokens: string[]
}

/** Letters of the first syllable of a name that is being typed: "qiu" of "qiufa". */
const MIN_SYLLABLE_LENGTH = 3

/**
 * @param letters Latin letters in lower case, one word or several without spaces.
 * @param isUnfinished whether the last syllable may go on.
 * @param withInitials whether the reader types Chinese: two letters of another language are hardly the initials of a Chinese name.
 * @returns readings as full syllables, and where they cannot be syllables as the initials of two to eight characters.
 */
export function pinyinReadings(letters: string, isUnfinished: boolean, withInitials = true): PinyinReading[] {
  const ways = syllablesOf(letters, isUnfinished)
  const only = isUnfinished && letters.length >= MIN_SYLLABLE_LENGTH ? ways.find((way) => !isNameSound(way)) : undefined
  if (ways.length > 0) {
    const names = ways.filter(isNameSound).map((syllables) => ({ syllables, tokens: phraseOf(syllables) }))
    return only ? [...names, { syllables: only, tokens: soundsOf(only) }] : names
  }
  return withInitials && INITIAL_LETTERS.test(letters)
    ? [{ syllables: [...letters], tokens: initialsOf([...letters]) }]
    : []
}

/** The index also has the last syllable of a name by itself, but a phrase does not need it. */
const phraseOf = (syllables: string[]): string[] => soundsOf(syllables).slice(0, -1)

/** @returns tokens that a name with the same sound has side by side; none for a single character. */
export const samePinyin = (run: string): string[] => phraseOf(pinyinOf(run))
