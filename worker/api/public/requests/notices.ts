/** The notices of a request: to each supplier about its part, and to the buyer that it was sent. */

import { NO_WISHES, type Wishes } from '../../../../domain/contract/wishes.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { requestLineText } from '../../../../domain/request-line-text.ts'
import type { Text } from '../../../../domain/text.ts'
import { wishLines } from '../../../../domain/wish-lines.ts'
import type { StoredContact, StoredMessageFile } from '../../../db/schema.ts'
import { emailFormats, labelledName, labelledTyped } from '../../delivery/emails.ts'
import type { NoticeReader, NotifiedEvent } from '../../delivery/raise.ts'
import { textWithFiles } from '../../delivery/text-with-files.ts'
import { inquirySubject, reachedBy, sharingText } from '../../organization/inquiries/emails.ts'
import { answerBy } from '../../organization/inquiries/queries.ts'
import { toLine } from './line-view.ts'
import type { NewOpen } from './open/publish.ts'
import type { ResolvedLine } from './resolve.ts'

/** Lines that an e-mail names; the others are on the page that it links to. */
const MAX_LINES = 20

/** The part of a request that its notices are about. */
interface SentRequest {
  id: string
  contact: StoredContact
  message: string
  files: readonly StoredMessageFile[]
  wishes: Wishes
  locale: Locale
  createdAt: number
}

type Line = Pick<ResolvedLine, 'position' | 'item' | 'words' | 'quantity' | 'unit'> & { isOwn: boolean }

interface Details {
  lines: Line[]
  wishes: Wishes
  message: string
  files: readonly StoredMessageFile[]
}

function detailsOf({ lines, wishes, message, files }: Details, locale: Locale): string {
  const i18n = emailFormats(locale)
  const named = lines.slice(0, MAX_LINES).map((line) => requestLineText(toLine(line, locale), i18n))
  const rest = lines.length - named.length
  const more = rest > 0 ? [i18n.t('inquiryItem.more', { n: rest })] : []
  const wished = wishLines(wishes, i18n).map(({ label, value }) => i18n.t('inquiryItem.line', { label, value }))
  return [[...named, ...more].join('\n'), wished.join('\n'), labelledTyped(textWithFiles(message, files), locale)]
    .filter(Boolean)
    .join('\n\n')
}

/**
 * @param part id of the supplier's inquiry, and its name
 * @param origin of the site: 'https://market.example'
 * @returns what the supplier's people are notified of
 */
export const requestSupplierNotice = (
  request: SentRequest,
  part: { id: string; companyNames: Text },
  lines: Line[],
  readers: NoticeReader[],
  origin: string,
): NotifiedEvent => ({
  event: 'inquiry',
  key: `inquiry:${part.id}`,
  readers,
  emailTo: ({ locale, user }) => ({
    name: 'inquiry',
    params: {
      about: inquirySubject(lines[0]?.item, request.contact, locale) || labelledName(part.companyNames, locale),
      number: inquiryNumber(part.id),
      contact: reachedBy(request.contact, locale),
      details: detailsOf({ ...request, lines }, locale),
      link: origin + personalHref('received', locale, part.id),
    },
    replyTo: request.contact.email,
    thread: { thread: part.id, side: 'supplier', user: user ?? null },
  }),
})

/** The part of the buyer's confirmation about the recipients of the request. */
interface SentTo {
  suppliers: number
  isOwn: boolean
  origin: string
  /** With the secret that confirms the address. */
  open: (NewOpen & { token: string }) | null
}

/** Which lines are open to whom, or how to publish them. */
function openText(
  { locale, receipt }: { locale: Locale; receipt: string },
  open: NonNullable<SentTo['open']>,
  origin: string,
) {
  const i18n = emailFormats(locale)
  const { lines, category, status, token, expiresAt } = open
  const what = { n: lines.length, category: labelledName(category.names, locale) }
  return status === 'open'
    ? i18n.t('inquiryItem.open', { ...what, until: i18n.date(new Date(expiresAt).toISOString()) })
    : i18n.t('inquiryItem.confirmOpen', {
        ...what,
        link: origin + personalHref('inquiry', locale, { sent: receipt, confirm: token }),
      })
}

/**
 * @param suppliers how many the request was sent to
 * @param isOwn whether the address is proven to be the sender's: no other is sent what was typed (docs/behaviour.md, "Words of e-mails")
 * @returns the confirmation, without a reader where the buyer gave no address
 */
export function requestBuyerNotice(
  request: SentRequest & { receipt: string; showsContact: boolean },
  lines: Line[],
  { suppliers, isOwn, origin, open }: SentTo,
): NotifiedEvent {
  const { id, contact, locale, receipt, createdAt, showsContact } = request
  const goods = lines.filter(({ item }) => item !== null).map((line) => ({ ...line, words: '' }))
  const untyped = { wishes: NO_WISHES, message: '', files: [], lines: goods }
  const params = {
    number: inquiryNumber(id),
    suppliers,
    until: emailFormats(locale).date(answerBy(createdAt)),
    open: open ? openText(request, open, origin) : '',
    details: [detailsOf(isOwn ? { ...request, lines } : untyped, locale), sharingText(showsContact, locale)]
      .filter(Boolean)
      .join('\n\n'),
    link: origin + personalHref('inquiry', locale, { sent: receipt }),
  }
  return {
    event: 'confirmation',
    key: `request-received:${id}`,
    readers: contact.email ? [{ to: { kind: 'email', value: contact.email }, locale }] : [],
    emailTo: () => ({ name: 'requestReceived', params }),
  }
}
