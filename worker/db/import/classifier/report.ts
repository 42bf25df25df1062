/** The report of a classifier's import. */
import type { EditionFileKind, RowFaultCode } from '../../../../domain/edition-report.ts'
import type { ReadFile } from './input-file.ts'

interface CodeReportLine {
  file: string
  /** Line number from 1; 0 for the whole file. */
  line: number
  outcome: 'mended' | 'refused'
  code: RowFaultCode
  detail: string
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

const MAX_LINES = 5000
const MAX_DETAIL_LENGTH = 80

export class CodeReport {
  readonly tree: string
  edition: { id: string; dated: string; nodes: number; changed: boolean } | null = null
  /** Nodes by level. */
  levels: Record<string, number> = {}
  /** Nodes with a name in each language. */
  names: Record<string, number> = {}
  /** Notes and explanations. */
  texts = 0
  /** Numbers of retired codes: those that only the edition before had, and those that the files list. */
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
  addFault(file: FileReport, { line, outcome, code, detail = '' }: FaultAt): void {
    file[outcome] += 1
    this.reasons[code] = (this.reasons[code] ?? 0) + 1
    const cut = detail.slice(0, MAX_DETAIL_LENGTH)
    if (this.lines.length >= MAX_LINES) this.omitted += 1
    else this.lines.push({ file: file.file, line, outcome, code, detail: cut })
  }
}
