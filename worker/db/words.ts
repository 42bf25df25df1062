/**
 * The one place that prepares text for searching. The index and a query go through the same steps, or they would not
 * meet: «трубы» finds «труба», 钢管 finds 无缝钢管, "DN 50" finds «Ду50».
 */
import { relatedStems, stem } from '../../domain/search-text/stem.ts'
import { STOP_WORDS } from '../../domain/search-text/stop-words.ts'
import { pieces, windows } from './han.ts'
import { latinLookalikes, normalise } from './normalise.ts'

/** Of a longer text only the beginning is indexed: no description needs more, and an upload must not cost more. */
const LONGEST_TEXT = 20_000
const MOST_WORDS = 12

export const HAN = /^\p{Script=Han}/u
const WORD =
  /\p{Script=Han}+|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+(?:[\-\u2010-\u2013.\/_+][[\p{L}\p{N}\p{M}]--\p{Script=Han}]+)*/gv
/** A dot or slash between digits belongs to a number (3.5, 3/4); elsewhere it separates. */
const SEPARATOR = /[-\u2010-\u2013_+]|(?<!\d)[./]|[./](?!\d)/
const NUMBER_OR_LETTERS = /\d+(?:[./]\d+)*|[^\d]+/g

/** What a word of text is made of. */
interface Parts {
  /** In reading order; in the index they stand side by side, so that they can be found as a phrase. */
  runs: string[]
  /** Spellings as one word. */
  whole: string[]
}

/** bv-f-50-16 → bv f 50 16, and bvf5016 as one; sc-7.5-8 → sc758 as well. */
function designation(word: string): Parts {
  const pieces = word.split(SEPARATOR).filter(Boolean)
  const runs = pieces.flatMap((piece) => piece.match(NUMBER_OR_LETTERS) ?? []).filter((run) => run !== 'x')
  const mixed = pieces.length > 1 ? pieces.filter((piece) => /\d/.test(piece) && /\p{L}/u.test(piece)) : []
  const joined = pieces.join('')
  const bare = mixed.length + pieces.length > 1 && /\p{L}/u.test(word) ? [joined.replace(/[./]/g, '')] : []
  return { runs: runs.map(stem), whole: [...new Set([...mixed, ...bare, joined].map(latinLookalikes))] }
}

function compound(word: string): Parts {
  if (/\d/.test(word)) return designation(word)
  const pieces = word.split(SEPARATOR).filter(Boolean)
  return { runs: pieces.map(stem), whole: pieces.length > 1 ? [stem(pieces.join(''))] : [] }
}

/** Words and numbers of a text, normalised; a run of Han characters is one. */
export const scan = (text: string): string[] => normalise(text.slice(0, LONGEST_TEXT)).match(WORD) ?? []

function tokens(word: string): string[] {
  if (HAN.test(word)) return windows(word)
  const { runs, whole } = compound(word)
  return [...runs, ...whole.filter((one) => runs.length > 1 || one !== runs[0])]
}

/**
 * @param text any text in any of the three languages.
 * @returns tokens joined by spaces, for a column of product_fts or directory_fts.
 */
export const indexText = (text: string): string => scan(text).flatMap(tokens).join(' ')

/** What a slip can be found among: no number, no designation. */
const LETTERS = /^(?:[a-z]{3,24}|[а-я]{3,24})$/

/** @returns the words of letters alone in a text, normalised, each once. */
export const lettersIn = (text: string): Set<string> =>
  new Set(
    scan(text)
      .flatMap((word) => word.split(SEPARATOR))
      .filter((word) => LETTERS.test(word)),
  )

/** @returns the tokens of a query's word that stand side by side in the index, joined by spaces; all of its forms share them. */
export const keyOf = (word: string): string => (HAN.test(word) ? word : compound(word).runs.join(' '))

/** @returns the words that a compound is written of («втулочно-пальцевая»); none for a designation and for a single word. */
export function compoundParts(word: string): string[] {
  const parts = /\d/.test(word) ? [] : word.split(SEPARATOR).filter(Boolean)
  return parts.length > 1 ? parts : []
}

/** A word of a query. */
export interface QueryWord {
  /** As typed, normalised. */
  typed: string
  /** Any of these found is the word found. A form of several tokens is a phrase. */
  forms: string[]
  /** What to look for as the beginning of a token while the word is still being typed; '' where that means nothing. */
  beginning: string
  /** Whether tokens that begin so are the word found as well: the first part of a model's number. */
  begins?: true
  /** The words that it was put together from: all of them found is the word found, too. */
  parts?: QueryWord[]
  /** Other names: the tokens of any of them found near one another is the word found. */
  names?: string[][]
}

export function hanWord(piece: string): QueryWord {
  const characters = Array.from(piece)
  if (characters.length === 1) return { typed: piece, forms: [], beginning: piece }
  return { typed: piece, forms: [windows(piece).slice(0, -1).join(' ')], beginning: '' }
}

export function queryWord(word: string): QueryWord {
  const { runs, whole } = compound(word)
  const last = whole.at(-1)
  const forms = [...(last === undefined ? [] : [last]), runs.join(' ')].filter(Boolean)
  const only = runs.length === 1 && last === undefined ? runs[0] : undefined
  return {
    typed: word,
    forms: [...new Set([...forms, ...(only === undefined ? [] : relatedStems(only))])],
    beginning: /\d/.test(word) ? (last ?? '') : word.replace(/[^\p{L}\p{M}]/gu, ''),
  }
}

/** @returns words without stop words, unless there is nothing else. */
export function tellingWords(words: string[], saysNothing: (word: string) => boolean): string[] {
  const telling = words.filter((word) => !saysNothing(word))
  return telling.length > 0 ? telling : words
}

/** @returns each word once, at most 12. */
export const fewWords = (words: QueryWord[]): QueryWord[] =>
  [...new Map(words.map((word) => [word.typed, word])).values()].slice(0, MOST_WORDS)

/**
 * @param q what somebody typed; anything at all.
 * @returns its words, without stop words unless there is nothing else, at most 12; none when there is no letter or digit.
 */
export const queryWords = (q: string): QueryWord[] =>
  fewWords(
    tellingWords(scan(q), (word) => STOP_WORDS.has(word)).flatMap((word) =>
      HAN.test(word) ? pieces(word).map(hanWord) : [queryWord(word)],
    ),
  )

function commonBeginning(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return a.slice(0, length)
}

const ownMarks = ({ typed, parts }: QueryWord): string[] => {
  if (parts) return parts.flatMap(ownMarks)
  return [HAN.test(typed) ? typed : commonBeginning(typed, stem(typed))]
}

/** @returns beginnings of words to mark in found texts: what the typed word and its stem share. */
export const marks = (words: QueryWord[]): string[] => [...new Set(words.flatMap(ownMarks))].filter(Boolean)
