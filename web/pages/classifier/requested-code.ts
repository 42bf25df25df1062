import { CODE_SIGNS } from '../../../domain/classifier/code-signs.ts'
import { MAX_CODE_LENGTH } from '../../../domain/classifier/query-limits.ts'
import type { SearchView } from '../../../domain/classifier/search-view.ts'
import type { ShownNode } from '../../../domain/contract/classifier.ts'
import { MAX_QUERY_LENGTH } from '../../../domain/limits.ts'
import { type TreeNode, toTreeNode } from '../../components/classifier-tree/tree-node.ts'

interface RequestedCode {
  /** The code to open the tree at; '' for none. */
  code: string
  /** The query; '' for none. */
  q: string
}

/** @returns what an address requests: a `code` that cannot be one becomes the query, and a query is cut to the API's limit. */
export function readRequested({ code = '', q = '' }: Record<string, string>): RequestedCode {
  const typed = code.trim()
  const query = q.trim().slice(0, MAX_QUERY_LENGTH)
  if (typed.length <= MAX_CODE_LENGTH && CODE_SIGNS.test(typed)) return { code: typed, q: query }
  return { code: '', q: query || typed.slice(0, MAX_QUERY_LENGTH) }
}

const normalized = (code: string): string => code.replace(/[\s.]/g, '').toLowerCase()

/** Codes of sections are letters, which are not the beginning of any other code. */
const isAbove = (code: string, wanted: string): boolean =>
  /^\d/.test(code) && code.length > 1 && wanted.startsWith(code)

/**
 * The props of the page for what an address requests.
 * @param opened the tree, opened at the requested code
 * @param search searches the classifier: for the query, or for a code of which not even the beginning exists, so that
 *   the results say what to do
 * @returns `match`: the node of the requested code; null without a code, or where there is no such node
 */
export async function requestedProps(
  { code, q }: RequestedCode,
  opened: Promise<readonly ShownNode[]>,
  search: (q: string) => Promise<SearchView>,
) {
  const searching = q !== '' && code === '' ? search(q) : null
  const [shownNodes, results] = await Promise.all([opened, searching])
  const nodes = shownNodes.map(toTreeNode)
  const match = code === '' ? null : openedNode(nodes, code)
  const props = {
    q: match ? q : q || code,
    code: match?.node.id ?? null,
    nodes,
    search: code !== '' && match === null ? await search(code) : results,
  }
  return { match, props }
}

/**
 * @param nodes the tree as it was opened at `code`
 * @returns the node that a code means, and whether it is exactly that one, or else the lowest existing one above it; null where not
 *   even its chapter exists
 */
function openedNode(nodes: readonly TreeNode[], code: string): { node: TreeNode; isExact: boolean } | null {
  const wanted = normalized(code)
  const coded = nodes.flatMap((node) => (node.code === null ? [] : [{ node, digits: normalized(node.code) }]))
  const exact =
    nodes.find(({ id }) => id === code) ??
    coded.find(({ digits }) => digits === wanted)?.node ??
    // A heading without subheadings is written in the tariff as its ten-digit code only: 0409 as 0409 00 000 0.
    coded.find(({ digits }) => wanted.length > 3 && digits.startsWith(wanted))?.node
  if (exact) return { node: exact, isExact: true }
  const above = coded.filter(({ digits }) => isAbove(digits, wanted)).at(-1)
  return above ? { node: above.node, isExact: false } : null
}
