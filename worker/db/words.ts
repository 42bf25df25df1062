/**
 * The one place that prepares text for searching. The index and a query go through the same steps, or they would not
 * meet: «трубы» finds «труба», 钢管 finds 无缝钢管, "DN 50" finds «Ду50».
 */
import { kin, stem } from '../../web/words/stem.ts'
import { STOP_WORDS } from '../../web/words/stop-words.ts'
import { pieces, windows } from './han.ts'
import { latinLookalikes, normalise } from './normalise.ts'

/** Of a longer text only the beginning is indexed: no description needs more, and an upload must not cost more. */
const LONGEST_TEXT = 20_000
const MOST_WORDS = 12

const HAN = /^\p{Script=Han}/u
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

/** bv-f-50-16 → bv f 50 16, and bvf5016 as one. */
function designation(word: string): Parts {
  const pieces = word.split(SEPARATOR).filter(Boolean)
  const runs = pieces.flatMap((piece) => piece.match(NUMBER_OR_LETTERS) ?? []).filter((run) => run !== 'x')
  const mixed = pieces.length > 1 ? pieces.filter((piece) => /\d/.test(piece) && /\p{L}/u.test(piece)) : []
  return { runs: runs.map(stem), whole: [...mixed, pieces.join('')].map(latinLookalikes) }
}

function compound(word: string): Parts {
  if (/\d/.test(word)) return designation(word)
  const pieces = word.split(SEPARATOR).filter(Boolean)
  return { runs: pieces.map(stem), whole: pieces.length > 1 ? [stem(pieces.join(''))] : [] }
}

const scan = (text: string): string[] => normalise(text.slice(0, LONGEST_TEXT)).match(WORD) ?? []

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

/** A word of a query. */
export interface QueryWord {
  /** As typed, normalised. */
  typed: string
  /** Any of these found is the word found. A form of several tokens is a phrase. */
  forms: string[]
  /** What to look for as the beginning of a token while the word is still being typed; '' where that means nothing. */
  beginning: string
}

function hanWord(piece: string): QueryWord {
  const characters = Array.from(piece)
  if (characters.length === 1) return { typed: piece, forms: [], beginning: piece }
  return { typed: piece, forms: [windows(piece).slice(0, -1).join(' ')], beginning: '' }
}

function queryWord(word: string): QueryWord {
  const { runs, whole } = compound(word)
  const last = whole.at(-1)
  const forms = [...(last === undefined ? [] : [last]), runs.join(' ')].filter(Boolean)
  const only = runs.length === 1 && last === undefined ? runs[0] : undefined
  return {
    typed: word,
    forms: [...new Set([...forms, ...(only === undefined ? [] : kin(only))])],
    beginning: /\d/.test(word) ? (last ?? '') : word.replace(/[^\p{L}\p{M}]/gu, ''),
  }
}

/**
 * @param q what somebody typed; anything at all.
 * @returns its words, without stop words unless there is nothing else, at most 12; none when there is no letter or digit.
 */
export function queryWords(q: string): QueryWord[] {
  const scanned = scan(q)
  const telling = scanned.filter((word) => !STOP_WORDS.has(word))
  const words = (telling.length > 0 ? telling : scanned).flatMap((word) =>
    HAN.test(word) ? pieces(word).map(hanWord) : [queryWord(word)],
  )
  return [...new Map(words.map((word) => [word.typed, word])).values()].slice(0, MOST_WORDS)
}

/** Quoted, a token has no syntax for FTS5, whatever it is made of. */
const quote = (form: string): string => `"${form.replaceAll('"', '""')}"`

/** One letter begins half of the dictionary: reading all that costs more than it tells. Han characters tell much. */
const mayBegin = (beginning: string): boolean => beginning.length > 1 || HAN.test(beginning)

function alternatives(word: QueryWord, asBeginning: boolean): string {
  const forms = word.forms.map(quote)
  const begins = (asBeginning || forms.length === 0) && mayBegin(word.beginning)
  return `(${[...forms, ...(begins ? [`${quote(word.beginning)}*`] : [])].join(' OR ')})`
}

/**
 * @param words from queryWords.
 * @param options.prefixLast whether the last word is still being typed.
 * @returns a MATCH string of FTS5 that asks for every word. Without words it finds nothing.
 */
export function matchQuery(words: QueryWord[], { prefixLast = false } = {}): string {
  if (words.length === 0) return '""'
  return words.map((word, at) => alternatives(word, prefixLast && at === words.length - 1)).join(' AND ')
}

function commonBeginning(a: string, b: string): string {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return a.slice(0, length)
}

/** @returns beginnings of words to mark in found texts: what the typed word and its stem share. */
export function marks(words: QueryWord[]): string[] {
  const beginnings = words.map(({ typed }) => (HAN.test(typed) ? typed : commonBeginning(typed, stem(typed))))
  return [...new Set(beginnings)].filter(Boolean)
}
