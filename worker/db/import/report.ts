/** The report of a feed's import. */
import { type Fault, type FaultCode, reasonOf } from './faults.ts'
import type { Written } from './write.ts'

interface ReportLine extends Fault {
  outcome: 'mended' | 'refused'
  /** Id of the offer; absent for faults of the file or a category. */
  offer?: string
  reason: string
}

export interface Report {
  encoding: string
  company: { id: string; name: string; created: boolean } | null
  categories: { read: number; kept: number }
  offers: {
    read: number
    kept: number
    added: number
    changed: number
    unchanged: number
    mended: number
    refused: number
  }
  /** Number of faults by reason. */
  reasons: Partial<Record<FaultCode, number>>
  /** In the order of the file; the first 50,000 faults. */
  lines: ReportLine[]
  /** Number of faults that have no line, because there are too many. */
  omitted: number
}

/** Enough to mend a feed by, and a limit on the memory that a broken feed takes. */
const MOST_LINES = 50_000

export const emptyReport = (): Report => ({
  encoding: 'utf-8',
  company: null,
  categories: { read: 0, kept: 0 },
  offers: { read: 0, kept: 0, added: 0, changed: 0, unchanged: 0, mended: 0, refused: 0 },
  reasons: {},
  lines: [],
  omitted: 0,
})

/** Adds a fault to the report. */
export function note(report: Report, outcome: ReportLine['outcome'], fault: Fault, offer?: string): void {
  report.reasons[fault.code] = (report.reasons[fault.code] ?? 0) + 1
  if (report.lines.length >= MOST_LINES) report.omitted += 1
  else report.lines.push({ ...fault, outcome, ...(offer !== undefined && { offer }), reason: reasonOf(fault) })
}

export function countWritten({ offers }: Report, { added, changed, unchanged }: Written): void {
  offers.kept += added + changed + unchanged
  offers.added += added
  offers.changed += changed
  offers.unchanged += unchanged
}

const lineText = ({ line, outcome, offer, reason }: ReportLine): string =>
  `line ${line}: ${outcome}${offer === undefined ? '' : ` offer ${offer}`}: ${reason}`

/** @returns the report as text, with the counts at the end, where a terminal shows them. */
export function reportText(report: Report): string {
  const { encoding, company, categories, offers, lines, omitted } = report
  const reasons = Object.entries(report.reasons).sort(([, a], [, b]) => b - a)
  return [
    ...lines.map(lineText),
    ...(omitted > 0 ? [`… and ${omitted} more lines`] : []),
    '',
    ...reasons.map(([code, count]) => `${String(count).padStart(8)}  ${code}`),
    '',
    `${company ? `${company.name}${company.created ? ' (new company)' : ''}, ` : ''}${encoding}`,
    `Categories: ${categories.read} read, ${categories.kept} kept`,
    `Offers: ${offers.read} read, ${offers.kept} kept (${offers.added} new, ${offers.changed} changed, \
${offers.unchanged} unchanged; ${offers.mended} of them mended), ${offers.refused} refused`,
  ].join('\n')
}
