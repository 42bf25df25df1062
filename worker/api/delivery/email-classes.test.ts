/**
 * Every kind of e-mail and why its reader gets it (docs/behaviour.md, "Kinds of e-mails"). A new kind has to be classified here. One that is
 * sent to a list (news, offers) needs List-Unsubscribe and List-Unsubscribe-Post (RFC 2369, RFC 8058), and an endpoint that stops it
 * without a session.
 */
import { expect, test } from 'vitest'
import { LOCALES } from '../../../domain/locale.ts'
import type { Email } from './emails.ts'
import { messagesIn } from './messages.ts'

type Class =
  /** A code that the reader has just asked for. */
  | 'code'
  /** The account's safety depends on it, so it cannot be switched off. */
  | 'safety'
  /** Follows from the reader's own request, or is a request of one person to this one. */
  | 'transaction'
  /** A transaction as well; members of an organization can switch it off in the settings. */
  | 'inquiries'
  | 'moderation'
  /** Sent to a list that the reader is on by their own press: it has List-Unsubscribe, and a call that stops it without a session. */
  | 'list'

const CLASSES: Record<Email['name'], Class> = {
  code: 'code',
  confirmContact: 'code',
  confirmLogin: 'code',
  confirmRemoval: 'code',
  confirmMain: 'code',
  erasure: 'code',
  confirmAct: 'code',
  contactChanged: 'safety',
  contactRemoved: 'safety',
  mainChanged: 'safety',
  loginRestored: 'safety',
  newDevice: 'safety',
  sessionReplayed: 'safety',
  tokenMade: 'safety',
  tokenRevoked: 'safety',
  importStopped: 'transaction',
  webhookFailed: 'transaction',
  accountBlocked: 'safety',
  accountUnblocked: 'safety',
  accountViewed: 'safety',
  companyReceived: 'safety',
  companyHandedOver: 'safety',
  companyMerged: 'safety',
  accountMerged: 'safety',
  rolesGranted: 'safety',
  rolesTaken: 'safety',
  inquiryReceived: 'transaction',
  requestReceived: 'transaction',
  openRequest: 'inquiries',
  inquiryReply: 'transaction',
  inquiryAnswered: 'transaction',
  inquiryDeclined: 'transaction',
  approvalRequested: 'transaction',
  approvalGiven: 'transaction',
  approvalRefused: 'transaction',
  quoteSent: 'transaction',
  quoteWithdrawn: 'transaction',
  quoteDeclined: 'inquiries',
  orderPlaced: 'inquiries',
  orderInvoiced: 'transaction',
  orderShipped: 'transaction',
  orderReceived: 'inquiries',
  orderCancelled: 'transaction',
  lead: 'transaction',
  categoryPlaced: 'moderation',
  categoryRefused: 'moderation',
  reportReceived: 'transaction',
  reportUpheld: 'transaction',
  reportDismissed: 'transaction',
  invitation: 'transaction',
  invitationUnnamed: 'transaction',
  joinRequest: 'transaction',
  claim: 'transaction',
  claimFiled: 'safety',
  claimOwnership: 'transaction',
  claimNumber: 'transaction',
  claimDeclined: 'transaction',
  requestAccepted: 'transaction',
  requestDeclined: 'transaction',
  // A person's own notices together, at the pace that the person has chosen.
  digest: 'transaction',
  inquiry: 'inquiries',
  inquiryMessage: 'inquiries',
  approved: 'moderation',
  refused: 'moderation',
  manyApproved: 'moderation',
  manyRefused: 'moderation',
  manyDecided: 'moderation',
  takenOff: 'moderation',
  broughtBack: 'moderation',
  changeRefused: 'moderation',
  changeRestored: 'moderation',
  followed: 'list',
}

test.each(LOCALES)('every kind of e-mail in %s has a class', (locale) => {
  expect(Object.keys(messagesIn(locale).mail).sort()).toEqual(Object.keys(CLASSES).sort())
})
