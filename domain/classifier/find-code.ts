import { codeDigits, findCodes, sectionOf } from './code-search.ts'
import type { CodeIndex } from './search.ts'
import type { CodeTree } from './tree.ts'

/** Fewer digits begin chapters and sections. */
const SHORTEST_HEADING = 4

/**
 * The tariff writes a position without parts as its longest code alone: 0409 is 0409 00 000 0 there, 8426 30 is 8426 30 000.
 * @param nodes whose digits begin with what was typed.
 */
const isOneBranch = ({ ends }: CodeTree, nodes: number[]): boolean => {
  const [first = 0] = nodes
  return nodes.every((at) => at < (ends[first] ?? 0))
}

/**
 * @param typed a code as people write it, or a node's id.
 * @returns the node that has this code, and whether it is that; else the lowest node above where it would stand, null where
 *   there is none.
 */
export function findCode({ tree, digits }: CodeIndex, typed: string): { at: number; exact: boolean } | null {
  const known = tree.places.get(typed.trim()) ?? sectionOf(tree, typed)
  if (known !== undefined) return { at: known, exact: true }
  const wanted = codeDigits(tree, typed)
  if (!wanted) return null
  const { nodes, reading } = findCodes(digits, wanted)
  const at = reading === 'part' ? undefined : nodes[0]
  if (at === undefined) return null
  const own = (tree.ids[at] ?? '').replaceAll('.', '')
  return {
    at,
    exact: own === wanted || (wanted.length >= SHORTEST_HEADING && reading === 'code' && isOneBranch(tree, nodes)),
  }
}
