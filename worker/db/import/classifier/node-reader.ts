/** Parses rows into nodes of the tree, and reports faulty rows. */
import type { CsvOfferRow } from '../csv.ts'
import type { ReadFile } from './input-file.ts'
import type { CodeReport, FaultAt, RowFault } from './report.ts'
import { inTreeOrder, type PlacedNode, type SourceNode } from './source-node.ts'
import { asSentence, oneSpaced } from './wording.ts'

/** Titles of these levels are printed in capitals. */
const TITLES = new Set(['section', 'chapter', 'subchapter'])

type AddFault = (fault: FaultAt) => void

/** @returns the name with normal spaces and in sentence case; each change is reported. */
function mendedName({ ru, line, level }: SourceNode, addFault: AddFault): string {
  const spaced = oneSpaced(ru)
  if (spaced !== ru.trim()) addFault({ line, outcome: 'mended', code: 'name.spaces' })
  const name = TITLES.has(level) ? asSentence(spaced) : spaced
  if (name !== spaced) addFault({ line, outcome: 'mended', code: 'name.capitals' })
  return name
}

/** @returns why a node is refused; null for a valid one. */
function refusal({ id, ru }: SourceNode, known: Map<string, number>): RowFault | null {
  const first = known.get(id)
  if (first !== undefined) return { code: 'code.repeated', detail: String(first) }
  return ru.trim() === '' ? { code: 'name.missing' } : null
}

/**
 * @param toNode parses a row into a node, or returns the fault of the row.
 * @returns the valid nodes of a file in the order of the tree.
 */
export function readNodes(
  report: CodeReport,
  file: ReadFile,
  toNode: (row: CsvOfferRow) => SourceNode | RowFault,
): PlacedNode[] {
  const counted = report.addFile(file)
  const addFault: AddFault = (fault) => report.addFault(counted, fault)
  const lines = new Map<string, number>()
  const nodes: SourceNode[] = []
  for (const row of file.rows) {
    const node = toNode(row)
    const fault = 'id' in node ? refusal(node, lines) : node
    if (fault) addFault({ ...fault, line: row.line, outcome: 'refused' })
    if (fault || !('id' in node)) continue
    lines.set(node.id, node.line)
    nodes.push({ ...node, ru: mendedName(node, addFault) })
  }
  const { placed, orphans } = inTreeOrder(nodes)
  for (const { line } of orphans) addFault({ line, outcome: 'refused', code: 'code.no-parent' })
  counted.accepted = placed.length
  return placed
}
