/** Reads an e-mail as it arrived (RFC 5322) into what a thread takes of it. */
import PostalMime, { type Address, type Email } from 'postal-mime'
import { parseEmail } from '../../../domain/login.ts'
import { oneLine } from '../../../domain/one-line.ts'
import { cutReply } from './cut-reply.ts'
import { htmlToText } from './html-to-text.ts'

/** Characters of an answer; what is beyond is cut off. */
export const MAX_ANSWER_LENGTH = 20_000
/** Characters that are searched for quotes: a long thread quotes itself in each answer. */
const MAX_SOURCE_LENGTH = 400_000
/** Bytes of a picture within the text that belongs to a signature and is not a file of its own. */
const DECORATION = 30_000

export interface MailFile {
  name: string
  bytes: Uint8Array
}

export interface Mail {
  /** The sender's address, normalized; null where there is none. */
  from: string | null
  messageId: string
  subject: string
  /** What the sender has written, without quotes and signature. */
  text: string
  files: MailFile[]
  /** Whether a program has sent it: a notice of absence, a bounce, a mailing list. */
  isAutomatic: boolean
}

const addressOf = (address: Address | undefined): string | null =>
  address?.address === undefined ? null : parseEmail(address.address)

const AUTOMATIC_SENDERS = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+@-]|$)/i

function isAutomatic({ headers }: Email, from: string | null): boolean {
  const valuesOf = (name: string) =>
    headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase())
  const has = (name: string) => valuesOf(name).length > 0
  return (
    from === null ||
    AUTOMATIC_SENDERS.test(from) ||
    valuesOf('auto-submitted').some((value) => !value.startsWith('no')) ||
    valuesOf('precedence').some((value) => /^(?:bulk|junk|list|auto_reply)/.test(value)) ||
    valuesOf('return-path').some((value) => value === '<>' || value === '') ||
    valuesOf('content-type').some((value) => value.startsWith('multipart/report')) ||
    ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-reply'].some(has)
  )
}

function filesOf({ attachments }: Email): MailFile[] {
  return attachments.flatMap(({ filename, content, related, mimeType }) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
    const isDecoration = related === true && bytes.length < DECORATION
    return isDecoration || mimeType === 'text/calendar' ? [] : [{ name: filename ?? '', bytes }]
  })
}

/** Limits within which the parser works, whatever the e-mail is. */
const PARSER = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024 }

/** @throws Error where it is not an e-mail */
export async function parseMail(raw: Uint8Array): Promise<Mail> {
  const email = await PostalMime.parse(raw, PARSER)
  const from = addressOf(email.from)
  const source = email.text?.trim() ? email.text : htmlToText(email.html ?? '')
  return {
    from,
    messageId: (email.messageId ?? '').slice(0, 500),
    subject: oneLine(email.subject ?? '').slice(0, 300),
    text: cutReply(source.slice(0, MAX_SOURCE_LENGTH)).slice(0, MAX_ANSWER_LENGTH),
    files: filesOf(email),
    isAutomatic: isAutomatic(email, from),
  }
}
