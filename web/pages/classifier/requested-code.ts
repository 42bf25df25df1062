import type { TreeNode } from '../../components/classifier-tree/tree-node.ts'

/** What the API accepts as a code (domain/contract/classifier.ts). */
const CODE = /^[0-9A-Za-z. \u00a0-]{1,30}$/
const MAX_QUERY = 200

export interface RequestedCode {
  /** The code to open the tree at; '' for none. */
  code: string
  /** The query; '' for none. */
  q: string
}

/** @returns what an address requests: a `code` that cannot be one becomes the query, and a query is cut to the API's limit. */
export function readRequested({ code = '', q = '' }: Record<string, string>): RequestedCode {
  const typed = code.trim()
  const query = q.trim().slice(0, MAX_QUERY)
  if (typed === '' || CODE.test(typed)) return { code: typed, q: query }
  return { code: '', q: query || typed.slice(0, MAX_QUERY) }
}

const normalized = (code: string): string => code.replace(/[\s.]/g, '').toLowerCase()

/** Sections have letters for codes, with which no other code begins. */
const isAbove = (code: string, wanted: string): boolean =>
  /^\d/.test(code) && code.length > 1 && wanted.startsWith(code)

/**
 * @param nodes the tree as it was opened at `code`
 * @returns the node that a code means, and whether it is exactly that one, or else the lowest existing one above it; null where not
 *   even its chapter exists
 */
export function openedNode(nodes: readonly TreeNode[], code: string): { node: TreeNode; isExact: boolean } | null {
  const wanted = normalized(code)
  const coded = nodes.flatMap((node) => (node.code === null ? [] : [{ node, own: normalized(node.code) }]))
  const exact =
    nodes.find(({ id }) => id === code) ??
    coded.find(({ own }) => own === wanted)?.node ??
    // A heading without subheadings is written in the tariff as its ten-digit code only: 0409 as 0409 00 000 0.
    coded.find(({ own }) => wanted.length > 3 && own.startsWith(wanted))?.node
  if (exact) return { node: exact, isExact: true }
  const above = coded.filter(({ own }) => isAbove(own, wanted)).at(-1)
  return above ? { node: above.node, isExact: false } : null
}
