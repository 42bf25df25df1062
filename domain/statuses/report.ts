/** Which status of a report can follow another. */

import { DAY_MS } from '../durations.ts'
import type { StateMachine } from './state-machine.ts'

/** `upheld`: the operator agrees with the report; `appealed`: one side disagrees with the decision, and waits for the second, which is final. */
export const REPORT_STATUSES = ['waiting', 'upheld', 'dismissed', 'appealed'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** An operator's decision. */
export const REPORT_DECISIONS = ['upheld', 'dismissed'] as const satisfies readonly ReportStatus[]
type ReportDecision = (typeof REPORT_DECISIONS)[number]

export const REPORT_MOVES = {
  waiting: REPORT_DECISIONS,
  upheld: ['appealed'],
  dismissed: ['appealed'],
  appealed: REPORT_DECISIONS,
} as const satisfies StateMachine<ReportStatus>

/** Who reported, and whose product, company or message it is. */
export const REPORT_SIDES = ['reporter', 'reported'] as const
export type ReportSide = (typeof REPORT_SIDES)[number]

/** The side that a decision is against: it alone may appeal. */
const LOSES = { upheld: 'reported', dismissed: 'reporter' } as const satisfies Record<ReportDecision, ReportSide>

/** Days within which an operator decides, about a report and about an appeal. */
export const REPORT_DAYS = 7
/** Days within which a decision can be appealed. */
export const APPEAL_DAYS = 30

/** Within which an operator decides, in milliseconds. */
export const REPORT_TIME = REPORT_DAYS * DAY_MS

/** @returns the time by which an operator decides what was sent then, in milliseconds */
export const decidedBy = (sentAt: number): number => sentAt + REPORT_TIME

interface Decided {
  status: ReportStatus
  decidedAt: number | null
  appealedAt: number | null
}

/** @returns until when a side may appeal, in milliseconds; null where it may not */
export function appealUntil({ status, decidedAt, appealedAt }: Decided, side: ReportSide, now: number): number | null {
  if (status === 'waiting' || status === 'appealed' || appealedAt !== null || decidedAt === null) return null
  const until = decidedAt + APPEAL_DAYS * DAY_MS
  return LOSES[status] === side && now < until ? until : null
}
