/** A classifier in memory: ancestors, descendants and details of each node. */
import type { CompactTree } from '../contract/classifier.ts'
import { byLocale, type Locale } from '../locale.ts'
import type { TreeHead } from './compact.ts'
import { LEVELS, type Level } from './levels.ts'

export interface ClassifierTree extends TreeHead {
  size: number
  ids: string[]
  /** By node: its parent, -1 for none. */
  parents: Int32Array
  /** By node: the first node after its descendants. */
  ends: Int32Array
  depths: Uint8Array
  names: Record<Locale, string[]>
  words: string[]
  /** Positions in the order of the tree, by id. */
  positions: Map<string, number>
  /** The columns that are read for single nodes only. */
  columns: Pick<CompactTree, 'levels' | 'units' | 'duties' | 'marks'>
}

/** Lines of a column; ''.split would give an empty tree one line. */
const lines = (column: string, size: number): string[] => (size === 0 ? [] : column.split('\n'))

function linked(depths: Uint8Array): { parents: Int32Array; ends: Int32Array } {
  const parents = new Int32Array(depths.length)
  const ends = new Int32Array(depths.length)
  const open: number[] = []
  for (const [at, depth] of depths.entries()) {
    for (const closed of open.splice(depth)) ends[closed] = at
    parents[at] = open.at(-1) ?? -1
    open.push(at)
  }
  for (const last of open) ends[last] = depths.length
  return { parents, ends }
}

/**
 * @param compact as compactTree returns it
 * @throws Error where its columns differ in length: a truncated file must not be searched
 */
export function openTree(compact: CompactTree): ClassifierTree {
  const { ids, levels, depths, names, words, units, duties, marks, ...head } = compact
  const size = levels.length
  const columns = {
    ids: lines(ids, size),
    words: lines(words, size),
    names: byLocale((locale) => lines(names[locale], size)),
  }
  const lengths = [columns.ids, columns.words, ...Object.values(columns.names), depths, units.of, duties.of, marks.of]
  if (lengths.some(({ length }) => length !== size)) throw new Error('the columns of the tree differ in length')
  const depthOf = Uint8Array.from(depths, (digit) => Number.parseInt(digit, 36))
  return {
    ...head,
    ...columns,
    ...linked(depthOf),
    size,
    depths: depthOf,
    positions: new Map(columns.ids.map((id, at) => [id, at])),
    columns: { levels, units, duties, marks },
  }
}

export function levelOf({ tree, columns }: ClassifierTree, at: number): Level {
  const level = LEVELS[tree][Number(columns.levels[at])]
  if (!level) throw new RangeError(`the tree has no node ${at}`)
  return level
}

const repeatedText = ({ values, of }: CompactTree['units'], at: number): string | null =>
  values[(of[at] ?? 0) - 1] ?? null

/** Unit of quantity beside the kilogram, in the tariff's wording; null where there is none. */
export const unitOfNode = ({ columns }: ClassifierTree, at: number): string | null => repeatedText(columns.units, at)

/** Import duty in the tariff's wording: a bare number is per cent. */
export const dutyOf = ({ columns }: ClassifierTree, at: number): string | null => repeatedText(columns.duties, at)

/** Footnote marks of the tariff: '5) 63С)'. */
export const marksOf = ({ columns }: ClassifierTree, at: number): string | null => repeatedText(columns.marks, at)

/** The id of a section of the tariff: its Roman numeral after an S. */
const TARIFF_SECTION = /^S[IVX]+$/

/** @returns the code as the classifier writes it; null for a line that has none. */
export function codeOf({ tree, ids }: ClassifierTree, at: number): string | null {
  const id = ids[at] ?? ''
  if (id.includes('-')) return null
  return tree === 'tnved' && TARIFF_SECTION.test(id) ? id.slice(1) : id
}

/** @returns the children of a node; of -1, the top level. */
export function childrenOf({ ends, size }: ClassifierTree, parent: number): number[] {
  const children: number[] = []
  const end = parent < 0 ? size : (ends[parent] ?? 0)
  for (let at = parent + 1; at < end; at = ends[at] ?? end) children.push(at)
  return children
}

/** @returns the ancestors, from the top down, without the node itself. */
export function pathOf({ parents }: ClassifierTree, at: number): number[] {
  const path: number[] = []
  for (let up = parents[at] ?? -1; up >= 0; up = parents[up] ?? -1) path.unshift(up)
  return path
}

/** @returns descendants up to `levels` below a node (-1: the whole tree), in the order of the tree. */
export function branchBelow({ size, ends, depths }: ClassifierTree, top: number, levels: number): number[] {
  const deepest = levels + (top < 0 ? -1 : (depths[top] ?? 0))
  const nodes: number[] = []
  const end = top < 0 ? size : (ends[top] ?? 0)
  for (let at = top + 1; at < end; at += 1) if ((depths[at] ?? 0) <= deepest) nodes.push(at)
  return nodes
}

/**
 * @returns the visible nodes of a tree that is opened at a node: the top level and the children of the node and its
 * ancestors.
 */
export function openedAt(tree: ClassifierTree, at: number): number[] {
  const open = at < 0 ? [] : [...pathOf(tree, at), at]
  return [-1, ...open].flatMap((parent) => childrenOf(tree, parent)).sort((a, b) => a - b)
}

/** Footnote marks that concern a node: its own after those of the lines above it, each once; null for none. */
export function footnotesOf(tree: ClassifierTree, at: number): string | null {
  const marks = [...pathOf(tree, at), at].flatMap((one) => marksOf(tree, one)?.split(' ') ?? [])
  return marks.length > 0 ? [...new Set(marks)].join(' ') : null
}
