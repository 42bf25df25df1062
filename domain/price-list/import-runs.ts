/** The results of imports that no person has started (docs/behaviour.md, "Imports by themselves"). */
import type { ImportReport } from '../contract/import-report.ts'
import { FILE_FAULTS } from './faults.ts'

export const RUN_STATUSES = ['running', 'waiting', 'applied', 'unchanged', 'failed', 'discarded'] as const
export type RunStatus = (typeof RUN_STATUSES)[number]

/** Why an import waits for a person. */
export const WAITING_REASONS = ['questions', 'shrinks', 'room'] as const
type WaitingReason = (typeof WAITING_REASONS)[number]

/** Why no file could be fetched. */
export const FETCH_FAULTS = ['address', 'redirects', 'status', 'silent', 'too-large', 'credentials'] as const
export type FetchFault = (typeof FETCH_FAULTS)[number]

export const RUN_REASONS = [...WAITING_REASONS, ...FETCH_FAULTS, ...FILE_FAULTS] as const
export type RunReason = (typeof RUN_REASONS)[number]

/** Share of goods that a file may lack, compared with the one before, and still be applied without a person. */
const MAX_SHRINKING = 0.3

type Counts = Pick<ImportReport, 'read' | 'added' | 'changed' | 'unchanged' | 'missing' | 'room'>

interface Expected {
  /** Goods of the last run's file; null: there was none. */
  before: number | null
  /** Whether the file is meant to contain all goods. */
  complete: boolean
  hidesMissing: boolean
}

/** @returns 'apply' where the result of a dry run is written without a person, 'unchanged' where there is nothing to write, else why it waits */
export function verdictOf(
  { read, added, changed, unchanged, missing, room }: Counts,
  { before, complete, hidesMissing }: Expected,
): 'apply' | 'unchanged' | WaitingReason {
  const known = changed + unchanged + missing.count
  const isShort = before !== null && read < before * (1 - MAX_SHRINKING)
  if (complete && (isShort || missing.count > known * MAX_SHRINKING)) return 'shrinks'
  if (added + changed === 0 && !(hidesMissing && missing.count > 0)) return 'unchanged'
  return room !== null && room !== undefined && added > room ? 'room' : 'apply'
}
