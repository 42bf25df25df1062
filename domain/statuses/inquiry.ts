import type { StateMachine } from './state-machine.ts'

export const INQUIRY_STATUSES = ['new', 'answered', 'closed'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** A new inquiry can be closed without a reply: some are spam (docs/behaviour.md, "Inquiry statuses"). */
export const INQUIRY = {
  new: ['answered', 'closed'],
  answered: ['closed'],
  closed: [],
} as const satisfies StateMachine<InquiryStatus>
