/** Nodes as the files list them, and their arrangement as a tree. */
import type { Level } from '../../../../domain/classifier/levels.ts'

export interface SourceNode {
  /** Line number of its row, from 1. */
  line: number
  id: string
  /** Id of the node above; '' for the top. */
  parent: string
  level: Level
  ru: string
  en?: string
  unit?: string
  duty?: string
  marks?: string
}

export interface PlacedNode extends SourceNode {
  depth: number
}

/**
 * @param nodes in any order, which siblings keep.
 * @returns the nodes, each before its descendants, and the orphans, which have an unknown ancestor.
 */
export function inTreeOrder(nodes: SourceNode[]): { placed: PlacedNode[]; orphans: SourceNode[] } {
  const below = Map.groupBy(nodes, ({ parent }) => parent)
  const placed: PlacedNode[] = []
  const place = (parent: string, depth: number): void => {
    for (const node of below.get(parent) ?? []) {
      placed.push({ ...node, depth })
      place(node.id, depth + 1)
    }
  }
  place('', 0)
  const reached = new Set(placed.map(({ id }) => id))
  return { placed, orphans: nodes.filter(({ id }) => !reached.has(id)) }
}
