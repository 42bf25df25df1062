/** What notices are about. */

/** Subjects whose pace a person chooses; everything else is sent at once. */
export const NOTICE_SUBJECTS = ['inquiries', 'answers', 'moderation', 'follows'] as const
export type NoticeSubject = (typeof NOTICE_SUBJECTS)[number]

interface EventRules {
  /** null: it cannot wait, and cannot be switched off. */
  subject: NoticeSubject | null
  /** Whether the person to whom it goes finds it on the site as well. */
  onSite: boolean
  /** Whether a person without an e-mail address gets it by SMS. */
  bySms: boolean
}

/** Each kind of event, stored in the column `event` of the table `notices`. */
export const NOTICE_EVENTS = {
  /** A buyer has written to a supplier for the first time. */
  inquiry: { subject: 'inquiries', onSite: true, bySms: true },
  /** A buyer has published lines to the suppliers of a category: too many for SMS. */
  openRequest: { subject: 'inquiries', onSite: true, bySms: false },
  /** To the buyer: what they sent has arrived. */
  confirmation: { subject: null, onSite: false, bySms: false },
  /** A supplier has answered a buyer. */
  answer: { subject: 'answers', onSite: true, bySms: true },
  /** A further message in a thread, to either side. */
  message: { subject: 'inquiries', onSite: true, bySms: true },
  /** Moderators have decided about what a supplier submitted. */
  decision: { subject: 'moderation', onSite: true, bySms: true },
  /** Moderators have taken a company off the site or brought it back. */
  takedown: { subject: 'moderation', onSite: true, bySms: true },
  /** Invitations, requests to join, claims, and what was decided about them. */
  membership: { subject: null, onSite: true, bySms: true },
  /** A colleague wants to order above the organization's sum, and what was decided. */
  approval: { subject: null, onSite: true, bySms: true },
  /** A message from a landing page, to the operator. */
  lead: { subject: null, onSite: false, bySms: false },
  /** There is something new in what a person follows. */
  followed: { subject: 'follows', onSite: true, bySms: false },
  /** A report: to the person who has sent it, and to the owner of what was reported. */
  report: { subject: null, onSite: true, bySms: true },
  /** What was done with an account, to its owner. */
  account: { subject: null, onSite: true, bySms: true },
} as const satisfies Record<string, EventRules>

export type NoticeEvent = keyof typeof NOTICE_EVENTS
