/** Reads TN VED: the tree with units and duties, its notes, the dates of its chapters, and codes of earlier years. */
import * as v from 'valibot'
import { LEVELS, type Level } from '../../../../domain/classifier/levels.ts'
import type { CsvOfferRow } from '../csv.ts'
import type { ReadFile } from './input-file.ts'
import { readNodes } from './node-reader.ts'
import type { CodeReport, RowFault } from './report.ts'
import type { PlacedNode, SourceNode } from './source-node.ts'
import { oneSpaced } from './wording.ts'
import type { EditionText, RetiredCode } from './write-edition.ts'

/** Matches SXVI, 84, 84-s1, 8481, 8481-g285, 8481808199. */
const ID = /^(?:S[IVX]+|\d{4,10}|\d\d(?:-[a-z]\d+)?|\d{4}-[a-z]\d+)$/

const isLevel = (level: string): level is Level => LEVELS.tnved.some((one) => one === level)

function toNode({ line, cells }: CsvOfferRow): SourceNode | RowFault {
  if (cells.length !== 12) return { code: 'row.cells', detail: String(cells.length) }
  const [id = '', parent = '', , level = '', , , , , ru = '', unit = '', duty = '', marks = ''] = cells
  if (id === '') return { code: 'code.missing' }
  if (!ID.test(id)) return { code: 'code.form', detail: id }
  if (!isLevel(level)) return { code: 'level.unknown', detail: level }
  return { line, id, parent, level, ru, unit: oneSpaced(unit), duty: oneSpaced(duty), marks: oneSpaced(marks) }
}

export const readTariff = (report: CodeReport, file: ReadFile): PlacedNode[] => readNodes(report, file, toNode)

const NoteLine = v.object({
  kind: v.picklist(['section', 'chapter']),
  code: v.string(),
  paragraphs: v.array(v.string()),
})

function parsed(line: string): v.InferOutput<typeof NoteLine> | null {
  try {
    return v.parse(NoteLine, JSON.parse(line))
  } catch {
    return null
  }
}

/** Notes to sections and chapters. */
export function readNotes(report: CodeReport, file: ReadFile, ids: ReadonlySet<string>): EditionText[] {
  const counted = report.addFile(file)
  const refuse = (line: number, code: 'text.form' | 'text.no-code', detail = ''): EditionText[] => {
    report.addFault(counted, { line, outcome: 'refused', code, detail })
    return []
  }
  const texts = file.rows.flatMap(({ line, cells: [json = ''] }): EditionText[] => {
    const note = parsed(json)
    if (!note) return refuse(line, 'text.form')
    if (!ids.has(note.code)) return refuse(line, 'text.no-code', note.code)
    const paragraphs = note.paragraphs.map(oneSpaced).filter(Boolean)
    return [{ code: note.code, kind: 'note', paragraphs }]
  })
  counted.accepted = texts.length
  return texts
}

/** @returns the latest date of the chapters' files (ISO); null where none has a date. */
export function readLatestDate(report: CodeReport, file: ReadFile): string | null {
  const counted = report.addFile(file)
  const dates = file.rows.flatMap(({ cells: [, , dated = ''] }) => (/^\d{4}-\d\d-\d\d$/.test(dated) ? [dated] : []))
  counted.accepted = dates.length
  return dates.sort().at(-1) ?? null
}

/** Removes the dashes before a dash line's name. */
const withoutDashes = (name: string): string => oneSpaced(name.replace(/^(?:[-–]\s*)+/, ''))

/** Codes that the tax service listed in 2022 and the tree does not have. */
export function readCodesOf2022(report: CodeReport, file: ReadFile, exists: (code: string) => boolean): RetiredCode[] {
  const counted = report.addFile(file)
  const retired = file.rows.flatMap(({ cells: [code = '', name = '', validFrom = ''] }): RetiredCode[] =>
    exists(code) || !/^\d{10}$/.test(code) ? [] : [{ code, names: { ru: withoutDashes(name) }, lastDated: validFrom }],
  )
  counted.accepted = retired.length
  return retired
}

/** Headings that are no longer valid, each with its last wording. */
export function readEndedHeadings(
  report: CodeReport,
  file: ReadFile,
  exists: (code: string) => boolean,
): RetiredCode[] {
  const counted = report.addFile(file)
  const last = new Map<string, RetiredCode>()
  for (const { cells } of file.rows) {
    const [code = '', name = '', , validTo = ''] = cells
    if (!/^\d{4}$/.test(code) || validTo === '' || exists(code)) continue
    const known = last.get(code)
    if (known && known.lastDated >= validTo) continue
    last.set(code, { code, names: { ru: withoutDashes(name).replace(/:$/, '') }, lastDated: validTo })
  }
  counted.accepted = last.size
  return [...last.values()]
}
