/** What a message or a change of status writes, for all routes that lead into a thread. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../../../domain/locale.ts'
import { type InquirySide, type InquiryStatus, WRITABLE_INQUIRY } from '../../../../../domain/statuses/inquiry.ts'
import type { QuoteEvent } from '../../../../../domain/statuses/quote.ts'
import { newId } from '../../../../db/id.ts'
import type { messages, StoredMessageFile } from '../../../../db/schema.ts'
import { valuesOf } from '../../../../db/select.ts'
import { AppError } from '../../../http/problem.ts'
import type { Write } from '../../../http/writes/commit.ts'
import { refuseUnless } from '../../../http/writes/refusal.ts'
import { SHOWN_PART } from '../../../public/requests/buyer-contact.ts'
import type { InquiryRow } from '../queries.ts'

export interface NewThreadLine {
  /** Made by the caller, so that the response is known before the write. */
  id: string
  side: InquirySide | 'system'
  /** Key of the user; null for a visitor. */
  author: number | null
  text: string
  locale: Locale
  files: StoredMessageFile[]
  /** Whether only the supplier's members read it. */
  internal: boolean
  via: 'site' | 'email'
  /** Milliseconds since 1970. */
  now: number
}

type Thread = Pick<InquiryRow, 'num'>
type Kind = (typeof messages.$inferSelect)['kind']

/** @param condition evaluated by the statement: where it is false, no line is written */
export const insertLine = (thread: Thread, kind: Kind, line: NewThreadLine, condition: SQL = sql`1`): SQL =>
  sql`INSERT INTO messages (id, inquiry, side, author, kind, text, locale, via, internal, files, created_at)
    SELECT ${line.id}, ${thread.num}, ${line.side}, ${line.author}, ${kind}, ${line.text}, ${line.locale}, ${line.via},
      ${line.internal ? 1 : 0}, ${JSON.stringify(line.files)}, ${line.now} WHERE ${condition}`

const useFiles = (thread: Thread, files: readonly StoredMessageFile[]): SQL =>
  sql`INSERT OR IGNORE INTO message_files (file, inquiry)
    SELECT value, ${thread.num} FROM json_each(${JSON.stringify(files.map(({ id }) => id))})`

/** Who has answered an open request gets the buyer's name with the buyer's first message, and the contact where the buyer shows it. */
const REVEALED = sql`iif(contact = '{}', coalesce((SELECT ${SHOWN_PART} FROM requests AS r WHERE r.num = inquiries.request), '{}'), contact)`

/** The supplier's first reply changes the status to answered; each text adds one to the other side's unread messages. */
const afterText = ({ num }: Thread, { side, author, text, now }: NewThreadLine): SQL =>
  side === 'supplier'
    ? sql`UPDATE inquiries SET version = version + (status IN ('sent', 'seen')),
        status = iif(status IN ('sent', 'seen'), 'answered', status), reply = coalesce(reply, ${text}),
        replied_by = coalesce(replied_by, ${author}), waiting_since = NULL, buyer_unread = buyer_unread + 1,
        last_at = ${now}, updated_at = ${now} WHERE num = ${num}`
    : sql`UPDATE inquiries SET waiting_since = coalesce(waiting_since, ${now}), supplier_unread = supplier_unread + 1,
        contact = ${REVEALED}, last_at = ${now}, updated_at = ${now} WHERE num = ${num}`

const isWritable = ({ num }: Thread): SQL =>
  sql`(SELECT status FROM inquiries WHERE num = ${num}) IN ${valuesOf(WRITABLE_INQUIRY)}`

/** A member who answers has read the thread, also where the answer comes by e-mail. */
const readByAuthor = ({ num }: Thread, { side, author }: NewThreadLine): Write[] =>
  side === 'supplier' && author !== null
    ? [sql`DELETE FROM unread_threads WHERE user = ${author} AND inquiry = ${num}`]
    : []

/** @returns the writes of a message; a thread that has ended takes none: 409 `inquiry.ended` */
export const messageWrites = (thread: Thread, line: NewThreadLine): Write[] => [
  refuseUnless(isWritable(thread), new AppError('inquiry.ended', 409)),
  insertLine(thread, 'text', line),
  useFiles(thread, line.files),
  afterText(thread, line),
  ...readByAuthor(thread, line),
]

/** @returns the write of a note, which changes nothing that the buyer sees */
export const noteWrites = (thread: Thread, line: NewThreadLine): Write[] => [insertLine(thread, 'text', line)]

