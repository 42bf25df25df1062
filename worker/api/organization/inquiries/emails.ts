/** E-mails about an inquiry: to the supplier, to the buyer that it has arrived, and the supplier's reply. */

import type { Context } from 'hono'
import { companyRoute } from '../../../../domain/company-kinds.ts'
import { NO_WISHES, type Wishes } from '../../../../domain/contract/wishes.ts'
import { inquiryLines } from '../../../../domain/inquiry-lines.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import { listed } from '../../../../domain/listed.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Login } from '../../../../domain/login.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { phoneText } from '../../../../domain/phone-text.ts'
import { href } from '../../../../domain/routes.ts'
import type { Text } from '../../../../domain/text.ts'
import { wishLines } from '../../../../domain/wish-lines.ts'
import type { Bindings } from '../../../bindings.ts'
import { type Database, database } from '../../../db/connection.ts'
import type { StoredContact, StoredMessageFile } from '../../../db/schema.ts'
import { noticeAddress } from '../../account/auth/security-notices.ts'
import { type Email, emailFormats, labelledName, labelledTyped } from '../../delivery/emails.ts'
import { timesOf } from '../../delivery/notice-times.ts'
import type { NoticeReader, NotifiedEvent } from '../../delivery/raise.ts'
import { textWithFiles } from '../../delivery/text-with-files.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { isShownIn, withWholeContact } from '../../public/requests/buyer-contact.ts'
import { readCheckedNames } from '../company/checked-names.ts'
import type { PublicContact } from '../company/queries.ts'
import type { InquirySupplier } from './inquiry-supplier.ts'
import { toItem } from './item.ts'
import { answerBy, type InquiryRow, readVerified } from './queries.ts'

/** Where a notice is raised: within a request, or for an e-mail that has arrived. */
export interface NoticePlace {
  env: Bindings
  /** Of the site: 'https://market.example'. */
  origin: string
}

/** The part of a stored inquiry that its first e-mails contain. */
type Sent = Pick<
  InquiryRow,
  'id' | 'company' | 'contact' | 'locale' | 'message' | 'item' | 'quantity' | 'receipt' | 'createdAt'
> & { wishes: Wishes; files: readonly StoredMessageFile[] }

const subjectOf = ({ item }: Sent, { companyNames }: InquirySupplier, locale: Locale): string =>
  labelledName(item?.names ?? companyNames, locale)

/** The inquired item and the wishes, a line each, and the message below. */
function detailsOf({ item, quantity }: Sent, wishes: Wishes, message: string, locale: Locale): string {
  const i18n = emailFormats(locale)
  const lines = [...inquiryLines(item && toItem(item, quantity, locale), quantity, i18n), ...wishLines(wishes, i18n)]
  const texts = lines.map(({ label, value }) => i18n.t('inquiryItem.line', { label, value }))
  return [texts.join('\n'), labelledTyped(message, locale)].filter(Boolean).join('\n\n')
}

/** @returns the subject of a supplier's notice: the product, else the sender, since the supplier's own name says nothing to its people */
export function inquirySubject(
  item: { names: Text } | null | undefined,
  { name, organization }: StoredContact,
  locale: Locale,
) {
  return item ? labelledName(item.names, locale) : listed([name, organization].filter(Boolean), locale)
}

/** @returns a buyer's name and contacts in one line; without contacts, a line that says how a reply reaches them */
export function reachedBy(shown: StoredContact, locale: Locale): string {
  const { name, organization, email, phone } = shown
  const line = listed([name, organization, email, phone && phoneText(phone)], locale)
  return isShownIn(shown) ? line : `${line}\n${emailFormats(locale).t('inquiryItem.sharing.none')}`
}

/** @returns what the buyer has chosen to show suppliers, for the buyer's own copies */
export const sharingText = (isShown: boolean, locale: Locale): string =>
  emailFormats(locale).t(isShown ? 'inquiryItem.sharing.shown' : 'inquiryItem.sharing.hidden')

/** @returns the supplier's notices, each in its reader's language; a reply to the e-mail goes to the buyer */
export async function supplierNotice(
  c: Context<ApiEnv>,
  inquiry: Sent,
  to: InquirySupplier,
  readers: readonly NoticeReader[],
): Promise<NotifiedEvent> {
  const { id, contact, message, files } = inquiry
  const origin = await siteOrigin(c)
  const emailTo = ({ locale, user }: NoticeReader): Email => ({
    name: 'inquiry',
    params: {
      about: inquirySubject(inquiry.item, contact, locale) || labelledName(to.companyNames, locale),
      number: inquiryNumber(id),
      contact: reachedBy(contact, locale),
      details: detailsOf(inquiry, inquiry.wishes, textWithFiles(message, files), locale),
      link: origin + personalHref('received', locale, id),
    },
    replyTo: contact.email,
    thread: { thread: id, side: 'supplier', user: user ?? null },
  })
  return { event: 'inquiry', key: `inquiry:${id}`, readers, emailTo }
}

/**
 * The confirmation to the buyer that it has arrived, with the address of their copy. It contains the typed text only where the address is proven to
 * be the sender's: otherwise anyone could send any text to strangers from the site.
 * @param isOwn whether the address is proven to be the sender's
 * @returns null where the buyer gave no address
 */
