/** What somebody typed, as words to be looked for: where, by which beginning, and what may follow it. */
import { ENGLISH_ENDINGS, RUSSIAN_ENDINGS } from '../search-text/endings.ts'
import { LATIN_KEY_ENDINGS, latinKey, latinKeyStem } from '../search-text/latin-key.ts'
import { kin, stem } from '../search-text/stem.ts'
import { STOP_WORDS } from '../search-text/stop-words.ts'
import { fold } from './fold.ts'

/** Which text a word is looked for in; `latin` is the Russian one by its sound. */
export type Script = 'en' | 'ru' | 'zh' | 'latin'

export interface QueryWord {
  script: Script
  /** As it was read, for people. */
  shown: string
  /** As it stands in the text of its script. */
  typed: string
  /** Beginnings that its other forms share. */
  stems: string[]
  /** What may follow a stem in a form of the word. */
  endings: ReadonlySet<string>
}

const MOST_WORDS = 8
const SHORTEST_SOUND = 2
const WORD = /\p{Script=Han}+|[0-9a-zа-яß-ɏ]+/gu
const HAN = /^\p{Script=Han}/u
const RUSSIAN = /[а-я]/

const foldAll = (endings: ReadonlySet<string>): ReadonlySet<string> => new Set([...endings].map(fold))
const ENDINGS = { ru: foldAll(RUSSIAN_ENDINGS), en: foldAll(ENGLISH_ENDINGS), latin: LATIN_KEY_ENDINGS }
const NONE: ReadonlySet<string> = new Set()

/** English stems change their last letter (bodi for body): what they share with the word is what its forms share. */
function commonBeginning(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return a.slice(0, length)
}

function stemsOf(word: string): string[] {
  const own = stem(word)
  return [...new Set([commonBeginning(word, own), ...kin(own)])].filter(({ length }) => length > 1).map(fold)
}

function queryWord(word: string): QueryWord {
  if (HAN.test(word)) return { script: 'zh', shown: word, typed: word, stems: [], endings: NONE }
  const typed = fold(word)
  const stems = stemsOf(word)
  if (RUSSIAN.test(word)) return { script: 'ru', shown: word, typed, stems, endings: ENDINGS.ru }
  if (/^\d+$/.test(word)) return { script: 'ru', shown: word, typed, stems: [], endings: NONE }
  return { script: 'en', shown: word, typed, stems, endings: ENDINGS.en }
}

/** @returns the words of a query without those that say nothing, unless there is nothing else; at most eight. */
export function typedWords(q: string): string[] {
  const text = q.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
  const words = [...new Set(text.match(WORD) ?? [])]
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
}

export const toQueryWords = (words: string[]): QueryWord[] => words.map(queryWord)

/** Words in Latin letters, taken for Russian ones. */
export function toLatinWords(words: string[]): QueryWord[] {
  return words.map((word): QueryWord => {
    if (!/^[a-z]{3,}$/.test(word)) return queryWord(word)
    const typed = latinKey(word)
    // What sounds so short begins half of the dictionary.
    if (typed.length < SHORTEST_SOUND) return queryWord(word)
    return { script: 'latin', shown: word, typed, stems: [latinKeyStem(typed)], endings: ENDINGS.latin }
  })
}