export interface ThreadEvent {
  side: InquirySide
  /** Key of the user; null for a visitor. */
  author: number | null
  locale: Locale
  now: number
}

export const eventLine = ({ side, author, locale, now }: ThreadEvent, text: string): NewThreadLine => ({
  id: newId(),
  side,
  author,
  text,
  locale,
  now,
  files: [],
  internal: false,
  via: 'site' as const,
})

interface StatusChange extends ThreadEvent {
  status: InquiryStatus
}

/** @returns the writes of a changed status, with its line in the thread; opening an inquiry leaves none */
export function threadStatusWrites(thread: Thread, change: StatusChange): Write[] {
  const { status, side, now } = change
  // The opening of an inquiry is no line of the conversation.
  const isListed = status !== 'seen'
  return [
    sql`UPDATE inquiries SET status = ${status}, version = version + 1, updated_at = ${now},
      waiting_since = ${isListed ? sql`NULL` : sql`waiting_since`}, last_at = ${isListed ? sql`${now}` : sql`last_at`},
      buyer_unread = buyer_unread + ${isListed && side === 'supplier' ? 1 : 0},
      supplier_unread = supplier_unread + ${isListed && side === 'buyer' ? 1 : 0} WHERE num = ${thread.num}`,
    ...(isListed ? [insertLine(thread, 'status', eventLine(change, status))] : []),
  ]
}

interface QuoteLineEvent extends ThreadEvent {
  event: QuoteEvent
  version: number
  /** What the inquiry's status becomes; null: it stays. */
  status: InquiryStatus | null
}

/** @returns the writes of an act on the quote of a thread, with a line that names it */
export function quoteLineWrites(thread: Thread, happened: QuoteLineEvent): SQL[] {
  const { status, side, now, event, version } = happened
  const waiting = side === 'supplier' ? sql`NULL` : sql`waiting_since`
  return [
    sql`UPDATE inquiries SET status = ${status === null ? sql`status` : status}, version = version + 1, updated_at = ${now},
      waiting_since = ${waiting}, last_at = ${now}, buyer_unread = buyer_unread + ${side === 'supplier' ? 1 : 0},
      supplier_unread = supplier_unread + ${side === 'buyer' ? 1 : 0} WHERE num = ${thread.num}`,
    insertLine(thread, 'quote', eventLine(happened, `${event}:${version}`)),
  ]
}

/** Who has read a thread: the side, as shown to the other one, and the user, whose own unread messages a supplier's member has. */
interface ReadBy {
  side: InquirySide
  /** Key of the user; null for a guest. */
  reader: number | null
}

/**
 * @param upTo id of the last message that was shown; null for none
 * @returns the writes that mark it and everything before as read; a supplier's first look makes the inquiry seen
 */
export const readWrites = ({ num }: Thread, { side, reader }: ReadBy, upTo: string | null): Write[] => {
  const last = sql`coalesce((SELECT num FROM messages WHERE id = ${upTo} AND inquiry = ${num}), 0)`
  const after = (other: InquirySide, read: SQL) =>
    sql`(SELECT count(*) FROM (SELECT 1 FROM messages WHERE inquiry = ${num} AND internal = 0 AND side = ${other} AND num > ${read} LIMIT 100))`
  const left = (other: InquirySide) =>
    after(other, sql`max(${side === 'supplier' ? sql`supplier_read` : sql`buyer_read`}, ${last})`)
  const ofReader = sql`user = ${reader} AND inquiry = ${num}`
  return [
    side === 'supplier'
      ? sql`UPDATE inquiries SET supplier_unread = ${left('buyer')}, supplier_read = max(supplier_read, ${last}),
          version = version + (status = 'sent'), status = iif(status = 'sent', 'seen', status) WHERE num = ${num}`
      : sql`UPDATE inquiries SET buyer_unread = ${left('supplier')}, buyer_read = max(buyer_read, ${last}) WHERE num = ${num}`,
    ...(side === 'supplier'
      ? [
          sql`UPDATE unread_threads SET n = min(n, ${after('buyer', last)}) WHERE ${ofReader}`,
          sql`DELETE FROM unread_threads WHERE ${ofReader} AND n = 0`,
        ]
      : []),
  ]
}

/** @returns status and version of an inquiry once a side has read it (readWrites) */
export function afterReading({ status, version }: Pick<InquiryRow, 'status' | 'version'>, side: InquirySide) {
  const isFirstLook = side === 'supplier' && status === 'sent'
  return isFirstLook ? { status: 'seen' as const, version: version + 1 } : { status, version }
}
