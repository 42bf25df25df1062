/** How well each line of a classifier fits the words by which goods are described. */
import type { ClassifierIndex } from '../search.ts'
import { findWord, type WordMatches } from '../word-matches.ts'
import type { DescribedWord } from './described-words.ts'

export interface WordEvidence extends DescribedWord {
  matches: WordMatches
  /** Weight by what the word says and how rare it is. */
  worth: number
}

/** Least rarity, for words that a thousand lines have. */
const MIN_RARITY = 0.05

export function evidenceOf(index: ClassifierIndex, words: DescribedWord[]): WordEvidence[] {
  const { size } = index.tree
  const most = Math.log2(Math.max(2, size))
  return words.map((described) => {
    const { word, weight } = described
    const matches = findWord(index.texts[word.script], word)
    const rarity = matches.isTruncated ? 0 : Math.log2(size / Math.max(1, matches.nodes.length)) / most
    return { ...described, matches, worth: weight * (MIN_RARITY + rarity ** 1.5) }
  })
}

/** By quality of a match: none, root, prefix, form, exact. */
const QUALITY = [0, 0.25, 0.45, 0.95, 1]
const AT_START = 0.15
/** Added for a match in an alias, whose quality is `prefix` at most: an everyday name says almost as much as the official one. */
const IN_ALIASES = 0.45
/** Factor for a match in the name of a section or chapter, which lists many things. */
const CHAPTER_FACTOR = 0.4
const CHAPTER_DEPTH = 1
/** Weight of how many of the name's words one line has together. */
const TOGETHER = 0.5

interface Scores {
  /** By line: score of the description's words that it and the lines above it have. */
  of: Float32Array
  /** By line: 1 where it has a word itself. */
  own: Uint8Array
}

/** Adds one word: of each line its best match there or above. */
function addWord(
  { tree }: ClassifierIndex,
  { matches, worth, weight }: WordEvidence,
  to: Scores,
  together: Float32Array,
) {
  const best = new Float32Array(tree.size)
  for (let at = 0; at < tree.size; at += 1) {
    const up = tree.parents[at] ?? -1
    const quality = QUALITY[matches.quality[at] ?? 0] ?? 0
    let value = up < 0 ? 0 : (best[up] ?? 0) * ((tree.depths[up] ?? 0) > CHAPTER_DEPTH ? 1 : CHAPTER_FACTOR)
    if (quality > 0) {
      const own = quality + (matches.atStart[at] ?? 0) * AT_START + (matches.inAliases[at] ?? 0) * IN_ALIASES
      value = Math.max(value, own)
      to.own[at] = 1
      if (weight >= 1) together[at] = (together[at] ?? 0) + quality * worth
    }
    best[at] = value
    to.of[at] = (to.of[at] ?? 0) + value * worth
  }
}

export function scoreLines(index: ClassifierIndex, evidence: readonly WordEvidence[]): Scores {
  const { size, parents } = index.tree
  const scores: Scores = { of: new Float32Array(size), own: new Uint8Array(size) }
  const together = new Float32Array(size)
  for (const one of evidence) if (one.matches.nodes.length > 0) addWord(index, one, scores, together)
  const named = evidence.reduce((sum, { weight, worth }) => sum + (weight >= 1 ? worth : 0), 0) || 1
  for (let at = 0; at < size; at += 1) {
    const up = parents[at] ?? -1
    together[at] = Math.max((together[at] ?? 0) ** 2 / named, up < 0 ? 0 : (together[up] ?? 0))
    scores.of[at] = (scores.of[at] ?? 0) + TOGETHER * (together[at] ?? 0)
  }
  return scores
}
