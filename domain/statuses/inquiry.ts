import type { StateMachine } from './state-machine.ts'

export const INQUIRY_STATUSES = ['new', 'answered', 'closed'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/** Not every inquiry deserves a reply, so a new one may be closed (docs/behaviour.md, "Inquiry statuses"). */
export const INQUIRY = {
  new: ['answered', 'closed'],
  answered: ['closed'],
  closed: [],
} as const satisfies StateMachine<InquiryStatus>
