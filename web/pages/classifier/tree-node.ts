import type { ShownNode } from '../../../domain/contract/classifier.ts'

/** What a row of the tree shows; less than is answered, for every row travels twice: as HTML and as data. */
export type TreeNode = Pick<
  ShownNode,
  'id' | 'code' | 'name' | 'depth' | 'children' | 'unit' | 'duty' | 'nameMarks'
> & {
  unofficial?: true
}

export function toTreeNode({
  id,
  code,
  name,
  depth,
  children,
  unit,
  duty,
  nameMarks,
  unofficial,
}: ShownNode): TreeNode {
  return {
    ...{ id, code, name, depth, children, unit, duty },
    ...(unofficial && { unofficial }),
    ...(nameMarks && { nameMarks }),
  }
}
