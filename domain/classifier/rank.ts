/** Which nodes answer a query of words, best first. */
import { type Haystack, lengthOf, type WordHaystack } from './haystack.ts'
import type { QueryWord, Script } from './query-words.ts'
import type { CodeTree } from './tree.ts'
import { lineHasWord, type WordHits } from './word-hits.ts'

export type Haystacks = Record<Exclude<Script, 'zh'>, WordHaystack> & { zh: Haystack }

/**
 * What a place of the tree is worth beside its words: a heading before its subheadings; the branch that is about the thing before
 * one that mentions it; a name that begins with the word, and says little else; what is both named and called so.
 */
const WEIGHTS = { inherited: 0.5, leading: 0.8, aside: 0.8, depth: 0.6, company: 0.8, coverage: 1, missing: 4 }
const DEEPEST = 12

/** By fit: another form is all but the word itself, since headings are plural and people ask for one «клапан», one "bearing". */
const WORTH = [0, 1, 2, 3.9, 4]

interface Search {
  tree: CodeTree
  haystacks: Haystacks
  words: QueryWord[]
  hits: WordHits[]
}

/** @returns what one word is worth on a node, its own or one above it; 0 where it is nowhere. */
function fitOf({ tree: { parents }, haystacks, words, hits }: Search, at: number, node: number): number {
  const [hit, word] = [hits[at], words[at]]
  if (!hit || !word) return 0
  let above = 0
  for (let up = parents[node] ?? -1; up >= 0; up = parents[up] ?? -1) above = Math.max(above, hit.fits[up] ?? 0)
  const worth = (fit = 0) => WORTH[fit] ?? 0
  const fit = Math.max(worth(hit.fits[node]), worth(above) * WEIGHTS.inherited)
  if (fit > 0) {
    return fit + (hit.leading[node] ?? 0) * WEIGHTS.leading + (hit.asides[node] ?? 0) * WEIGHTS.aside
  }
  if (!hit.capped) return 0
  for (let up = node; up >= 0; up = parents[up] ?? -1) if (lineHasWord(haystacks[word.script], word, up)) return 1
  return 0
}

/** @returns what the words are worth on this node; null where too many are missing. */
function wordScore(search: Search, node: number, atLeast: number): number | null {
  let [score, missing] = [0, 0]
  for (let at = 0; at < search.words.length; at += 1) {
    const fit = fitOf(search, at, node)
    score += fit
    if (fit === 0) missing += 1
    if (search.words.length - missing < atLeast) return null
  }
  return score - missing * WEIGHTS.missing
}

function placeScore({ tree, haystacks, words }: Search, node: number): number {
  let [typed, length] = [0, 1]
  for (const word of words) {
    typed += word.typed.length
    length = Math.max(length, lengthOf(haystacks[word.script], node))
  }
  return (DEEPEST - (tree.depths[node] ?? 0)) * WEIGHTS.depth + Math.min(1, typed / length) * WEIGHTS.coverage
}

/** Of each node, how many of the others stand below it. `nodes` in the order of the tree. */
function company({ ends }: CodeTree, nodes: Int32Array): Int32Array {
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

/** Nodes that have one of the words themselves, in the order of the tree. */
const candidatesOf = (hits: WordHits[]): Int32Array =>
  Int32Array.from(new Set(hits.flatMap(({ nodes }) => nodes))).sort()

export interface RankOptions {
  /** How many of the words a node or those above it must have; the node itself has one of them. */
  atLeast: number
  /** findWord in the text of the word's script; whoever asks may keep what it gave. */
  hitsOf: (word: QueryWord) => WordHits
}

/** @returns nodes, best first. */
export function rankByWords(
  tree: CodeTree,
  haystacks: Haystacks,
  words: QueryWord[],
  { atLeast, hitsOf }: RankOptions,
): number[] {
  const hits = words.map(hitsOf)
  const search = { tree, haystacks, words, hits }
  const candidates = candidatesOf(hits)
  const below = company(tree, candidates)
  const scored: { at: number; score: number }[] = []
  for (const [place, at] of candidates.entries()) {
    const score = wordScore(search, at, atLeast)
    if (score === null) continue
    const around = placeScore(search, at) + Math.log2(1 + (below[place] ?? 0)) * WEIGHTS.company
    scored.push({ at, score: score + around })
  }
  return scored.sort((a, b) => b.score - a.score || a.at - b.at).map(({ at }) => at)
}
