/** E-mails about an inquiry: to the supplier, to the buyer that it has arrived, and the supplier's reply. */
import type { Context } from 'hono'
import { companyRoute } from '../../../../domain/company-kinds.ts'
import type { NoticeChannel } from '../../../../domain/contract/notice-channels.ts'
import { inquiryLines } from '../../../../domain/inquiry-lines.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Login } from '../../../../domain/login.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { href } from '../../../../domain/routes.ts'
import type { Text } from '../../../../domain/text.ts'
import type { StoredContact } from '../../../db/schema.ts'
import { notify, sendNotices } from '../../delivery/deliver.ts'
import { type Email, emailFormats } from '../../delivery/emails.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import type { PublicContact } from '../company/queries.ts'
import type { Reader } from '../notified-managers.ts'
import { toItem } from './item.ts'
import { type Addressee, answerBy, type InquiryRow } from './queries.ts'

/** The part of a stored inquiry that its first e-mails are about. */
type Sent = Omit<InquiryRow, 'num'>

const nameIn = (text: Text, locale: Locale): string => localized(text, locale).text

const subjectOf = ({ item }: Sent, { companyNames }: Addressee, locale: Locale): string =>
  nameIn(item?.names ?? companyNames, locale)

/** The inquired item, a line each, and the message below. */
function detailsOf({ item, quantity }: Sent, message: string, locale: Locale): string {
  const i18n = emailFormats(locale)
  const lines = inquiryLines(item && toItem(item, quantity, locale), quantity, i18n)
  const texts = lines.map(({ label, value }) => i18n.t('inquiryItem.line', { label, value }))
  return [texts.join('\n'), message].filter(Boolean).join('\n\n')
}

const reachedBy = ({ name, organization, email, phone }: StoredContact): string =>
  [name, organization, email, phone].filter(Boolean).join(', ')

/**
 * Notifies the supplier of an inquiry, each reader in their language; a reply to the e-mail goes to the buyer.
 * @returns over which channels it was accepted
 */
export async function emailSupplier(
  c: Context<ApiEnv>,
  inquiry: Sent,
  to: Addressee,
  readers: readonly Reader[],
): Promise<NoticeChannel[]> {
  const { id, contact, message } = inquiry
  const origin = await siteOrigin(c)
  const emailIn = (locale: Locale): Email => ({
    name: 'inquiry',
    params: {
      about: subjectOf(inquiry, to, locale),
      number: inquiryNumber(id),
      contact: reachedBy(contact),
      details: detailsOf(inquiry, message, locale),
      link: origin + personalHref('received', locale, id),
    },
    replyTo: contact.email,
  })
  return sendNotices(
    c,
    readers.map((reader) => ({ ...reader, email: emailIn(reader.locale) })),
  )
}

/**
 * Confirms to the buyer that it has arrived, with the address of their copy. What was typed is in it only for the signed-in owner of the
 * address: any other may be a stranger's, and anyone could send them a text of their own through us.
 * @param isOwn whether the address is proven to be the sender's
 */
export async function emailBuyer(c: Context<ApiEnv>, inquiry: Sent, to: Addressee, isOwn: boolean): Promise<void> {
  const { id, contact, locale, message, receipt, createdAt } = inquiry
  if (!contact.email || !receipt) return
  const params = {
    about: subjectOf(inquiry, to, locale),
    company: nameIn(to.companyNames, locale),
    number: inquiryNumber(id),
    until: emailFormats(locale).date(answerBy(createdAt)),
    details: detailsOf(inquiry, isOwn ? message : '', locale),
    link: (await siteOrigin(c)) + personalHref('inquiry', locale, { sent: receipt }),
  }
  await notify(c, { kind: 'email', value: contact.email }, { name: 'inquiryReceived', params }, locale)
}

/** Where the notice of an answer goes: a phone only where there is no e-mail address (docs/behaviour.md, "Ways of an answer"). */
export function answeredAt({ email, phone }: StoredContact): Login | null {
  if (email) return { kind: 'email', value: email }
  return phone ? { kind: 'phone', value: phone } : null
}

/** How the supplier can be reached: its public contacts, and its page, which always exists. */
async function supplierContact(c: Context<ApiEnv>, company: PublicContact, locale: Locale): Promise<string> {
  const page = (await siteOrigin(c)) + href(companyRoute(company.kind), locale, company)
  return [company.email, company.phone, page].filter(Boolean).join('\n')
}

/**
 * E-mails the supplier's reply to the buyer, who can write back to the supplier's public address. Who gave only a
 * phone number gets an SMS that leads to it, without its text: the number may be a stranger's.
 */
export async function sendReply(c: Context<ApiEnv>, inquiry: InquiryRow, company: PublicContact): Promise<void> {
  const { id, contact, message, reply, locale } = inquiry
  const to = answeredAt(contact)
  if (!to) return
  const params = {
    company: nameIn(company.names, locale),
    name: contact.name,
    message,
    reply: reply ?? '',
    contact: await supplierContact(c, company, locale),
    link: (await siteOrigin(c)) + personalHref('request', locale, id),
  }
  const email = { name: 'inquiryReply', params, replyTo: company.email ?? undefined } as const
  await notify(c, to, email, locale)
}
