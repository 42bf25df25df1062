import type { ShownNode } from '../contract/classifier.ts'
import type { Locale } from '../locale.ts'
import { marksInName } from './marks.ts'
import { type ClassifierIndex, searchCodes } from './search.ts'
import { toNode } from './views.ts'

/**
 * Nodes as the API returns them.
 * @param nodes positions in the tree
 * @param q query whose words are marked in the names, read as the search reads it; undefined for none
 */
export function viewNodes(index: ClassifierIndex, nodes: number[], q: string | undefined, locale: Locale): ShownNode[] {
  const words = q ? searchCodes(index, q).words : []
  return nodes.map((at) => {
    const node = toNode(index.tree, at, locale)
    const nameMarks = marksInName(node.name.text, node.name.lang, words)
    return nameMarks.length > 0 ? { ...node, nameMarks } : node
  })
}
