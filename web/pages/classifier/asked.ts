import type { TreeNode } from './tree-node.ts'

/** What the api takes for a code (domain/contract/classifier.ts). */
const CODE = /^[0-9A-Za-z. \u00a0-]{1,30}$/
const LONGEST_QUERY = 200

export interface AskedCodes {
  /** '' where none is to be opened. */
  code: string
  /** '' where nothing is searched for. */
  q: string
}

/** @returns what an address asks for: what cannot be a code is searched for, and no address is too long to answer. */
export function readAsked({ code = '', q = '' }: Record<string, string>): AskedCodes {
  const [asked, words] = [code.trim(), q.trim().slice(0, LONGEST_QUERY)]
  if (asked === '' || CODE.test(asked)) return { code: asked, q: words }
  return { code: '', q: words || asked.slice(0, LONGEST_QUERY) }
}

const digitsOf = (text: string): string => text.replace(/[\s.]/g, '').toLowerCase()

/** Sections are told by letters, which are no beginning of anything. */
const isBeginning = (own: string, wanted: string): boolean => own.length > 1 && wanted.startsWith(own)

/**
 * @param nodes the tree as it was opened at `code`.
 * @returns the node that a code means, and whether it is that one: else the lowest one above where it would stand. Null where
 *   not even its chapter exists.
 */
export function openedNode(nodes: readonly TreeNode[], code: string): { node: TreeNode; isExact: boolean } | null {
  const wanted = digitsOf(code)
  const coded = nodes.flatMap((node) => (node.code === null ? [] : [{ node, own: digitsOf(node.code) }]))
  const exact =
    nodes.find(({ id }) => id === code) ??
    coded.find(({ own }) => own === wanted)?.node ??
    // The tariff writes a position without parts as its longest code alone: 0409 is 0409 00 000 0 there.
    coded.find(({ own }) => wanted.length > 3 && own.startsWith(wanted))?.node
  if (exact) return { node: exact, isExact: true }
  const above = coded.filter(({ own }) => /^\d/.test(own) && isBeginning(own, wanted)).at(-1)
  return above ? { node: above.node, isExact: false } : null
}
