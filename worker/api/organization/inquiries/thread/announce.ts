/** Notices of messages: to the other side of the thread. */
import type { Context } from 'hono'
import { inquiryNumber } from '../../../../../domain/inquiry-number.ts'
import { personalHref } from '../../../../../domain/personal-routes.ts'
import { database } from '../../../../db/connection.ts'
import { type Email, labelledTyped } from '../../../delivery/emails.ts'
import type { NoticeReader, NotifiedEvent } from '../../../delivery/raise.ts'
import { textWithFiles } from '../../../delivery/text-with-files.ts'
import type { ApiEnv } from '../../../http/api-env.ts'
import { siteOrigin } from '../../../http/site-origin.ts'
import { readPublicContact } from '../../company/queries.ts'
import { inquiryReaders } from '../../notified-managers.ts'
import { type NoticePlace, replyNotice } from '../emails.ts'
import type { InquiryRow } from '../queries.ts'
import type { NewThreadLine } from './write.ts'

const textOf = ({ text, files }: NewThreadLine): string => textWithFiles(text, files)

/** Begins with the thread's id: a withdrawal deletes all notices of a thread. */
const noticeKey = (thread: InquiryRow, { id }: NewThreadLine): string => `message:${thread.id}:${id}`

async function toSupplier(
  { env, origin }: NoticePlace,
  thread: InquiryRow,
  line: NewThreadLine,
): Promise<NotifiedEvent> {
  const db = database(env.DB)
  const company = await readPublicContact(db, thread.company)
  const readers = await inquiryReaders(db, { company: thread.company, email: company?.email ?? null }, line.locale)
  const emailTo = ({ locale, user }: NoticeReader): Email => ({
    name: 'inquiryMessage',
    params: {
      name: thread.contact.name,
      number: inquiryNumber(thread.id),
      message: labelledTyped(textOf(line), locale),
      link: origin + personalHref('received', locale, thread.id),
    },
    thread: { thread: thread.id, side: 'supplier', user: user ?? null },
  })
  return { event: 'message', key: noticeKey(thread, line), readers, emailTo }
}

/** @returns the notice to the side that has not written the message; null where it is not to be notified */
export async function messageNotice(
  place: NoticePlace,
  thread: InquiryRow,
  line: NewThreadLine,
): Promise<NotifiedEvent | null> {
  if (line.side === 'buyer') return toSupplier(place, thread, line)
  const company = await readPublicContact(database(place.env.DB), thread.company)
  const event = thread.reply === null ? 'answer' : 'message'
  const key = noticeKey(thread, line)
  return company ? replyNotice(place, { ...thread, reply: textOf(line) }, company, { event, key }) : null
}

/** `messageNotice` within a request. */
export const noticeOf = async (
  c: Context<ApiEnv>,
  thread: InquiryRow,
  line: NewThreadLine,
): Promise<NotifiedEvent | null> => messageNotice({ env: c.env, origin: await siteOrigin(c) }, thread, line)
