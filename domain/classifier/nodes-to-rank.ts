/** Which nodes are ranked for a query. Ranking is most of a search's time, so nodes that cannot be results are left out before. */
import type { QueryWord } from './query-words.ts'
import type { ClassifierTree } from './tree.ts'
import type { WordMatches } from './word-matches.ts'

/** Minimum length of a word for which a node is shown that has no other word of the query and only a longer word beginning with it. */
const MIN_BEGUN = 3

/** @returns whether a word is too short to be matched by longer words that begin with it */
export const isJustBegun = ({ script, typed }: QueryWord): boolean => script !== 'zh' && typed.length < MIN_BEGUN

/** @returns the nodes of these lists, each once and in the order of the tree */
function merged(size: number, lists: number[][], isPossible?: Uint8Array): Int32Array {
  // Four nodes are looked at at once, since most have no match.
  const fours = new Uint32Array(Math.ceil(size / 4))
  const isMatch = new Uint8Array(fours.buffer)
  let all = 0
  for (const nodes of lists) {
    for (const node of nodes) {
      if (isMatch[node] === 1 || isPossible?.[node] === 0) continue
      isMatch[node] = 1
      all += 1
    }
  }
  const found = new Int32Array(all)
  let place = 0
  for (let four = 0; place < all; four += 1) {
    if (fours[four] === 0) continue
    for (let node = four * 4; node < four * 4 + 4; node += 1) {
      if (isMatch[node] === 0) continue
      found[place] = node
      place += 1
    }
  }
  return found
}

/** @returns by node: 1 for these nodes and all below them */
function withBranches({ size, ends }: ClassifierTree, nodes: number[]): Uint8Array {
  const marks = new Uint8Array(size)
  for (const node of nodes) marks.fill(1, node, ends[node])
  return marks
}

/**
 * @returns the nodes that have a word of the query themselves and may have all others there or above them, in the order of the tree:
 *   those below the nodes of its rarest word
 */
export function nodesWithAll(tree: ClassifierTree, matches: WordMatches[]): Int32Array {
  const rarest = matches.reduce((one, other) => (other.nodes.length < one.nodes.length ? other : one))
  const isPossible = rarest.isTruncated ? undefined : withBranches(tree, rarest.nodes)
  return merged(
    tree.size,
    matches.map(({ nodes }) => nodes),
    isPossible,
  )
}

/**
 * @returns the nodes to show for a word where they lack the others: of a word just begun, as «ст» of «кран шаровой сталь», only those
 *   that have it as a whole word, and none for a single letter
 */
function alone(word: QueryWord, { nodes, ofWord }: WordMatches): number[] {
  if (!isJustBegun(word)) return nodes
  return word.typed.length === 1 ? [] : ofWord
}

/**
 * @returns the nodes that have one of the words themselves, in the order of the tree; of words that thousands of names have only where
 *   there are no others
 */
export function nodesWithAny({ size }: ClassifierTree, words: QueryWord[], matches: WordMatches[]): Int32Array {
  const frequent: number[][] = []
  const others: number[][] = []
  for (const [at, word] of words.entries()) {
    const match = matches[at]
    if (match) (match.isTruncated ? frequent : others).push(alone(word, match))
  }
  return merged(size, others.some(({ length }) => length > 0) ? others : frequent)
}
