/** Ranks the nodes that match the words of a query. */

import { longestFitting, mostFit, nameFit } from './name-fit.ts'
import { isJustBegun, nodesWithAll, nodesWithAny } from './nodes-to-rank.ts'
import type { QueryWord, Script } from './query-words.ts'
import { RUSSIAN_ADJECTIVE } from './russian-adjective.ts'
import { saysActivity } from './spoken-activities.ts'
import { nameLengthOf, type TextIndex, type WordIndex } from './text-index.ts'
import type { ClassifierTree } from './tree.ts'
import { lineHasWord, type WordMatches } from './word-matches.ts'

export type TextIndexes = Record<Exclude<Script, 'zh'>, WordIndex> & { zh: TextIndex }

/**
 * Weights of what scores besides the quality of the matches: depth (headings before their subheadings); matches below (the branch about
 * a thing before branches that mention it); atStart and coverage (names that begin with the word and have few others); aliases; nameFit
 * (a name or alias that equals the query). A match only in an ancestor counts half (inherited).
 */
const WEIGHTS = {
  inherited: 0.5,
  atStart: 0.8,
  alias: 0.8,
  nameFit: 8,
  partFit: 12,
  depth: 0.6,
  below: 0.8,
  coverage: 1,
  missing: 4,
}
const MAX_DEPTH = 12

/** Score by quality of a match. Another form scores almost as much as the word itself, because headings are plural and queries singular. */
const WORTH = [0, 1, 2, 3.9, 4]

interface Search {
  tree: ClassifierTree
  texts: TextIndexes
  words: QueryWord[]
  /** The indexes that the words are searched in, each once. */
  scripts: Script[]
  matches: WordMatches[]
  /** By word: rare words count more than frequent ones; 1 on average. */
  weights: number[]
  /** By word: whether it names more than an activity; true for all where none does. */
  things: boolean[]
  /** Places of the words, those with the fewest matches first: most nodes are ruled out by them. */
  rarestFirst: number[]
  /** Length from which on a name is not compared with the query. */
  longest: number
  /** Whether nodes need not have all words. */
  isPart: boolean
}

/** Minimum weight of a word, for the most frequent ones. */
const MIN_RARITY = 0.25

/** Factor for the weight of the word that names the thing itself. */
const HEAD_FACTOR = 1.5
/** Factor of a word that says only what is done, where not all words need be found. */
const ACTIVITY_FACTOR = 0.4

/** @returns the index of the word that names the thing itself: «болты» of «стальные болты», "bolts" of "steel bolts", 螺丝 of 不锈钢螺丝. */
function headOf(words: QueryWord[]): number {
  const noun = words.findIndex(({ script, shown }) => script === 'ru' && !RUSSIAN_ADJECTIVE.test(shown))
  return noun < 0 ? words.length - 1 : noun
}

/** @returns weights by rarity of each word, with the factor for the head word; a word that no node has counts as rare. */
function weightsOf(size: number, words: QueryWord[], matches: WordMatches[], isPart: boolean): number[] {
  const head = headOf(words)
  const rarities = matches.map(({ nodes, isTruncated }, at) => {
    const rarity = isTruncated ? 0 : Math.log2(size / Math.max(1, nodes.length)) / Math.log2(Math.max(2, size))
    return (
      (MIN_RARITY + rarity) *
      (at === head ? HEAD_FACTOR : 1) *
      (isPart && saysActivity(words[at]?.shown ?? '') ? ACTIVITY_FACTOR : 1)
    )
  })
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0)
  return rarities.map((rarity) => (rarity * rarities.length) / all)
}

const MIN_FITTING = 3

/** @returns how well the node's name or one of its aliases fits the query, from 0 to 1. */
function bestFit(search: Search, node: number): number {
  const { texts, words, scripts, matches, weights, longest, isPart } = search
  // A single short prefix of a word that is still being typed is not compared: a thousand names match it.
  if (words.length === 1 && words[0]?.script !== 'zh' && (words[0]?.typed.length ?? 0) < MIN_FITTING) return 0
  let best = 0
  for (const script of scripts) {
    let first = Number.POSITIVE_INFINITY
    let last = -1
    for (let at = 0; at < words.length; at += 1) {
      const match = matches[at]
      if (words[at]?.script !== script || !match?.quality[node]) continue
      first = Math.min(first, match.first[node] ?? 0)
      last = Math.max(last, match.last[node] ?? 0)
    }
    if (last < 0) continue
    const most = mostFit({ words, weights, matches, script }, node)
    const isChinese = script === 'zh'
    const query = { words, weights, isPart, isChinese, longest, most, first, last }
    best = Math.max(best, nameFit(texts[script], node, query))
  }
  return best
}

