/** The report of a classifier's import. */
import type { EditionFileKind, RowFaultCode } from '../../../../domain/edition-report.ts'
import type { ReadFile } from './input-file.ts'

/** Messages for the person who maintains the file. `{}` is replaced by the detail. */
const REASONS = {
  'row.cells': 'the row has {} cells',
  'code.missing': 'no code',
  'code.form': '"{}" is no code of this classifier',
  'code.repeated': 'the code is on line {} already',
  'code.no-parent': 'nothing above it is in the file',
  'level.unknown': 'level "{}" is not known',
  'name.missing': 'no name',
  'name.capitals': 'a name in capitals was set as in a sentence',
  'name.spaces': 'spaces and line breaks within the name were made one space',
  'text.break': 'a missing line break was put in after a colon',
  'text.no-code': 'a text for {}, which is not in the tree',
  'text.form': 'no JSON of the form {"kind", "code", "paragraphs"}',
  'edition.undated': 'no file tells the day of the edition; taken as {}',
} as const satisfies Record<RowFaultCode, string>

interface CodeReportLine {
  file: string
  /** Line number from 1; 0 for the whole file. */
  line: number
  outcome: 'mended' | 'refused'
  code: RowFaultCode
  detail: string
  reason: string
}

export interface FileReport {
  file: string
  kind: EditionFileKind
  encoding: string
  read: number
  accepted: number
  mended: number
  refused: number
}

/** Why a row is refused. */
export interface RowFault {
  code: RowFaultCode
  detail?: string
}

export interface FaultAt extends RowFault {
  line: number
  outcome: CodeReportLine['outcome']
}

const MOST_LINES = 5000
const LONGEST_DETAIL = 80

export class CodeReport {
  readonly tree: string
  edition: { id: string; dated: string; nodes: number; changed: boolean } | null = null
  /** Nodes by level. */
  levels: Record<string, number> = {}
  /** Nodes with a name in each language. */
  names: Record<string, number> = {}
  /** Notes and explanations. */
  texts = 0
  /** Numbers of retired codes: those of the edition before, and those that the files list. */
  retired = { before: 0, listed: 0 }
  files: FileReport[] = []
  reasons: Partial<Record<RowFaultCode, number>> = {}
  lines: CodeReportLine[] = []
  omitted = 0

  constructor(tree: string) {
    this.tree = tree
  }

  /** Adds a file, with counts that start at zero. */
  addFile({ name, kind, encoding, rows }: ReadFile): FileReport {
    const file = { file: name, kind, encoding, read: rows.length, accepted: 0, mended: 0, refused: 0 }
    this.files.push(file)
    return file
  }

  /** Adds a fault of a file. */
  note(file: FileReport, { line, outcome, code, detail = '' }: FaultAt): void {
    file[outcome] += 1
    this.reasons[code] = (this.reasons[code] ?? 0) + 1
    const cut = detail.slice(0, LONGEST_DETAIL)
    const reason = REASONS[code].replace('{}', () => cut)
    if (this.lines.length >= MOST_LINES) this.omitted += 1
    else this.lines.push({ file: file.file, line, outcome, code, detail: cut, reason })
  }
}

const counts = (of: Record<string, number>) =>
  Object.entries(of)
    .map(([what, n]) => `${n} ${what}`)
    .join(', ')

/** @returns the report as text, with the counts at the end, where a terminal shows them. */
export function codeReportText(report: CodeReport): string {
  const { tree, edition, levels, names, texts, retired, files, reasons, lines, omitted } = report
  const state = edition?.changed ? 'now serving' : 'served already: nothing was changed'
  return [
    ...lines.map(({ file, line, outcome, reason }) => `${file}${line ? `:${line}` : ''}: ${outcome}: ${reason}`),
    ...(omitted > 0 ? [`… and ${omitted} more lines`] : []),
    '',
    ...Object.entries(reasons).map(([code, n]) => `${String(n).padStart(8)}  ${code}`),
    '',
    ...files.map(
      ({ file, kind, encoding, read, accepted, mended, refused }) =>
        `${file} (${kind}, ${encoding}): ${read} read, ${accepted} accepted, ${mended} mended, ${refused} refused`,
    ),
    `Levels: ${counts(levels)}`,
    `Names: ${counts(names)}; ${texts} notes and explanations`,
    `Codes of earlier editions: ${retired.before} of the one before, ${retired.listed} listed in the files`,
    edition ? `${tree}: edition ${edition.id} of ${edition.dated}, ${edition.nodes} codes, ${state}` : `${tree}: none`,
  ].join('\n')
}
