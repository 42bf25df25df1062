/** Nodes as the files have them, before they are a tree. */
import type { Level } from '../../../../domain/classifier/compact.ts'

export interface SourceNode {
  /** Of its row, from 1. */
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
 * @param nodes in any order; those right below the same node keep theirs.
 * @returns every node before what is below it, and those that lead up to nothing.
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
