import { codeDigits, findCodes, sectionOf } from './code-search.ts'
import type { CodeIndex } from './search.ts'
import { levelOf } from './tree.ts'

/**
 * @param typed a code as people write it, or a node's id.
 * @returns the node that has exactly this code, and whether it is that; else the lowest node above where it would stand, null
 *   where there is none.
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
  // 0409 is a heading by itself, though the tariff writes it as 0409 00 000 0 alone.
  const isHeading = wanted.length >= 4 && levelOf(tree, at) === 'heading' && own.startsWith(wanted)
  return { at, exact: own === wanted || isHeading }
}
