/** Reads OKVED-2 from the statistics office's file, or from the table with English names and explanations. */
import { LEVELS } from '../../../../domain/classifier/levels.ts'
import type { CsvOfferRow } from '../csv.ts'
import type { ReadFile } from './input-file.ts'
import { readNodes } from './node-reader.ts'
import type { CodeReport, RowFault } from './report.ts'
import type { PlacedNode, SourceNode } from './source-node.ts'
import { asSentence, oneSpaced } from './wording.ts'
import type { EditionText } from './write-edition.ts'

export const OKVED_KINDS = ['okved tree', 'statistics office'] as const

/** Shapes of codes by level of the tree. */
const SHAPES = [/^[A-U]$/, /^\d\d$/, /^\d\d\.\d$/, /^\d\d\.\d\d$/, /^\d\d\.\d\d\.\d$/, /^\d\d\.\d\d\.\d\d$/]

/** 28.14.11 is below 28.14.1, 28.14.1 below 28.14, 28.14 below 28.1, 28.1 below 28, 28 below its section. */
const parentOf = (code: string, depth: number, section: string): string => {
  if (depth === 0) return ''
  return depth === 1 ? section : code.slice(0, -1).replace(/\.$/, '')
}

function toNode(line: number, code: string, section: string, ru: string): SourceNode | RowFault {
  const depth = SHAPES.findIndex((shape) => shape.test(code))
  const level = LEVELS.okved[depth]
  if (!level) return { code: 'code.form', detail: code }
  return { line, id: code, parent: parentOf(code, depth, section), level, ru }
}

/** A row is section;code;name, where the code of a section is a single space. */
function officeNode({ line, cells }: CsvOfferRow): SourceNode | RowFault {
  if (cells.length !== 3) return { code: 'row.cells', detail: String(cells.length) }
  const [section = '', code = '', ru = ''] = cells
  return toNode(line, code.trim() || section, section, ru)
}

function tableNode({ line, cells }: CsvOfferRow): SourceNode | RowFault {
  if (cells.length !== 8) return { code: 'row.cells', detail: String(cells.length) }
  const [code = '', , section = '', , , ru = '', en = ''] = cells
  const node = toNode(line, code, section, ru)
  if (!('id' in node) || en === '') return node
  const name = oneSpaced(en)
  return { ...node, en: node.level === 'section' ? asSentence(name) : name }
}

/** Finds where the published file has lost the line break after "includes:". */
const LOST_BREAK = /:(?=-\s)/g

function explanationsOf(report: CodeReport, file: ReadFile, ids: ReadonlySet<string>): EditionText[] {
  const counted = report.files.find((one) => one.file === file.name) ?? report.addFile(file)
  return file.rows.flatMap(({ line, cells: [code = '', , , , , , , text = ''] }): EditionText[] => {
    if (text.trim() === '' || !ids.has(code)) return []
    const mended = text.replace(LOST_BREAK, ':\n')
    if (mended !== text) report.addFault(counted, { line, outcome: 'mended', code: 'text.break' })
    const paragraphs = mended.split('\n').map(oneSpaced).filter(Boolean)
    return [{ code, kind: 'explanation', paragraphs }]
  })
}

/** @returns the nodes, with English names where a file has them, and the explanations. */
export function readOkved(report: CodeReport, files: ReadFile[]): { nodes: PlacedNode[]; texts: EditionText[] } {
  const office = files.find(({ kind }) => kind === 'statistics office')
  const table = files.find(({ kind }) => kind === 'okved tree')
  const known = table ? readNodes(report, table, tableNode) : []
  const english = new Map(known.map(({ id, en }) => [id, en]))
  const listed = office ? readNodes(report, office, officeNode) : known
  const nodes = listed.map((node) => ({ ...node, en: english.get(node.id) }))
  const ids = new Set(nodes.map(({ id }) => id))
  return { nodes, texts: table ? explanationsOf(report, table, ids) : [] }
}
