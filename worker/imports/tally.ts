/** Counts what an import finds, part by part: equal lines are one with a count, so that a report stays small whatever the file. */
import type { ImportLine, ImportReport, ImportSample, PriceMove } from '../../domain/contract/import-report.ts'
import { type Fault, quotable } from '../db/import/faults.ts'

/** Most line numbers that an entry of the report names, and different details of one fault. */
const MAX_NAMED = 5
const MAX_DETAILS = 30
const MAX_KINDS = 300
const MAX_MOVES = 50
const MAX_SAMPLES = 12

export const emptyReport = (): ImportReport => ({
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  mended: 0,
  lines: [],
  omitted: 0,
  moves: { count: 0, rows: [] },
  samples: [],
  missing: { count: 0, rows: [] },
  unknown: [],
  applied: null,
})

/** @param offer id of the goods; absent for a fault of the file itself */
export function addToReport(report: ImportReport, outcome: ImportLine['outcome'], fault: Fault, offer?: string): void {
  const { code, line } = fault
  const detail = quotable(fault.detail ?? '')
  const ofKind = report.lines.filter((one) => one.outcome === outcome && one.code === code)
  const alike = ofKind.find((one) => one.detail === detail)
  const hasRoom = ofKind.length < MAX_DETAILS && report.lines.length < MAX_KINDS
  if (!alike && !hasRoom) {
    report.omitted += 1
    return
  }
  const entry = alike ?? { outcome, code, detail, count: 0, lines: [], offers: [] }
  if (!alike) report.lines.push(entry)
  entry.count += 1
  // A fault of the whole file has no line.
  if (entry.lines.length >= MAX_NAMED || line === 0) return
  entry.lines.push(line)
  if (offer !== undefined) entry.offers.push(quotable(offer))
}

const sizeOf = ({ before, after }: PriceMove): number => Math.abs(Math.log(after / before))

/** Adds price moves; the largest are named. */
export function addMoves(report: ImportReport, moves: PriceMove[]): void {
  report.moves.count += moves.length
  report.moves.rows = [...report.moves.rows, ...moves].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MAX_MOVES)
}

/** New and changed goods of the first parts, new ones first. */
export function addSamples(report: ImportReport, samples: ImportSample[]): void {
  report.samples = [...report.samples, ...samples.slice(0, MAX_SAMPLES)].slice(0, MAX_SAMPLES)
}
