import type { InquiryStatus } from '../../db/schema.ts'
import type { StateMachine } from '../state-machine.ts'

/** DECISIONS section 6, and closing without an answer: not everything that is written deserves one. */
export const INQUIRY = {
  new: ['answered', 'closed'],
  answered: ['closed'],
  closed: [],
} as const satisfies StateMachine<InquiryStatus>
