/** Which state of an edition's import can follow another (docs/behaviour.md, "Editions on the desk"). */
import type { StateMachine } from './state-machine.ts'

/** `reading`, `comparing` and `applying` are work behind the page; `ready` waits for the operator; the others are the end. */
export const EDITION_STATUSES = [
  'reading',
  'comparing',
  'ready',
  'applying',
  'applied',
  'refused',
  'discarded',
] as const
export type EditionStatus = (typeof EDITION_STATUSES)[number]

/** What operators may do. Applied after another edition has come, it is compared again first. */
export const EDITION_BY_OPERATORS = {
  reading: [],
  comparing: [],
  ready: ['comparing', 'applying', 'discarded'],
  applying: [],
  applied: [],
  refused: ['discarded'],
  discarded: [],
} as const satisfies StateMachine<EditionStatus>

/** Whether a job works on it, so that the page shows how far it is. */
export const isEditionWork = (status: EditionStatus): boolean =>
  status === 'reading' || status === 'comparing' || status === 'applying'