/** @returns the score of one word on a node; 0 where neither the node nor one above it matches. */
function oneWordScore({ tree: { parents }, texts, words, matches, isPart }: Search, at: number, node: number): number {
  const match = matches[at]
  const word = words[at]
  if (!match || !word) return 0
  let above = 0
  for (let up = parents[node] ?? -1; up >= 0; up = parents[up] ?? -1) above = Math.max(above, match.quality[up] ?? 0)
  const worth = (quality = 0) => WORTH[quality] ?? 0
  const score = Math.max(worth(match.quality[node]), worth(above) * WEIGHTS.inherited)
  if (score > 0) {
    return score + (match.atStart[node] ?? 0) * WEIGHTS.atStart + (match.inAliases[node] ?? 0) * WEIGHTS.alias
  }
  // A word just begun is in too many names to order nodes that need not have all words.
  if (!match.isTruncated || (isPart && isJustBegun(word))) return 0
  for (let up = node; up >= 0; up = parents[up] ?? -1) if (lineHasWord(texts[word.script], word, up)) return 1
  return 0
}

/** @returns the score of all words on a node; null where fewer than `atLeast` of them match. */
function wordsScore(search: Search, node: number, atLeast: number): number | null {
  let score = 0
  let missing = 0
  let missed = 0
  let isThing = false
  for (const at of search.rarestFirst) {
    const own = oneWordScore(search, at, node)
    const weight = search.weights[at] ?? 1
    score += own * weight
    if (own === 0) {
      missing += 1
      missed += weight
    } else if (search.things[at]) isThing = true
    if (search.words.length - missing < atLeast) return null
  }
  // Shops of other kinds are not results for "tire shop".
  if (search.isPart && !isThing) return null
  const fit = bestFit(search, node)
  return score - missed * WEIGHTS.missing + (search.isPart ? fit * WEIGHTS.partFit : fit ** 3 * WEIGHTS.nameFit)
}

function positionScore({ tree, texts, words }: Search, node: number): number {
  let typed = 0
  let length = 1
  for (const word of words) {
    typed += word.typed.length
    length = Math.max(length, nameLengthOf(texts[word.script], node))
  }
  return (MAX_DEPTH - (tree.depths[node] ?? 0)) * WEIGHTS.depth + Math.min(1, typed / length) * WEIGHTS.coverage
}

/** @returns for each of the nodes, which come in the order of the tree, how many of the others are below it. */
function countBelow({ ends }: ClassifierTree, nodes: Int32Array): Int32Array {
  const below = new Int32Array(nodes.length)
  const open: number[] = []
  for (const [at, node] of nodes.entries()) {
    while (open.length > 0 && (ends[nodes[open.at(-1) ?? 0] ?? 0] ?? 0) <= node) {
      const closed = open.pop() ?? 0
      below[closed] = at - closed - 1
    }
    open.push(at)
  }
  for (const last of open) below[last] = nodes.length - last - 1
  return below
}

interface RankOptions {
  /** How many of the words must match on a node or above it; one of them on the node itself. */
  atLeast: number
  /** Finds a word in the index of its script; a caller that ranks several times may cache the result. */
  matchesOf: (word: QueryWord) => WordMatches
}

export interface Ranked {
  /** Matching nodes, best first. */
  nodes: number[]
  /** Score of the first one for each word of the query. */
  best: number
  /** How well its name or one of its aliases fits the query, from 0 to 1 and a little more. */
  fit: number
}

export const NO_NODES: Ranked = { nodes: [], best: 0, fit: 0 }

/** Ranks the matching nodes. */
export function rankByWords(
  tree: ClassifierTree,
  texts: TextIndexes,
  words: QueryWord[],
  { atLeast, matchesOf }: RankOptions,
): Ranked {
  const matches = words.map(matchesOf)
  const isPart = atLeast < words.length
  if (!isPart && matches.some(({ nodes }) => nodes.length === 0)) return NO_NODES
  const things = words.map(({ shown }) => !saysActivity(shown))
  const scripts = [...new Set(words.map(({ script }) => script))]
  const search = {
    tree,
    texts,
    words,
    scripts,
    matches,
    weights: weightsOf(tree.size, words, matches, isPart),
    things: things.includes(true) ? things : words.map(() => true),
    rarestFirst: matches
      .map((_, at) => at)
      .sort((a, b) => (matches[a]?.nodes.length ?? 0) - (matches[b]?.nodes.length ?? 0)),
    longest: longestFitting(words),
    isPart,
  }
  const candidates = isPart ? nodesWithAny(tree, words, matches) : nodesWithAll(tree, matches)
  const below = countBelow(tree, candidates)
  const scored: { at: number; score: number }[] = []
  for (const [place, at] of candidates.entries()) {
    const score = wordsScore(search, at, atLeast)
    if (score === null) continue
    const position = positionScore(search, at) + Math.log2(1 + (below[place] ?? 0)) * WEIGHTS.below
    scored.push({ at, score: score + position })
  }
  scored.sort((a, b) => b.score - a.score || a.at - b.at)
  const nodes = scored.map(({ at }) => at)
  const [first] = nodes
  const fit = first === undefined ? 0 : bestFit(search, first)
  return { nodes, best: (scored[0]?.score ?? 0) / words.length, fit }
}
