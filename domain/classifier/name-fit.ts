/**
 * How well a name fits a query: how many of the query's words it has, and how many others. «муфта» and «муфта кабельная» are different
 * things.
 */
import { ALIAS_SEPARATOR, isWordAt } from './fold.ts'
import type { QueryWord, Script } from './query-words.ts'
import type { TextIndex } from './text-index.ts'
import { matchQuality, type WordMatches } from './word-matches.ts'

/** By quality of a match. A longer word that only begins with the typed one often names another thing. */
const FIT = [0, 0.3, 0.5, 0.95, 1]
/** Minimum length of a counted word: shorter ones («с», "of") have no meaning of their own. */
const MIN_WORD = 3

interface Counted {
  /** Number of words of the name, or of characters of a Chinese one. */
  all: number
  /** Number of those that the query has. */
  matched: number
  /** By word of the query: how well the name matches it. */
  fits: number[]
}

function countWords(text: string, from: number, to: number, words: QueryWord[]): Counted {
  const fits: number[] = words.map(() => 0)
  const counted: Counted = { all: 0, matched: 0, fits }
  for (let at = from; at < to; at += 1) {
    if (!isWordAt(text, at)) continue
    const start = at
    while (at < to && isWordAt(text, at)) at += 1
    let best = 0
    for (let place = 0; place < words.length; place += 1) {
      const word = words[place]
      const fit = !word || word.script === 'zh' ? 0 : (FIT[matchQuality(text, start, word)] ?? 0)
      best = Math.max(best, fit)
      fits[place] = Math.max(fits[place] ?? 0, fit)
    }
    if (best > 0 || at - start >= MIN_WORD) counted.all += 1
    counted.matched += best
  }
  return counted
}

function countCharacters(text: string, from: number, to: number, words: QueryWord[]): Counted {
  const name = text.slice(from, to).toLowerCase()
  const fits = words.map(({ typed }) => (name.includes(typed) ? 1 : 0))
  const matched = words.reduce((sum, { typed }, at) => sum + (fits[at] ? typed.length : 0), 0)
  return { all: Math.max(name.length, matched), matched, fits }
}

/**
 * A name that is this many times longer than the query is not compared, since it cannot fit; comparing all would cost most of a
 * search's time.
 */
const MAX_TIMES_LONGER = 3

/**
 * Minimum fit that counts for a longer official name, which often is a special kind: «клапан» does not primarily mean «Клапаны
 * обратные».
 */
const MIN_NAME_FIT = 0.9
/** Factor for an official name: it ranks before an alias that fits equally. */
const OFFICIAL = 1.1

/** @returns the length from which on a name is too long to fit these words */
export const longestFitting = (words: QueryWord[]): number =>
  words.reduce((sum, { typed }) => sum + typed.length + 1, 0) * MAX_TIMES_LONGER

interface Searched {
  words: QueryWord[]
  /** By word, 1 on average. */
  weights: number[]
  /** By word. */
  matches: WordMatches[]
  /** Of the names to compare. */
  script: Script
}

/** @returns the best fit that a node's names in a script can have, by the words that its line has */
export function mostFit({ words, weights, matches, script }: Searched, node: number): number {
  let covered = 0
  for (let at = 0; at < words.length; at += 1) {
    const match = matches[at]
    // A word of another script, or one whose further matches were not looked at, may be in the name.
    const isAbsent = words[at]?.script === script && match && !match.isTruncated && !match.quality[node]
    if (!isAbsent) covered += weights[at] ?? 1
  }
  return covered / words.length
}

interface Query {
  words: QueryWord[]
  /** By word, 1 on average. */
  weights: number[]
  isPart: boolean
  isChinese: boolean
  /** As `longestFitting` has it. */
  longest: number
  /** As `mostFit` has it: names that could not fit better than those compared are left out. */
  most: number
  /** Where in the node's line the first and the last match are. */
  first: number
  last: number
}

/**
 * @returns how well the node's names fit the query: 1 where an alias has exactly its words, in any order and form; a little more for
 * the official name; 0 where no name has any of them
 */
export function nameFit(
  { text, starts, nameEnds }: TextIndex,
  node: number,
  { words, weights, isPart, isChinese, longest, most, first, last }: Query,
): number {
  const count = isChinese ? countCharacters : countWords
  const end = (starts[node + 1] ?? 1) - 1
  let best = 0
  const nameEnd = nameEnds[node] ?? 0
  const start = starts[node] ?? 0
  for (let from = start, to = nameEnd; from < end && from <= start + last && best < most; ) {
    if (to - from <= longest && to > start + first && (to !== nameEnd || most >= MIN_NAME_FIT)) {
      const { all, matched, fits } = count(text, from, to, words)
      const covered = fits.reduce((sum, fit, at) => sum + fit * (weights[at] ?? 1), 0) / words.length
      const fit = matched > 0 ? covered * (matched / all) ** (isPart ? 3 : 1) : 0
      if (to !== nameEnd) best = Math.max(best, fit)
      else if (fit >= MIN_NAME_FIT) best = fit * OFFICIAL
    }
    from = to + 1
    to = from
    while (to < end && text.charAt(to) !== ALIAS_SEPARATOR) to += 1
  }
  return best
}
