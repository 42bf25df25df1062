/** Receives an e-mail that Email Routing passes to the worker (docs/decisions/0031-replies-by-mail.md). */
import { sql } from 'drizzle-orm'
import type { UnmatchedReason } from '../../../domain/contract/unmatched-mail.ts'
import { sha256, toHex } from '../../../domain/sha256.ts'
import { database } from '../../db/connection.ts'
import { log } from '../../observe/log.ts'
import { readReplyAddress } from '../delivery/reply-address.ts'
import { AppError } from '../http/problem.ts'
import { type Write, writeBatch } from '../http/writes/commit.ts'
import { refuseUnless } from '../http/writes/refusal.ts'
import type { NoticePlace } from '../organization/inquiries/emails.ts'
import type { InquiryRow } from '../organization/inquiries/queries.ts'
import { mailWrites } from './mail-to-message.ts'
import { type Author, authorOf, readThread } from './match.ts'
import { type Mail, parseMail } from './parse-mail.ts'
import { storeUnmatched } from './unmatched.ts'

interface IncomingMail {
  /** Sender of the envelope (RFC 5321); '' for a bounce. */
  from: string
  to: string
  raw: Uint8Array
}

/** `ignored`: a program has sent it, or it has been received before. `refused`: the sender's mail server says why. */
export type ReceivedMail =
  | { as: 'message'; id: string }
  | { as: 'unmatched' | 'ignored' }
  | { as: 'refused'; reason: string }

/** Texts of mail servers are English: the sender's own server puts them into its notice. */
const REFUSED: Partial<Record<string, string>> = {
  'inquiry.ended': 'This conversation has ended; your message was not delivered',
  'rate.limited': 'Too many messages; please try again later',
}

/** Code with which the batch of an e-mail fails that was received before. */
const RECEIVED = 'idempotency-key.overtaken'

const IGNORED: ReceivedMail = { as: 'ignored' }

/** A mail server delivers an e-mail again where it has missed the response. */
async function onceOnly(to: string, { messageId, from }: Mail): Promise<Write[]> {
  if (messageId === '') return []
  const key = toHex(await sha256(`${messageId}\n${from}\n${to.toLowerCase()}`))
  return [
    refuseUnless(sql`NOT EXISTS (SELECT 1 FROM received_mail WHERE key = ${key})`, new AppError(RECEIVED, 409)),
    sql`INSERT INTO received_mail (key, received_at) VALUES (${key}, ${Date.now()})`,
  ]
}

type Match = { thread: InquiryRow; author: Author } | { thread?: undefined; unmatched: UnmatchedReason }

async function match(place: NoticePlace, { to }: IncomingMail, mail: Mail): Promise<Match> {
  const db = database(place.env.DB)
  const correspondent = await readReplyAddress(place.env, to)
  if (!correspondent) return { unmatched: 'address' }
  const thread = await readThread(db, correspondent.thread)
  if (!thread) return { unmatched: 'thread' }
  const author = await authorOf(db, thread, correspondent, mail.from ?? '')
  if (!author) return { unmatched: 'sender' }
  if (mail.text === '' && mail.files.length === 0) return { unmatched: 'empty' }
  return { thread, author }
}

/** Whether a program has sent the e-mail, such as this instance: it must neither become a message nor be answered. */
const isFromProgram = (
  { env: { REPLY_DOMAIN, MAIL_FROM } }: NoticePlace,
  { from }: IncomingMail,
  mail: Mail,
): boolean =>
  from === '' || mail.isAutomatic || mail.from === MAIL_FROM || mail.from?.endsWith(`@${REPLY_DOMAIN}`) === true

async function sort(place: NoticePlace, incoming: IncomingMail): Promise<ReceivedMail> {
  const { to, raw } = incoming
  const mail = await parseMail(raw).catch(() => null)
  if (!mail) {
    await storeUnmatched(place.env, { to, raw, mail, reason: 'unreadable' }, [])
    return { as: 'unmatched' }
  }
  if (isFromProgram(place, incoming, mail)) return IGNORED
  const once = await onceOnly(to, mail)
  const matched = await match(place, incoming, mail)
  if (matched.thread) {
    const { id, writes } = await mailWrites(place, matched.thread, matched.author, mail)
    await writeBatch(place.env.DB, [...once, ...writes])
    return { as: 'message', id }
  }
  await storeUnmatched(place.env, { to, raw, mail, reason: matched.unmatched }, once)
  return { as: 'unmatched' }
}

/**
 * @returns the result
 * @throws AppError 503 where it could not be stored: the sender's mail server tries again
 */
export async function receiveMail(place: NoticePlace, incoming: IncomingMail): Promise<ReceivedMail> {
  try {
    return await sort(place, incoming)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === RECEIVED) return IGNORED
    const reason = REFUSED[error.code]
    if (reason === undefined) throw error
    log('warn', 'an e-mail was refused', { code: error.code })
    return { as: 'refused', reason }
  }
}
