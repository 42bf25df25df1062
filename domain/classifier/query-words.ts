/** Splits a query into words, each with the index it is searched in, its stems and the endings its forms may have. */
import { ENGLISH_ENDINGS, RUSSIAN_ENDINGS } from '../search-text/endings.ts'
import { LATIN_KEY_ENDINGS, latinKey, latinKeyStem } from '../search-text/latin-key.ts'
import { commonPrefix, relatedStems, stem } from '../search-text/stem.ts'
import { STOP_WORDS } from '../search-text/stop-words.ts'
import { fold } from './fold.ts'

/** The index that a word is searched in; `latin` holds the Russian names in Latin keys. */
export type Script = 'en' | 'ru' | 'zh' | 'latin'

export interface QueryWord {
  script: Script
  /** The word as shown to people. */
  shown: string
  /** The word as in its index: folded, or a Latin key. */
  typed: string
  /** Prefixes of its other forms. */
  stems: string[]
  /** What may follow a stem in a form of the word. */
  endings: ReadonlySet<string>
}

const MAX_WORDS = 8
const MIN_KEY = 2
const WORD = /\p{Script=Han}+|[0-9a-zа-яß-ɏ]+/gu
const HAN = /^\p{Script=Han}/u
const RUSSIAN = /[а-я]/

const foldAll = (endings: ReadonlySet<string>): ReadonlySet<string> => new Set([...endings].map(fold))
const ENDINGS = { ru: foldAll(RUSSIAN_ENDINGS), en: foldAll(ENGLISH_ENDINGS), latin: LATIN_KEY_ENDINGS }
const NONE: ReadonlySet<string> = new Set()

function stemsOf(word: string): string[] {
  const own = stem(word)
  return [...new Set([commonPrefix(word, own), ...relatedStems(own)])].filter(({ length }) => length > 1).map(fold)
}

function queryWord(word: string): QueryWord {
  if (HAN.test(word)) return { script: 'zh', shown: word, typed: word, stems: [], endings: NONE }
  const typed = fold(word)
  const stems = stemsOf(word)
  if (RUSSIAN.test(word)) return { script: 'ru', shown: word, typed, stems, endings: ENDINGS.ru }
  if (/^\d+$/.test(word)) return { script: 'ru', shown: word, typed, stems: [], endings: NONE }
  return { script: 'en', shown: word, typed, stems, endings: ENDINGS.en }
}

/** What a thing is for, or made of or with, follows its name in English: "insulin for injections". */
const FURTHER = / (?:for|with|made|in|from|without)( .*)$/

/** @returns the words of a query in lower case, those that name the thing last, at most eight, without stop words unless there are no others. */
export function splitQuery(q: string): string[] {
  const text = q.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
  const [ending = '', modifier = ''] = FURTHER.exec(text) ?? []
  const head = text.slice(0, text.length - ending.length)
  const words = [...new Set(`${modifier} ${head}`.match(WORD) ?? [])]
  const meaningful = words.filter((word) => !STOP_WORDS.has(word))
  return (meaningful.length > 0 ? meaningful : words).slice(0, MAX_WORDS)
}

export const toQueryWords = (words: string[]): QueryWord[] => words.map(queryWord)

/** Reads words in Latin letters as transliterated Russian ones. */
export function toLatinWords(words: string[]): QueryWord[] {
  return words.map((word): QueryWord => {
    if (!/^[a-z]{3,}$/.test(word)) return queryWord(word)
    const typed = latinKey(word)
    // A one-letter key would match half of the dictionary. A key of half the word's length or less comes from repeated letters: zzzqqq is not жк.
    if (typed.length < MIN_KEY || typed.length * 2 <= word.length) return queryWord(word)
    return { script: 'latin', shown: word, typed, stems: [latinKeyStem(typed)], endings: ENDINGS.latin }
  })
}
