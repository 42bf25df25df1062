/** Which status of an inquiry can follow another, and who or what changes it (docs/behaviour.md, "Inquiry statuses"). */
import type { StateMachine } from './state-machine.ts'

export const INQUIRY_STATUSES = [
  'draft',
  'sent',
  'seen',
  'answered',
  'quoted',
  'accepted',
  'declined',
  'closed',
  'expired',
] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

/**
 * Statuses in which one side has to act next. Without any message they expire after some time
 * (worker/jobs/expired-inquiries.ts).
 */
export const OPEN_INQUIRY = ['sent', 'seen', 'answered', 'quoted'] as const satisfies InquiryStatus[]

/** In these both sides may write. */
export const WRITABLE_INQUIRY = [...OPEN_INQUIRY, 'accepted'] as const satisfies InquiryStatus[]

/** The two sides of a conversation. */
export const INQUIRY_SIDES = ['buyer', 'supplier'] as const
export type InquirySide = (typeof INQUIRY_SIDES)[number]

const NOWHERE = {
  draft: [],
  sent: [],
  seen: [],
  answered: [],
  quoted: [],
  accepted: [],
  declined: [],
  closed: [],
  expired: [],
} as const satisfies StateMachine<InquiryStatus>

/**
 * What each side does itself. `seen` follows from opening an inquiry, `answered` from writing. The supplier declines what it cannot offer,
 * and may close an inquiry without a reply: some are spam. Only a quote that is sent makes `quoted`, and one that
 * is accepted `accepted`; one that is declined or withdrawn leaves the inquiry open for a better one.
 */
export const INQUIRY_MOVES: Readonly<Record<InquirySide, StateMachine<InquiryStatus>>> = {
  buyer: {
    ...NOWHERE,
    draft: ['sent'],
    sent: ['closed'],
    seen: ['closed'],
    answered: ['closed'],
    quoted: ['closed'],
  },
  supplier: {
    ...NOWHERE,
    sent: ['seen', 'answered', 'declined', 'closed'],
    seen: ['answered', 'declined', 'closed'],
    answered: ['declined', 'closed'],
    quoted: ['declined', 'closed'],
    accepted: ['closed'],
  },
}

/** @returns a value for every status */
export const everyStatus = <Value>(of: (status: InquiryStatus) => Value): Record<InquiryStatus, Value> => ({
  draft: of('draft'),
  sent: of('sent'),
  seen: of('seen'),
  answered: of('answered'),
  quoted: of('quoted'),
  accepted: of('accepted'),
  declined: of('declined'),
  closed: of('closed'),
  expired: of('expired'),
})

/** @returns the statuses to which one side may change an inquiry: what its screen offers and the API accepts */
export const inquiryMoves = (side: InquirySide, status: InquiryStatus): InquiryStatus[] => [
  ...INQUIRY_MOVES[side][status],
]
