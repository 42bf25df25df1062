/** Which branches of the tree are open, and which rows are visible. */
import type { TreeNode } from './tree-node.ts'

export interface TreeState {
  /** Children by the id of their parent; those of the top level under ''. */
  below: Readonly<Record<string, readonly TreeNode[]>>
  /** Open branches, the most recently opened last. */
  open: readonly string[]
  /** The row with the keyboard focus; null before any key was pressed. */
  current: string | null
}

/** A visible row, with its position among its siblings. */
export interface VisibleNode {
  node: TreeNode
  parent: string
  isOpen: boolean
  position: number
  count: number
}

/** Maximum number of visible rows. More would cost memory and rendering time without being read. */
const MAX_ROWS = 1200

const TOP = ''

/** @returns nodes by the id of their parent; those without a parent among the nodes under '' */
function nested(nodes: readonly TreeNode[]): Record<string, TreeNode[]> {
  const below: Record<string, TreeNode[]> = {}
  const path: string[] = []
  const top = nodes[0]?.depth ?? 0
  for (const node of nodes) {
    path.length = node.depth - top
    const parent = path.at(-1) ?? TOP
    below[parent] = [...(below[parent] ?? []), node]
    path.push(node.id)
  }
  return below
}

/** @param nodes in the order of the tree, each before its descendants; a node with children here is open */
export function treeOf(nodes: readonly TreeNode[], current: string | null = null): TreeState {
  const below = nested(nodes)
  return { below, open: Object.keys(below).filter((id) => id !== TOP), current }
}

/** @returns the visible rows, from the top down */
export function visibleNodes({ below, open }: Pick<TreeState, 'below' | 'open'>): VisibleNode[] {
  const opened = new Set(open)
  const rows: VisibleNode[] = []
  const add = (parent: string): void => {
    const nodes = below[parent] ?? []
    for (const [at, node] of nodes.entries()) {
      const isOpen = opened.has(node.id) && below[node.id] !== undefined
      rows.push({ node, parent, isOpen, position: at + 1, count: nodes.length })
      if (isOpen) add(node.id)
    }
  }
  add(TOP)
  return rows
}

/** @returns the ids of a node and its ancestors */
function wayTo({ below }: TreeState, id: string): Set<string> {
  const parents = new Map(Object.entries(below).flatMap(([parent, nodes]) => nodes.map((node) => [node.id, parent])))
  const way = new Set<string>()
  for (let at: string | undefined = id; at; at = parents.get(at)) way.add(at)
  return way
}

/** Closes the branch opened longest ago while there are too many rows, but never an ancestor of this node. */
function withFewRows(state: TreeState, id: string): TreeState {
  if (visibleNodes(state).length <= MAX_ROWS) return state
  const way = wayTo(state, id)
  const oldest = state.open.find((open) => !way.has(open))
  if (oldest === undefined) return state
  return withFewRows({ ...state, open: state.open.filter((open) => open !== oldest) }, id)
}

/** Opens a branch whose children are loaded. */
export const openBranch = (state: TreeState, id: string): TreeState =>
  withFewRows({ ...state, open: [...state.open.filter((open) => open !== id), id], current: id }, id)

/** Opens a branch whose children have just been loaded, perhaps with further descendants. */
export function addBranch(state: TreeState, id: string, nodes: readonly TreeNode[]): TreeState {
  const { [TOP]: own = [], ...deeper } = nested(nodes)
  const merged = { ...state, below: { ...state.below, [id]: own, ...deeper } }
  const open = [...Object.keys(deeper), ...(id === TOP ? [] : [id])]
  return withFewRows({ ...merged, open: [...state.open.filter((one) => !open.includes(one)), ...open] }, id)
}

export const closeBranch = (state: TreeState, id: string): TreeState => ({
  ...state,
  open: state.open.filter((open) => open !== id),
  current: id,
})