export async function buyerNotice(
  c: Context<ApiEnv>,
  inquiry: Sent & { showsContact: boolean },
  to: InquirySupplier,
  isOwn: boolean,
): Promise<NotifiedEvent | null> {
  const { id, contact, locale, receipt, createdAt, showsContact } = inquiry
  const message = textWithFiles(inquiry.message, inquiry.files)
  if (!contact.email || !receipt) return null
  const names = await readCheckedNames(database(c.env.DB), inquiry.company)
  const params = {
    about: subjectOf(inquiry, to, locale),
    company: labelledName(names ?? to.companyNames, locale),
    number: inquiryNumber(id),
    until: emailFormats(locale).date(answerBy(createdAt)),
    details: [
      isOwn ? detailsOf(inquiry, inquiry.wishes, message, locale) : detailsOf(inquiry, NO_WISHES, '', locale),
      sharingText(showsContact, locale),
    ]
      .filter(Boolean)
      .join('\n\n'),
    link: (await siteOrigin(c)) + personalHref('inquiry', locale, { sent: receipt }),
  }
  const readers: NoticeReader[] = [{ to: { kind: 'email', value: contact.email }, locale }]
  const emailTo = (): Email => ({ name: 'inquiryReceived', params })
  return { event: 'confirmation', key: `inquiry-received:${id}`, readers, emailTo }
}

/** The login that gets the notice of a reply: a phone only where there is no e-mail address (docs/behaviour.md, "Ways of an answer"). */
export function answeredAt({ email, phone }: StoredContact): Login | null {
  if (email) return { kind: 'email', value: email }
  return phone ? { kind: 'phone', value: phone } : null
}

/** How the supplier can be reached: its public contacts, and its page, which always exists. */
function supplierContact(origin: string, company: PublicContact, locale: Locale): string {
  const page = origin + href(companyRoute(company.kind), locale, company)
  return [company.email, company.phone && phoneText(company.phone), page].filter(Boolean).join('\n')
}

function replyEmail(origin: string, inquiry: InquiryRow, company: PublicContact, locale: Locale): Email {
  const { contact, message, reply } = inquiry
  const params = {
    company: labelledName(company.names, locale),
    name: contact.name,
    message: labelledTyped(message, locale),
    reply: labelledTyped(reply ?? '', locale),
    contact: supplierContact(origin, company, locale),
  }
  return { name: 'inquiryReply', params, replyTo: company.email ?? undefined }
}

type Answer = 'inquiryAnswered' | 'inquiryDeclined'

/** The notice that there is a reply, without its text, which is read after signing in, or by a visitor after entering a code. */
function answeredEmail(name: Answer, origin: string, { id, user }: InquiryRow, names: Text, locale: Locale): Email {
  const path = user === null ? personalHref('conversation', locale, { id }) : personalHref('request', locale, id)
  const link = origin + path
  return { name, params: { company: labelledName(names, locale), number: inquiryNumber(id), link } }
}

/** A verified login of the buyer who was signed in: the given address if it is one of theirs, else their main one. */
async function confirmedLogin(db: Database, { user, contact: { email } }: InquiryRow): Promise<Login | null> {
  if (user === null) return null
  if (email && (await readVerified(db, user, email))) return { kind: 'email', value: email }
  return (await noticeAddress(db, user)) ?? null
}

/** Who is notified on the buyer's side, and the login that is proven to be theirs; null where the supplier may not write yet. */
export async function buyerReaders(db: Database, stored: InquiryRow) {
  const inquiry = await withWholeContact(db, stored)
  const names = await readCheckedNames(db, inquiry.company)
  const confirmed = await confirmedLogin(db, inquiry)
  const to = confirmed ?? answeredAt(inquiry.contact)
  if (!names || !to) return null
  const { locale, user } = inquiry
  const theirs = user === null ? {} : { user, times: await timesOf(db, user) }
  const readers: NoticeReader[] = [{ to, locale, ...theirs }]
  return { names, confirmed, readers }
}

/**
 * The notice to the buyer of the supplier's reply. Its text goes only to an address that is proven to be the buyer's. Any other may be a
 * stranger's, to whom a supplier could send any text, and gets a notice with a link. A company that moderators have not approved, or have
 * blocked, sends neither (docs/behaviour.md, "Words of e-mails").
 * @returns null where the buyer is not to be notified
 */
export async function replyNotice(
  { env, origin }: NoticePlace,
  stored: InquiryRow,
  company: PublicContact,
  notice: Pick<NotifiedEvent, 'event' | 'key'>,
): Promise<NotifiedEvent | null> {
  const inquiry = await withWholeContact(database(env.DB), stored)
  const found = await buyerReaders(database(env.DB), inquiry)
  if (!found) return null
  const { names, confirmed, readers } = found
  const isReply = confirmed?.kind === 'email'
  const emailIn = (locale: Locale) =>
    isReply
      ? replyEmail(origin, inquiry, { ...company, names }, locale)
      : answeredEmail('inquiryAnswered', origin, inquiry, names, locale)
  const thread = { thread: inquiry.id, side: 'buyer' as const, user: inquiry.user }
  return { ...notice, readers, emailTo: ({ locale }) => ({ ...emailIn(locale), thread }) }
}

/** @returns the notice to the buyer that the supplier has declined the inquiry; null where the buyer is not to be notified */
export async function declinedNotice(c: Context<ApiEnv>, inquiry: InquiryRow): Promise<NotifiedEvent | null> {
  const found = await buyerReaders(database(c.env.DB), inquiry)
  if (!found) return null
  const { names, readers } = found
  const origin = await siteOrigin(c)
  const emailTo = ({ locale }: NoticeReader) => answeredEmail('inquiryDeclined', origin, inquiry, names, locale)
  // Begins as the keys of messages do: a withdrawal deletes all notices of a thread.
  return { event: 'answer', key: `message:${inquiry.id}:declined`, readers, emailTo }
}
