import { codeDigits, findCodes, sectionOf } from './code-search.ts'
import type { ClassifierIndex } from './search.ts'
import type { ClassifierTree } from './tree.ts'

/** Digits of a heading; fewer are a chapter's. */
const MIN_HEADING = 4

/**
 * Whether all nodes are one branch: a heading without subheadings is written in the tariff as its longest code only,
 * 0409 as 0409 00 000 0.
 * @param nodes those whose digits begin with the typed ones
 */
const isOneBranch = ({ ends }: ClassifierTree, nodes: number[]): boolean => {
  const [first = 0] = nodes
  return nodes.every((at) => at < (ends[first] ?? 0))
}

/**
 * @param typed a code as people write it, or a node's id
 * @returns the node of this code (`exact`), or else the lowest node above where it would be; null where there is none
 */
export function findCode({ tree, digits }: ClassifierIndex, typed: string): { at: number; exact: boolean } | null {
  const known = tree.positions.get(typed.trim()) ?? sectionOf(tree, typed)
  if (known !== undefined) return { at: known, exact: true }
  const wanted = codeDigits(tree, typed)
  if (!wanted) return null
  const { nodes, reading } = findCodes(digits, wanted)
  const at = reading === 'part' ? undefined : nodes[0]
  if (at === undefined) return null
  const own = (tree.ids[at] ?? '').replaceAll('.', '')
  return {
    at,
    exact: own === wanted || (wanted.length >= MIN_HEADING && reading === 'code' && isOneBranch(tree, nodes)),
  }
}
