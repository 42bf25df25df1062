import type { StateMachine } from './state-machine.ts'

export const INQUIRY_STATUSES = ['new', 'answered', 'closed'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** DECISIONS section 6, and closing without an answer: not everything that is written deserves one. */
export const INQUIRY = {
  new: ['answered', 'closed'],
  answered: ['closed'],
  closed: [],
} as const satisfies StateMachine<InquiryStatus>
