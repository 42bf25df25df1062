/** Notices of messages: to the other side of the thread. */
import type { Context } from 'hono'
import { inquiryNumber } from '../../../../../domain/inquiry-number.ts'
import { personalHref } from '../../../../../domain/personal-routes.ts'
import { database } from '../../../../db/connection.ts'
import { type Email, labelledTyped } from '../../../delivery/emails.ts'
import { notify } from '../../../delivery/notify.ts'
import type { Reader } from '../../../delivery/raise.ts'
import type { ApiEnv } from '../../../http/api-env.ts'
import { siteOrigin } from '../../../http/site-origin.ts'
import { readPublicContact } from '../../company/queries.ts'
import { inquiryReaders } from '../../notified-managers.ts'
import { sendReply } from '../emails.ts'
import type { InquiryRow } from '../queries.ts'
import type { NewLine } from './write.ts'

/** A message as it is in an e-mail: its text and the names of its files, which are opened on the site. */
const textOf = ({ text, files }: NewLine): string =>
  [text, files.map(({ name }) => name).join('\n')].filter(Boolean).join('\n\n')

/** Begins with the thread's id: a withdrawal deletes all notices of a thread. */
const noticeKey = (thread: InquiryRow, { id }: NewLine): string => `message:${thread.id}:${id}`

async function toSupplier(c: Context<ApiEnv>, thread: InquiryRow, line: NewLine): Promise<void> {
  const db = database(c.env.DB)
  const company = await readPublicContact(db, thread.company)
  const readers = await inquiryReaders(db, { company: thread.company, email: company?.email ?? null }, line.locale)
  const origin = await siteOrigin(c)
  const emailTo = ({ locale }: Reader): Email => ({
    name: 'inquiryMessage',
    params: {
      name: thread.contact.name,
      number: inquiryNumber(thread.id),
      message: labelledTyped(textOf(line), locale),
      link: origin + personalHref('received', locale, thread.id),
    },
  })
  await notify(c, { event: 'message', key: noticeKey(thread, line), readers, emailTo })
}

/** Notifies the side that has not written it. */
export async function announceMessage(c: Context<ApiEnv>, thread: InquiryRow, line: NewLine): Promise<void> {
  if (line.side === 'buyer') return toSupplier(c, thread, line)
  const company = await readPublicContact(database(c.env.DB), thread.company)
  const isFirst = thread.reply === null
  const event = isFirst ? 'answer' : 'message'
  if (company) await sendReply(c, { ...thread, reply: textOf(line) }, company, { event, key: noticeKey(thread, line) })
}
