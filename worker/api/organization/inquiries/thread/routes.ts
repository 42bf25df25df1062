/** The calls of a conversation, which are the same for both sides. */
import { type SQL, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  MessageList,
  MessageResponse,
  MessagesQuery,
  NewMessage,
  ReadMark,
  ReadMarkResponse,
  TranslationOf,
  TranslationResponse,
} from '../../../../../domain/contract/messages.ts'
import type { Action } from '../../../../../domain/rights.ts'
import type { InquirySide } from '../../../../../domain/statuses/inquiry.ts'
import { database } from '../../../../db/connection.ts'
import { newId } from '../../../../db/id.ts'
import { inquiries } from '../../../../db/schema.ts'
import { messageFiles, refuseUnusableFiles } from '../../../account/files/attachments.ts'
import { commitAndNotify } from '../../../delivery/commit-and-notify.ts'
import { requires } from '../../../http/access/requires.ts'
import type { SignedIn } from '../../../http/access/viewer.ts'
import type { ApiEnv } from '../../../http/api-env.ts'
import { parseId } from '../../../http/id.ts'
import { describeGet, describeWrite } from '../../../http/openapi.ts'
import { countAgainst } from '../../../http/rate-limit.ts'
import { countPace, REPLIES } from '../../../http/save-limits.ts'
import { body, query } from '../../../http/validate.ts'
import { commit } from '../../../http/writes/commit.ts'
import { canTranslate } from '../../../translation/service.ts'
import type { InquiryRow } from '../queries.ts'
import { noticeOf } from './announce.ts'
import { OF_THREAD } from './limits.ts'
import { readMessages, toMessage } from './read.ts'
import { translatedMessage } from './translations.ts'
import { afterReading, messageWrites, readWrites } from './write.ts'

const TAG = 'inquiries'

interface Writer extends Pick<SignedIn, 'id' | 'name' | 'organization'> {
  /** Key in the database; null for a guest. */
  num: number | null
}

interface Side {
  side: InquirySide
  read: Action
  write: Action
  /** @throws AppError 404 `inquiry.unknown` where the path names none of the caller's */
  find: (c: Context<ApiEnv>) => Promise<InquiryRow>
  /** Condition of the caller's own inquiries. */
  own: (c: Context<ApiEnv>) => SQL
  /** Who writes, and against whose limits it counts. */
  writer: (c: Context<ApiEnv>) => Writer
}

/** @returns the calls below an inquiry's address: its messages and the mark of what was read */
export const threadRoutes = ({ side, read, write, find, own, writer: writerOf }: Side) =>
  new Hono<ApiEnv>()
    .get(
      '/:id/messages',
      describeGet(TAG, 'Messages of the thread, the newest last; older and newer ones by key', MessageList, {
        unknown: true,
      }),
      requires(read),
      query(MessagesQuery),
      async (c) => {
        const id = parseId(c.req.param('id'), 'inquiry.unknown')
        const of = sql`${inquiries.id} = ${id} AND ${own(c)}`
        const reader = { side, locale: c.var.locale, translates: canTranslate(c.env) }
        return c.json(await readMessages(database(c.env.DB), of, c.req.valid('query'), reader))
      },
    )
    .post(
      '/:id/messages',
      describeWrite(
        TAG,
        'Writes to the other side, who is notified',
        { 201: MessageResponse },
        { 404: 'No such id', 409: 'The thread has ended: `inquiry.ended`' },
      ),
      requires(write),
      body(NewMessage),
      async (c) => {
        const thread = await find(c)
        const writer = writerOf(c)
        const { text, files: ids } = c.req.valid('json')
        await countPace(c, REPLIES, writer)
        await countAgainst(c, [{ ...OF_THREAD, subject: thread.id }])
        const files = await messageFiles(database(c.env.DB), writer, ids)
        const now = Date.now()
        const line = {
          id: newId(now),
          side,
          author: writer.num,
          text,
          files,
          now,
          locale: c.var.locale,
          internal: false,
          via: 'site' as const,
        }
        const stored = { ...line, num: Number.MAX_SAFE_INTEGER, kind: 'text' as const, createdAt: now }
        const data = toMessage(stored, writer.name, { side, otherRead: 0 })
        const writes = [...refuseUnusableFiles(writer, ids), ...messageWrites(thread, line)]
        return commitAndNotify(c, writes, { status: 201, body: { data } }, await noticeOf(c, thread, line))
      },
    )
    .post(
      '/:id/translations',
      describeWrite(
        TAG,
        'Has a text of the thread translated by the operator’s service, as a draft that is stored',
        { 200: TranslationResponse },
        {
          404: 'No such id',
          409: 'No service is set up (`translation.off`), or the text is in the language already (`translation.same`)',
          503: 'The service does not respond: `translation.failed`',
        },
      ),
      requires(read),
      body(TranslationOf),
      async (c) => {
        const reader = { side, id: writerOf(c).id }
        return c.json({ data: await translatedMessage(c, await find(c), c.req.valid('json'), reader) })
      },
    )
    .post(
      '/:id/read',
      describeWrite(
        TAG,
        'Marks messages as read, up to one of them; a supplier’s first look makes the inquiry `seen`',
        { 200: ReadMarkResponse },
        { 404: 'No such id' },
      ),
      requires(read),
      body(ReadMark),
      async (c) => {
        const thread = await find(c)
        const writes = readWrites(thread, { side, reader: writerOf(c).num }, c.req.valid('json').upTo)
        return commit(c, writes, { status: 200, body: { data: { unread: 0, ...afterReading(thread, side) } } })
      },
    )
