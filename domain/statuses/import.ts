/** Which state of an import can follow another (docs/behaviour.md, "Imports of price lists"). */
import type { StateMachine } from './state-machine.ts'

/**
 * `uploading` waits for the rest of its file. `reading`, `checking`, `applying` and `undoing` are work behind the page; the others wait for the supplier, or are the end.
 */
export const IMPORT_STATUSES = [
  'uploading',
  'reading',
  'asking',
  'checking',
  'ready',
  'applying',
  'applied',
  'undoing',
  'undone',
  'refused',
  'discarded',
] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** What the members of the organization may do. */
export const IMPORT_BY_MEMBERS = {
  uploading: ['reading', 'discarded'],
  reading: [],
  asking: ['checking', 'reading', 'discarded'],
  checking: [],
  ready: ['checking', 'reading', 'applying', 'discarded'],
  applying: [],
  applied: ['undoing'],
  undoing: [],
  undone: [],
  refused: ['discarded'],
  discarded: [],
} as const satisfies StateMachine<ImportStatus>

/** Whether a job works on it, so that the page shows how far it is. */
export const isRunning = (status: ImportStatus): boolean =>
  ['reading', 'checking', 'applying', 'undoing'].includes(status)
