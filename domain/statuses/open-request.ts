/** Which status of an open request can follow another, and who or what changes it. */
import type { StateMachine } from './state-machine.ts'

/** `removed`: taken down by an operator. */
export const OPEN_REQUEST_STATUSES = ['unconfirmed', 'open', 'closed', 'expired', 'removed'] as const
export type OpenRequestStatus = (typeof OPEN_REQUEST_STATUSES)[number]

/** What follows each status; the last three are final. */
const OPEN_REQUEST_MOVES = {
  unconfirmed: ['open', 'closed', 'expired', 'removed'],
  open: ['closed', 'expired', 'removed'],
  closed: [],
  expired: [],
  removed: [],
} as const satisfies StateMachine<OpenRequestStatus>

const isMove = (from: readonly OpenRequestStatus[], to: OpenRequestStatus): boolean => from.includes(to)

/** @returns the statuses from which an open request may change to this one */
export const openRequestsBefore = (status: OpenRequestStatus): OpenRequestStatus[] =>
  OPEN_REQUEST_STATUSES.filter((from) => isMove(OPEN_REQUEST_MOVES[from], status))
