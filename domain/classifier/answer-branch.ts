import type { ShownNode } from '../contract/classifier.ts'
import type { Locale } from '../locale.ts'
import { marksInName } from './marks.ts'
import { type CodeIndex, searchCodes } from './search.ts'
import { toNode } from './views.ts'

/**
 * @param places nodes to be shown.
 * @param q words to be marked in their names, as a search for them understands them; undefined for none.
 */
export function answerNodes(index: CodeIndex, places: number[], q: string | undefined, locale: Locale): ShownNode[] {
  const words = q ? searchCodes(index, q).words : []
  return places.map((at) => {
    const node = toNode(index.tree, at, locale)
    const nameMarks = marksInName(node.name.text, node.name.lang, words)
    return nameMarks.length > 0 ? { ...node, nameMarks } : node
  })
}
