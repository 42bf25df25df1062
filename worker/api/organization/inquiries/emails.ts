/** E-mails about an inquiry: to the supplier, to the buyer that it has arrived, and the supplier's reply. */
import type { Context } from 'hono'
import type { Locale } from '../../../../domain/locale.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import type { Text } from '../../../../domain/text.ts'
import { database } from '../../../db/connection.ts'
import type { StoredContact } from '../../../db/schema.ts'
import { notify } from '../../delivery/deliver.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { localized } from '../../http/locale.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { managersOf, type Reader } from '../notified-managers.ts'
import type { Addressee, InquiryRow } from './queries.ts'

const nameIn = (text: Text, locale: Locale): string => localized(text, locale).text

const subjectOf = ({ productNames, companyNames }: Addressee, locale: Locale): string =>
  nameIn(productNames ?? companyNames, locale)

const reachedBy = ({ name, organization, email, phone }: StoredContact): string =>
  [name, organization, email, phone].filter(Boolean).join(', ')

/** A supplier without employees here gets its e-mail at its public address. */
async function readersOf(c: Context<ApiEnv>, { company, email }: Addressee, locale: Locale): Promise<Reader[]> {
  const managers = await managersOf(database(c.env.DB), company, 'inquiries')
  return managers.length > 0 || email === null ? managers : [{ to: { kind: 'email', value: email }, locale }]
}

/** E-mails an inquiry to the supplier's managers, each in their language. */
export async function emailSupplier(
  c: Context<ApiEnv>,
  inquiry: Omit<InquiryRow, 'num'>,
  to: Addressee,
): Promise<void> {
  const { contact, message, quantity, locale } = inquiry
  for (const reader of await readersOf(c, to, locale)) {
    const params = {
      about: subjectOf(to, reader.locale),
      contact: reachedBy(contact),
      message,
      quantity: quantity ?? '—',
      link: siteOrigin(c) + personalHref('inquiries', reader.locale),
    }
    await notify(c, reader.to, { name: 'inquiry', params }, reader.locale)
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

/** E-mails the supplier's reply to the buyer. One who gave only a phone number gets none: the supplier calls them. */
export async function sendReply(c: Context<ApiEnv>, inquiry: InquiryRow, companyNames: Text): Promise<void> {
  const { contact, message, reply, locale } = inquiry
  if (!contact.email) return
  const params = { company: nameIn(companyNames, locale), name: contact.name, message, reply: reply ?? '' }
  await notify(c, { kind: 'email', value: contact.email }, { name: 'inquiryReply', params }, locale)
}
