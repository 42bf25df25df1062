/** Which status of a quote can follow another, and who or what changes it (docs/behaviour.md, "Quotes"). */
import type { InquirySide } from './inquiry.ts'
import type { StateMachine } from './state-machine.ts'

export const QUOTE_STATUSES = ['draft', 'sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

const NOWHERE = {
  draft: [],
  sent: [],
  accepted: [],
  declined: [],
  withdrawn: [],
  expired: [],
} as const satisfies StateMachine<QuoteStatus>

/** What each side does. A quote that was declined, withdrawn or has expired can be sent again, as a new version. */
export const QUOTE_MOVES: Readonly<Record<InquirySide, StateMachine<QuoteStatus>>> = {
  supplier: {
    ...NOWHERE,
    draft: ['sent'],
    sent: ['sent', 'withdrawn'],
    declined: ['sent'],
    withdrawn: ['sent'],
    expired: ['sent'],
  },
  buyer: { ...NOWHERE, sent: ['accepted', 'declined'] },
}

/**
 * A quote has expired once its last day is over, and not only when the hourly job says so in the conversation.
 * @param today 'YYYY-MM-DD' in UTC
 */
export const quoteStatusOn = (status: QuoteStatus, validUntil: string | null, today: string): QuoteStatus =>
  status === 'sent' && validUntil !== null && validUntil < today ? 'expired' : status

/** @returns the statuses to which one side may change a quote */
export const quoteMoves = (side: InquirySide, status: QuoteStatus): QuoteStatus[] => [...QUOTE_MOVES[side][status]]

/** What can be said of a quote in its conversation. */
export const QUOTE_EVENTS = ['sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type QuoteEvent = (typeof QUOTE_EVENTS)[number]
