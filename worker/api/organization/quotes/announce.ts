/** Notices about a quote: to the buyer about the supplier's acts, and the other way round. */
import type { Context } from 'hono'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { database } from '../../../db/connection.ts'
import { type Email, emailFormats, labelledName, labelledTyped } from '../../delivery/emails.ts'
import type { NoticeReader, NotifiedEvent } from '../../delivery/raise.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { readPublicContact } from '../company/queries.ts'
import { buyerReaders } from '../inquiries/emails.ts'
import { inquiryReaders } from '../notified-managers.ts'
import type { ThreadRow } from './queries.ts'

/** Begins as the keys of messages do: a withdrawal of the consent deletes all notices of a thread. */
const keyOf = (thread: ThreadRow, name: string, version: number): string => `message:${thread.id}:${name}:${version}`

interface ToBuyer {
  name: 'quoteSent' | 'quoteWithdrawn'
  version: number
  validUntil: string
}

/** @returns the buyer's notice of a version that is sent or withdrawn, without its contents; null where the buyer has no address */
export async function noticeToBuyer(
  c: Context<ApiEnv>,
  thread: ThreadRow,
  about: ToBuyer,
): Promise<NotifiedEvent | null> {
  const found = await buyerReaders(database(c.env.DB), thread)
  if (!found) return null
  const { name, version, validUntil } = about
  const origin = await siteOrigin(c)
  const emailTo = ({ locale }: NoticeReader): Email => ({
    name,
    params: {
      company: labelledName(found.names, locale),
      number: inquiryNumber(thread.id),
      version,
      until: emailFormats(locale).date(validUntil),
      link: origin + personalHref('request', locale, thread.id),
    },
  })
  return { event: 'answer', key: keyOf(thread, name, version), readers: found.readers, emailTo }
}

interface ToSupplier {
  name: 'quoteDeclined'
  version: number
  reason: string
}

/** @returns everyone on the supplier's side who is notified of a thread */
export async function supplierReaders(
  c: Context<ApiEnv>,
  { company }: ThreadRow,
  locale: Locale,
): Promise<NoticeReader[]> {
  const db = database(c.env.DB)
  const contact = await readPublicContact(db, company)
  return inquiryReaders(db, { company, email: contact?.email ?? null }, locale)
}

/** @returns the supplier's notice that the buyer has declined a version */
export async function noticeToSupplier(
  c: Context<ApiEnv>,
  thread: ThreadRow,
  about: ToSupplier,
): Promise<NotifiedEvent> {
  const { name, version, reason } = about
  const readers = await supplierReaders(c, thread, c.var.locale)
  const origin = await siteOrigin(c)
  const emailTo = ({ locale }: NoticeReader): Email => ({
    name,
    params: {
      name: thread.contact.name ?? '',
      number: inquiryNumber(thread.id),
      version,
      reason: labelledTyped(reason, locale),
      link: origin + personalHref('received', locale, thread.id),
    },
  })
  return { event: 'message', key: keyOf(thread, name, version), readers, emailTo }
}
