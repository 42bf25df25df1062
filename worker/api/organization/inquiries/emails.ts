/** E-mails about an inquiry: to the supplier, to the buyer that it has arrived, and the supplier's reply. */
import type { Context } from 'hono'
import { companyRoute } from '../../../../domain/company-kinds.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { href } from '../../../../domain/routes.ts'
import type { Text } from '../../../../domain/text.ts'
import type { StoredContact } from '../../../db/schema.ts'
import { notify } from '../../delivery/deliver.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import type { PublicContact } from '../company/queries.ts'
import type { Reader } from '../notified-managers.ts'
import type { Addressee, InquiryRow } from './queries.ts'

const nameIn = (text: Text, locale: Locale): string => localized(text, locale).text

const subjectOf = ({ productNames, companyNames }: Addressee, locale: Locale): string =>
  nameIn(productNames ?? companyNames, locale)

const reachedBy = ({ name, organization, email, phone }: StoredContact): string =>
  [name, organization, email, phone].filter(Boolean).join(', ')

/** Notifies the supplier of an inquiry, each reader in their language; a reply to the e-mail goes to the buyer. */
export async function emailSupplier(
  c: Context<ApiEnv>,
  inquiry: Omit<InquiryRow, 'num'>,
  to: Addressee,
  readers: readonly Reader[],
): Promise<void> {
  const { contact, message, quantity } = inquiry
  for (const reader of readers) {
    const params = {
      about: subjectOf(to, reader.locale),
      contact: reachedBy(contact),
      message,
      quantity: quantity ?? '—',
      link: (await siteOrigin(c)) + personalHref('received', reader.locale, inquiry.id),
    }
    await notify(c, reader.to, { name: 'inquiry', params, replyTo: contact.email }, reader.locale)
  }
}

/**
 * Confirms to the buyer that it has arrived. Nothing that was typed is in it: the address may be a stranger's, and anyone could
 * send them a text of their own through us.
 */
export async function emailBuyer(c: Context<ApiEnv>, inquiry: Omit<InquiryRow, 'num'>, to: Addressee): Promise<void> {
  const { contact, locale } = inquiry
  if (!contact.email) return
  const params = { about: subjectOf(to, locale), company: nameIn(to.companyNames, locale) }
  await notify(c, { kind: 'email', value: contact.email }, { name: 'inquiryReceived', params }, locale)
}

/** How the supplier can be reached: what it shows to everybody, and its page, which always is there. */
async function supplierContact(c: Context<ApiEnv>, company: PublicContact, locale: Locale): Promise<string> {
  const page = (await siteOrigin(c)) + href(companyRoute(company.kind), locale, company)
  return [company.email, company.phone, page].filter(Boolean).join('\n')
}

/**
 * E-mails the supplier's reply to the buyer, who can write back to the address that the supplier shows to everybody. One who gave only a
 * phone number gets none: the supplier calls them.
 */
export async function sendReply(c: Context<ApiEnv>, inquiry: InquiryRow, company: PublicContact): Promise<void> {
  const { contact, message, reply, locale } = inquiry
  if (!contact.email) return
  const params = {
    company: nameIn(company.names, locale),
    name: contact.name,
    message,
    reply: reply ?? '',
    contact: await supplierContact(c, company, locale),
  }
  const email = { name: 'inquiryReply', params, replyTo: company.email ?? undefined } as const
  await notify(c, { kind: 'email', value: contact.email }, email, locale)
}
