/** Which branches of the tree are open, and what is seen of it. */
import type { TreeNode } from './tree-node.ts'

export interface TreeState {
  /** What stands right below a node, by its id; the top by ''. */
  below: Readonly<Record<string, readonly TreeNode[]>>
  /** Open branches, the latest last. */
  open: readonly string[]
  /** The row that the keyboard is at; null before it was used. */
  current: string | null
}

/** A row as it is seen: where it stands among its own. */
export interface VisibleNode {
  node: TreeNode
  parent: string
  isOpen: boolean
  position: number
  count: number
}

/** Rows that may be there at once. Nobody reads more, and every one costs memory and time. */
const MOST_ROWS = 1200

const TOP = ''

/** @returns nodes by what stands right above them; those above which nothing came by ''. */
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

/** @param nodes in the order of the tree, every one before what is below it; what has nodes below it is open. */
export function treeOf(nodes: readonly TreeNode[], current: string | null = null): TreeState {
  const below = nested(nodes)
  return { below, open: Object.keys(below).filter((id) => id !== TOP), current }
}

/** @returns the rows that are seen, from the top down. */
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

/** @returns a node and what stands above it. */
function wayTo({ below }: TreeState, id: string): Set<string> {
  const parents = new Map(Object.entries(below).flatMap(([parent, nodes]) => nodes.map((node) => [node.id, parent])))
  const way = new Set<string>()
  for (let at: string | undefined = id; at; at = parents.get(at)) way.add(at)
  return way
}

/** Closes what was opened longest ago, never what leads to where the reader is. */
function withFewRows(state: TreeState, id: string): TreeState {
  if (visibleNodes(state).length <= MOST_ROWS) return state
  const way = wayTo(state, id)
  const oldest = state.open.find((open) => !way.has(open))
  if (oldest === undefined) return state
  return withFewRows({ ...state, open: state.open.filter((open) => open !== oldest) }, id)
}

/** Opens a branch whose nodes are there already. */
export function openBranch(state: TreeState, id: string): TreeState {
  return withFewRows({ ...state, open: [...state.open.filter((open) => open !== id), id], current: id }, id)
}

/** Opens a branch whose nodes have just come; they may have others below them. */
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
