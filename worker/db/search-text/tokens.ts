/**
 * Splits texts and queries into tokens. The index and queries go through the same steps, otherwise they would not match: «трубы» finds
 * «труба», 钢管 finds 无缝钢管, "DN 50" finds «Ду50».
 */
import { latinLookalikes } from '../../../domain/search-text/lookalikes.ts'
import { commonPrefix, relatedStems, stem } from '../../../domain/search-text/stem.ts'
import { STOP_WORDS } from '../../../domain/search-text/stop-words.ts'
import { bigrams, segmentWords } from './han.ts'
import { normalise } from './normalise.ts'
import { pinyinTokens } from './pinyin-tokens.ts'
import { quantityTokens } from './quantities.ts'

/** Only the beginning of a longer text is indexed, so that a huge upload cannot make indexing expensive. */
export const MAX_INDEXED_LENGTH = 20_000
const MAX_TERMS = 12

/** Matches text that begins with a Chinese character. */
export const HAN = /^\p{Script=Han}/u
const WORD =
  /\p{Script=Han}+|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+(?:[\-\u2010-\u2013.\/_+][[\p{L}\p{N}\p{M}]--\p{Script=Han}]+)*/gv
/** A dot or slash between digits belongs to a number (3.5, 3/4); elsewhere it separates. */
const SEPARATOR = /[-\u2010-\u2013_+]|(?<!\d)[./]|[./](?!\d)/
const NUMBER_OR_LETTERS = /\d+(?:[./]\d+)*|[^\d]+/g

/** The tokens of a word. */
interface WordTokens {
  /** Tokens in reading order, which are adjacent in the index, so that they can be searched as a phrase. */
  runs: string[]
  /** The word written as one, in each spelling. */
  whole: string[]
}

/** bv-f-50-16 → bv f 50 16, and bvf5016 as one; sc-7.5-8 → sc758 as well. */
function designation(word: string): WordTokens {
  const pieces = word.split(SEPARATOR).filter(Boolean)
  const runs = pieces.flatMap((piece) => piece.match(NUMBER_OR_LETTERS) ?? []).filter((run) => run !== 'x')
  const mixed = pieces.length > 1 ? pieces.filter((piece) => /\d/.test(piece) && /\p{L}/u.test(piece)) : []
  const joined = pieces.join('')
  const bare = mixed.length + pieces.length > 1 && /\p{L}/u.test(word) ? [joined.replace(/[./]/g, '')] : []
  return { runs: runs.map(stem), whole: [...new Set([...mixed, ...bare, joined].map(latinLookalikes))] }
}

function compound(word: string): WordTokens {
  if (/\d/.test(word)) return designation(word)
  const pieces = word.split(SEPARATOR).filter(Boolean)
  return { runs: pieces.map(stem), whole: pieces.length > 1 ? [stem(pieces.join(''))] : [] }
}

/**
 * @param text normalised.
 * @returns its words and numbers; a run of Han characters is one.
 */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** Words and numbers of a text, normalised; a run of Han characters is one. */
export const splitWords = (text: string): string[] => wordsOf(normalise(text.slice(0, MAX_INDEXED_LENGTH)))

function tokensOf(word: string): string[] {
  if (HAN.test(word)) return bigrams(word)
  const { runs, whole } = compound(word)
  return [...runs, ...whole.filter((one) => runs.length > 1 || one !== runs[0])]
}

/**
 * @param text any text in any of the three languages.
 * @returns tokens joined by spaces, for a column of product_fts or directory_fts. Those of quantities come last, because words that are
 *   side by side in the text are found as a phrase.
 */
export function indexText(text: string): string {
  const whole = normalise(text.slice(0, MAX_INDEXED_LENGTH))
  return [...wordsOf(whole).flatMap(tokensOf), ...quantityTokens(whole)].join(' ')
}

/** @returns indexText of a name, which is also found by the sound of its Chinese. */
export function indexName(text: string): string {
  const runs = splitWords(text).filter((word) => HAN.test(word))
  return [indexText(text), ...new Set(runs.flatMap(pinyinTokens))].join(' ')
}

/** Only words of letters are corrected, not numbers and designations. */
export const LETTERS = /^(?:[a-z]{3,24}|[а-я]{3,24})$/

/** @returns the words of a text that misspellings are compared with: only words of letters, normalised, each once. */
export const correctableWords = (text: string): Set<string> =>
  new Set(
    splitWords(text)
      .flatMap((word) => word.split(SEPARATOR))
      .filter((word) => LETTERS.test(word)),
  )

/** @returns the stems of a word, joined by spaces: a key that all of its forms share. */
export const stemKey = (word: string): string => (HAN.test(word) ? word : compound(word).runs.join(' '))

/**
 * @returns the words that a compound is written with («втулочно-пальцевая»); none for a designation or a single word.
 */
export function compoundWords(word: string): string[] {
  const pieces = /\d/.test(word) ? [] : word.split(SEPARATOR).filter(Boolean)
  return pieces.length > 1 ? pieces : []
}

