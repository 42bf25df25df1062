/** Interpretations of a query: as typed and, where no node matches all its words, with likely mistakes corrected. */
import { otherLayout } from '../search-text/keyboard-layout.ts'
import { isNameSound, pinyinOf, syllablesOf } from '../search-text/pinyin.ts'
import { simplified } from '../search-text/traditional.ts'
import { inOtherWords } from './han-activities.ts'
import { piecesOfSentence } from './han-sentences.ts'
import { splitHan } from './han-words.ts'
import { type QueryWord, splitQuery, toLatinWords, toQueryWords } from './query-words.ts'
import { correctWord, type Vocabulary } from './spelling.ts'
import { inClassifierWords } from './spoken-activities.ts'
import { withoutStopPhrases } from './stop-phrases.ts'

export interface CodeInterpretation {
  reading: 'words' | 'layout' | 'latin' | 'spelling'
  words: QueryWord[]
}

/** What interpretations need of an index. */
interface KnownWords {
  vocabulary: () => { en: Vocabulary; ru: Vocabulary }
  hanNames: () => ReadonlySet<string>
  /** Chinese names by their pinyin. */
  bySound: () => ReadonlyMap<string, string>
  nameHasWord: (word: QueryWord) => boolean
  /** Whether a name or an alias has these Chinese characters side by side. */
  hasHan: (text: string) => boolean
}

const HAN = /^\p{Script=Han}{2,}$/u
/** Minimum length of the parts into which a word is split. */
const MIN_PART = 3
/** Fewer letters are abbreviations rather than syllables. */
const MIN_SOUND = 4

function isKnown({ nameHasWord }: KnownWords, typed: string): boolean {
  const [word] = toQueryWords([typed])
  return word !== undefined && nameHasWord(word)
}

const changed = (words: string[], typed: string[]): string[] | null =>
  words.length !== typed.length || words.some((word, at) => word !== typed[at]) ? words : null

/** 汽车轮毂 is read as 汽车 and 轮毂 where no name contains both side by side. */
const splitRuns = (known: KnownWords, typed: string[]): string[] | null =>
  changed(
    typed.flatMap((word) => {
      if (!HAN.test(word) || isKnown(known, word)) return [word]
      const pieces = splitHan(known.hanNames(), word)
      return pieces.length > 0 ? pieces : [word]
    }),
    typed,
  )

/** The last name that is not known is read in other words: 芯片制造 as 芯片厂, or as 芯片 and 生产. */
function otherActivities(known: KnownWords, typed: string[]): string[][] {
  const at = typed.findLastIndex((word) => HAN.test(word) && !isKnown(known, word))
  return inOtherWords(typed[at] ?? '', (text) => isKnown(known, text)).map((words) => typed.toSpliced(at, 1, ...words))
}

/** 给宾馆洗床单 is read as 床单 and 清洗. */
const sentences = (known: KnownWords, typed: string[]): string[] | null =>
  changed(
    typed.flatMap((word) => {
      if (!HAN.test(word) || known.hasHan(word)) return [word]
      const pieces = piecesOfSentence(word, known.hasHan)
      return pieces.length > 0 ? pieces : [word]
    }),
    typed,
  )

/** "barber shop" is read as "barbershop". */
function joined(known: KnownWords, typed: string[]): string[] {
  const words: string[] = []
  for (let at = 0; at < typed.length; at += 1) {
    const [word = '', next = ''] = typed.slice(at)
    const both = word + next
    const isOne = next !== '' && both.length > 2 * MIN_PART - 1 && !HAN.test(both) && isKnown(known, both)
    words.push(isOne ? both : word)
    if (isOne) at += 1
  }
  return words
}

/** "smartwatch" is read as "smart watch". */
function divided(known: KnownWords, word: string): string[] {
  if (word.length < 2 * MIN_PART || !/^[a-zа-я]+$/.test(word) || isKnown(known, word)) return [word]
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every((part) => isKnown(known, part))) return parts
  }
  return [word]
}

const otherSpaces = (known: KnownWords, typed: string[]): string[] | null =>
  changed(
    joined(known, typed).flatMap((word) => divided(known, word)),
    typed,
  )

/** Characters of a name of which one may be another one of the same sound. */
const MIN_HAN_SOUND = 3

/** 塑料代 is 塑料袋, and 男士运动协 has 运动鞋 at its end: a Chinese name with a character of the same sound in place of another one. */
function sameSound(known: KnownWords, typed: string): string[] | null {
  if (!HAN.test(typed) || isKnown(known, typed)) return null
  const characters = Array.from(typed)
  for (let from = 0; from <= characters.length - MIN_HAN_SOUND; from += 1) {
    const end = characters.slice(from).join('')
    const name = known.bySound().get(pinyinOf(end).join(''))
    const before = characters.slice(0, from).join('')
    if (name !== undefined && name !== end) return before.length > 1 && isKnown(known, before) ? [before, name] : [name]
  }
  return null
}

/** "lun tai" is 轮胎. */
function bySound(known: KnownWords, typed: string[]): string[] | null {
  const name = (letters: string): string | null => {
    const syllables = letters.length < MIN_SOUND ? undefined : syllablesOf(letters, false).find(isNameSound)
    return syllables ? (known.bySound().get(syllables.join('')) ?? null) : null
  }
  const whole = name(typed.join(''))
  if (whole !== null) return [whole]
  return changed(
    typed.flatMap((word) => name(word) ?? sameSound(known, word) ?? word),
    typed,
  )
}

function corrected({ vocabulary }: KnownWords, typed: string[]): string[] | null {
  const { en, ru } = vocabulary()
  const words = typed.map((word) => correctWord(/[а-я]/.test(word) ? ru : en, word) ?? word)
  return changed(words, typed)
}

/** @returns the words of a query as it is typed, in simplified characters. */
export const typedWords = (q: string): string[] => splitQuery(withoutStopPhrases(simplified(q.toLowerCase())))

/** @returns interpretations of the query, the most likely first. */
export function* interpretations(known: KnownWords, q: string): Generator<CodeInterpretation> {
  const typed = typedWords(q)
  yield { reading: 'words', words: toQueryWords(typed) }
  const runs = splitRuns(known, typed)
  if (runs) yield { reading: 'words', words: toQueryWords(runs) }
  const said = inClassifierWords(typed)
  if (said) yield { reading: 'words', words: toQueryWords(said) }
  for (const words of otherActivities(known, typed)) yield { reading: 'words', words: toQueryWords(words) }
  const spaced = otherSpaces(known, typed)
  if (spaced) yield { reading: 'spelling', words: toQueryWords(spaced) }
  const other = otherLayout(q.toLowerCase())
  if (other !== null) yield { reading: 'layout', words: toQueryWords(typedWords(other)) }
  // Before Russian in Latin letters, whose keys fit the beginnings of other words: "dianji" is 电机 and no «данные».
  const sounds = bySound(known, typed)
  if (sounds) yield { reading: 'spelling', words: toQueryWords(sounds) }
  const pieces = sentences(known, typed)
  if (pieces) yield { reading: 'words', words: toQueryWords(pieces) }
  if (typed.some((word) => /^[a-z]{3,}$/.test(word))) yield { reading: 'latin', words: toLatinWords(typed) }
  const right = corrected(known, typed)
  if (right) yield { reading: 'spelling', words: toQueryWords(right) }
}
