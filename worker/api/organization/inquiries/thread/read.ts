import { type SQL, sql } from 'drizzle-orm'
import type { Message, MessageList, MessagesQuery } from '../../../../../domain/contract/messages.ts'
import type { Locale } from '../../../../../domain/locale.ts'
import { INQUIRY_STATUSES, type InquirySide, WRITABLE_INQUIRY } from '../../../../../domain/statuses/inquiry.ts'
import { QUOTE_EVENTS } from '../../../../../domain/statuses/quote.ts'
import { writtenLanguage } from '../../../../../domain/written-language.ts'
import type { Database } from '../../../../db/connection.ts'
import { inquiries, messages } from '../../../../db/schema.ts'
import { orNotFound } from '../../../http/id.ts'
import { toFiles } from '../../../public/requests/files-view.ts'
import { draftOf } from './translations.ts'

const author = sql<string | null>`(SELECT name FROM users WHERE num = messages.author)`.as('author_name')

type MessageRow = typeof messages.$inferSelect

/** Which side reads, and up to which message the other one has read. */
interface Reader {
  side: InquirySide
  otherRead: number
  /** Machine translation of the message. */
  draft?: string | null
}

/** @param text 'sent:2': the event, and the version of the quote */
function quoteEvent(text: string): Message['quote'] {
  const [name, version] = text.split(':')
  const event = QUOTE_EVENTS.find((one) => one === name)
  return event ? { event, version: Number(version) } : null
}

/** @param authorName of the message, shown to its own side alone */
export function toMessage(
  row: Omit<MessageRow, 'inquiry'>,
  authorName: string,
  { side, otherRead, draft = null }: Reader,
): Message {
  const isOwn = row.side === side
  return {
    id: row.id,
    side: row.side,
    kind: row.kind,
    author: isOwn ? authorName : '',
    text: row.kind === 'text' ? row.text : '',
    lang: writtenLanguage(row.text, row.locale),
    quote: row.kind === 'quote' ? quoteEvent(row.text) : null,
    status: row.kind === 'status' ? (INQUIRY_STATUSES.find((status) => status === row.text) ?? null) : null,
    files: toFiles(row.files),
    internal: row.internal,
    via: row.via,
    isRead: !isOwn || row.num <= otherRead,
    draft,
    createdAt: new Date(row.createdAt).toISOString(),
  }
}

/** Who reads a page: notes of the supplier are not the buyer's, and drafts are in the reader's language. */
interface ReadBy {
  side: InquirySide
  locale: Locale
  /** Whether there is a translation service. */
  translates: boolean
}

const numOf = (id: string): SQL => sql`(SELECT num FROM messages WHERE id = ${id})`

const selectMessages = (db: Database, of: SQL, { before, after, perPage }: MessagesQuery, { side, locale }: ReadBy) =>
  db
    .select({ row: messages, author, draft: draftOf(sql`messages.id`, locale).as('draft') })
    .from(messages)
    .where(
      sql`${messages.inquiry} = (SELECT num FROM inquiries WHERE ${of}) ${side === 'buyer' ? sql`AND internal = 0` : sql``}
        ${before === undefined ? sql`` : sql`AND ${messages.num} < ${numOf(before)}`}
        ${after === undefined ? sql`` : sql`AND ${messages.num} > ${numOf(after)}`}`,
    )
    .orderBy(after === undefined ? sql`${messages.num} DESC` : sql`${messages.num}`)
    .limit(perPage + 1)

/**
 * One page of a thread by key, the newest last. A page costs the same wherever it is.
 * @param of condition of the one inquiry
 * @throws AppError 404 `inquiry.unknown` where no inquiry meets the condition
 */
export async function readMessages(db: Database, of: SQL, query: MessagesQuery, reader: ReadBy): Promise<MessageList> {
  const { after, perPage } = query
  const { side, locale, translates } = reader
  const inquiry = db
    .select({ row: inquiries, draft: draftOf(sql`inquiries.id`, locale).as('draft') })
    .from(inquiries)
    .where(of)
  const [[found], rows] = await db.batch([inquiry, selectMessages(db, of, query, reader)])
  const { row: thread, draft: askedDraft } = orNotFound(found, 'inquiry.unknown')
  const page = rows.slice(0, perPage)
  if (after === undefined) page.reverse()
  const otherRead = side === 'supplier' ? thread.buyerRead : thread.supplierRead
  return {
    data: page.map(({ row, author, draft }) => toMessage(row, author ?? '', { side, otherRead, draft })),
    meta: {
      more: rows.length > perPage,
      canWrite: WRITABLE_INQUIRY.some((one) => one === thread.status),
      translates,
      askedDraft,
    },
  }
}
