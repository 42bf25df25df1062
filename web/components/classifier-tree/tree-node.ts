import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import type { ShownNode } from '../../../domain/contract/classifier.ts'

/** The fields of a node that a row shows. The API returns more, but every row is sent twice: as HTML and as data. */
export type TreeNode = Pick<
  ShownNode,
  'id' | 'code' | 'name' | 'depth' | 'children' | 'unit' | 'duty' | 'nameMarks'
> & {
  unofficial?: true
}

/** The initial state of a tree. */
export interface OpenedTree {
  tree: ClassifierName
  nodes: TreeNode[]
  /** Id of the node that the tree was opened at. */
  code: string | null
  /** The query; where the tree is opened at a node, its words are marked in the names. */
  q: string
}

/** The query whose words are marked in the names; '' where the tree is shown as it is. */
export const markedQuery = ({ code, q }: Pick<OpenedTree, 'code' | 'q'>): string => (code === null ? '' : q)

export function toTreeNode(node: ShownNode): TreeNode {
  const { id, code, name, depth, children, unit, duty, nameMarks, unofficial } = node
  const shown = { id, code, name, depth, children, unit, duty }
  return { ...shown, ...(unofficial && { unofficial }), ...(nameMarks && { nameMarks }) }
}