/** A term of a query: a word, or a phrase of the trade. */
export interface QueryTerm {
  /** The term as it was typed, normalised. */
  typed: string
  /** Any of these is a match. A form of several tokens is searched as a phrase. */
  forms: string[]
  /** The prefix of the tokens that match while the term is still being typed; '' where a prefix makes no sense. */
  prefix: string
  /** Whether tokens with that prefix always match: for the first part of a model's number. */
  matchesPrefix?: true
  /** The terms that it was joined from: all of them together match, too. */
  subterms?: QueryTerm[]
  /** Tokens of each synonym: all tokens of any one synonym, near one another, match. */
  synonyms?: string[][]
  /** Whether it is a name of a thing in the trade. */
  isThing?: true
  /** The number of a quantity, which is searched without the unit where no text has it with the unit. */
  bare?: QueryTerm
}

/** Matches a single Chinese character, which beside others says little. */
export const ONE_HAN = /^\p{Script=Han}$/u

/** Single characters that name a kind of thing, whatever precedes them. */
const HAN_THINGS = /[泵阀鞋靴]/u

export const isHanThing = (word: string): boolean => ONE_HAN.test(word) && HAN_THINGS.test(word)

/** @returns whether the terms that are left of a longer query still say what is wanted: 烯, left of 石墨烯, is in the name of any plastic. */
export const areTelling = (left: QueryTerm[]): boolean => {
  const words = left.filter(({ typed }) => !/\d/.test(typed))
  return words.length === 0
    ? left.length > 0
    : words.some(({ typed }) => !ONE_HAN.test(typed) || HAN_THINGS.test(typed))
}

/** 子 only makes a noun of a thing's name: goods with 靴 are found by 靴子. */
const WITH_ZI = /^([靴箱袋管鞋轮绳链帽盒架桶罐])子$/u

export function hanTerm(piece: string): QueryTerm {
  const characters = Array.from(piece)
  const [, thing] = WITH_ZI.exec(piece) ?? []
  if (thing) return { typed: piece, forms: [], prefix: thing, matchesPrefix: true, isThing: true }
  if (characters.length === 1) return { typed: piece, forms: [], prefix: piece }
  return { typed: piece, forms: [bigrams(piece).slice(0, -1).join(' ')], prefix: '' }
}

/** Letters and a number with a dot or a slash in it, written as one. */
const DOTTED = /^(?=.*\p{L}).*\d[./]\d/u

/** A dot or a slash may stand for another sign: bv.f.50.16 is BV-F-50-16, which the index has as one word and as words side by side. */
const otherSigns = (runs: string[], whole: string): string[] =>
  runs.length > 2 && DOTTED.test(whole)
    ? [whole.replace(/[./]/g, ''), runs.flatMap((run) => run.split(/[./]/)).join(' ')]
    : []

export function queryTerm(word: string): QueryTerm {
  const { runs, whole } = compound(word)
  const last = whole.at(-1)
  const forms = [last ?? '', runs.join(' '), ...otherSigns(runs, last ?? '')].filter(Boolean)
  const only = runs.length === 1 && last === undefined ? runs[0] : undefined
  return {
    typed: word,
    forms: [...new Set([...forms, ...(only === undefined ? [] : relatedStems(only))])],
    prefix: /\d/.test(word) ? (last ?? '') : word.replace(/[^\p{L}\p{M}]/gu, ''),
  }
}

/** @returns the words without noise; all of them where there is nothing else. */
export function withoutNoise(words: string[], isNoise: (word: string) => boolean): string[] {
  const telling = words.filter((word) => !isNoise(word))
  return telling.length > 0 ? telling : words
}

/** @returns each term once, at most 12 unless another limit is given. */
export const distinctTerms = (terms: QueryTerm[], most = MAX_TERMS): QueryTerm[] =>
  [...new Map(terms.map((term) => [term.typed, term])).values()].slice(0, most)

/**
 * @param q as typed: any text at all.
 * @returns its terms, without stop words unless there is nothing else; at most 12, none where there is no letter or
 *   digit.
 */
export const queryTerms = (q: string): QueryTerm[] =>
  distinctTerms(
    withoutNoise(splitWords(q), (word) => STOP_WORDS.has(word)).flatMap((word) =>
      HAN.test(word) ? segmentWords(word).map(hanTerm) : [queryTerm(word)],
    ),
  )

const highlightsOf = ({ typed, subterms }: QueryTerm): string[] => {
  if (subterms) return subterms.flatMap(highlightsOf)
  return [HAN.test(typed) ? typed : commonPrefix(typed, stem(typed))]
}

/** @returns prefixes of words to highlight in results: the common beginning of the typed word and its stem. */
export const highlightPrefixes = (terms: QueryTerm[]): string[] =>
  [...new Set(terms.flatMap(highlightsOf))].filter(Boolean)
