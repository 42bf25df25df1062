/** Parses rows into nodes of the tree, and reports faulty rows. */
import type { CsvRow } from '../csv.ts'
import type { ReadFile } from './input-file.ts'
import { type CodeReport, type FaultAt, type FileReport, noteFault } from './report.ts'
import { inTreeOrder, type PlacedNode, type SourceNode } from './source-node.ts'
import { asSentence, oneSpaced } from './wording.ts'

/** Titles of these levels are printed in capitals. */
const TITLES = new Set(['section', 'chapter', 'subchapter'])

/** Adds a file to the report, with counts that start at zero. */
export function openFileReport(report: CodeReport, { name, kind, encoding, rows }: ReadFile): FileReport {
  const file = { file: name, kind, encoding, read: rows.length, kept: 0, mended: 0, refused: 0 }
  report.files.push(file)
  return file
}

type Note = (fault: FaultAt) => void

/** @returns the name with normal spaces and in sentence case; each change is reported. */
function mendedName(given: string, node: Pick<SourceNode, 'line' | 'level'>, note: Note): string {
  const spaced = oneSpaced(given)
  if (spaced !== given.trim()) note({ line: node.line, outcome: 'mended', code: 'name.spaces' })
  const name = TITLES.has(node.level) ? asSentence(spaced) : spaced
  if (name !== spaced) note({ line: node.line, outcome: 'mended', code: 'name.capitals' })
  return name
}

/** @returns why a node is refused; null for a valid one. */
function refusal({ line, id, ru }: SourceNode, known: Map<string, number>): FaultAt | null {
  const refused = (code: FaultAt['code'], detail?: string): FaultAt => ({
    line,
    outcome: 'refused',
    code,
    ...(detail !== undefined && { detail }),
  })
  const first = known.get(id)
  if (first !== undefined) return refused('code.repeated', String(first))
  return ru.trim() === '' ? refused('name.missing') : null
}

/**
 * @param toNode parses a row into a node, or returns the fault of the row.
 * @returns the valid nodes of a file in the order of the tree.
 */
export function readNodes(
  report: CodeReport,
  file: ReadFile,
  toNode: (row: CsvRow) => SourceNode | Omit<FaultAt, 'line' | 'outcome'>,
): PlacedNode[] {
  const counted = openFileReport(report, file)
  const note: Note = (fault) => noteFault(report, counted, fault)
  const lines = new Map<string, number>()
  const nodes: SourceNode[] = []
  for (const row of file.rows) {
    const node = toNode(row)
    const fault = 'id' in node ? refusal(node, lines) : { ...node, line: row.line, outcome: 'refused' as const }
    if (fault) note(fault)
    if (fault || !('id' in node)) continue
    lines.set(node.id, node.line)
    nodes.push({ ...node, ru: mendedName(node.ru, node, note) })
  }
  const { placed, orphans } = inTreeOrder(nodes)
  for (const { line } of orphans) note({ line, outcome: 'refused', code: 'code.no-parent' })
  counted.kept = placed.length
  return placed
}
