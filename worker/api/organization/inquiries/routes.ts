import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  AssigneeChange,
  InquiriesQuery,
  InquiryChange,
  InquiryList,
  InquiryResponse,
} from '../../../../domain/contract/inquiries.ts'
import { MessageResponse, NewNote } from '../../../../domain/contract/messages.ts'
import { InquiryCopyResponse, NewInquiry, SendInquiryResponse } from '../../../../domain/contract/new-inquiry.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { INQUIRY_MOVES } from '../../../../domain/statuses/inquiry.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { commitAndNotify } from '../../delivery/commit-and-notify.ts'
import { requires } from '../../http/access/requires.ts'
import { member, signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { countPace, REPLIES } from '../../http/save-limits.ts'
import { changes } from '../../http/state-machine.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { editResult, sendVersioned, unchangedRow } from '../../http/writes/version.ts'
import { declinedNotice } from './emails.ts'
import { readInquiries } from './inbox.ts'
import {
  type Inbox,
  isToCompany,
  type OwnInquiry,
  readColleague,
  readCopy,
  readInquiry,
  toInquiry,
  toInquiryCopy,
  withdrawal,
} from './queries.ts'
import { sendInquiry } from './send.ts'
import { noticeOf } from './thread/announce.ts'
import { toMessage } from './thread/read.ts'
import { threadRoutes } from './thread/routes.ts'
import { messageWrites, noteWrites, threadStatusWrites } from './thread/write.ts'

const TAG = 'inquiries'
const UNKNOWN = 'inquiry.unknown'

export const inquiryForm = new Hono<ApiEnv>()
  .get(
    '/:receipt',
    describeGet(TAG, 'The buyer’s copy of an inquiry', InquiryCopyResponse, { unknown: true }),
    requires('inquiry.send'),
    query(LocaleQuery),
    async (c) => {
      const copy = await readCopy(database(c.env.DB), c.req.param('receipt'), Date.now())
      return c.json({ data: toInquiryCopy(orNotFound(copy, UNKNOWN), c.var.locale) })
    },
  )
  .delete(
    '/:receipt',
    describeRepeatable(
      TAG,
      'Withdraws the consent to one inquiry: contact and text are erased, and it is closed',
      { 204: null },
      { 404: 'No such copy: `inquiry.unknown`' },
    ),
    requires('inquiry.send'),
    async (c) => {
      const db = database(c.env.DB)
      const { row } = orNotFound(await readCopy(db, c.req.param('receipt'), Date.now()), UNKNOWN)
      return commitWithoutBody(c, withdrawal(row, Date.now()))
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Asks a supplier for a price, about a product or in general',
      { 201: SendInquiryResponse },
      {
        404: 'Not for sale: `product.unknown`, `company.unknown`',
        429: 'Too many from here',
      },
    ),
    requires('inquiry.send'),
    query(LocaleQuery),
    body(NewInquiry),
    (c) => sendInquiry(c, c.req.valid('json')),
  )

const inboxOf = (c: Context<ApiEnv>): Inbox => ({ company: member(c).organization.num, user: member(c).num })

/** @throws AppError 404 `inquiry.unknown` where it was not written to this organization */
const ownInquiry = (c: Context<ApiEnv>): Promise<OwnInquiry> =>
  loadOwn(c, UNKNOWN, (db, id) => readInquiry(db, inboxOf(c), id))

/**
 * @param id of an employee; null for none
 * @throws AppError 422 `not-found` at `employee` for anyone but an active member of the organization
 */
async function colleague(c: Context<ApiEnv>, id: string | null) {
  if (id === null) return null
  const found = await readColleague(database(c.env.DB), member(c).organization.num, id)
  if (found) return found
  throw invalidInput([{ path: 'employee', code: 'not-found', message: 'An active member of the organization' }])
}

/** @throws AppError 422 `input.invalid` for an empty reply */
function requireReply({ status, reply }: InquiryChange): void {
  if (status !== 'answered' || reply.trim() !== '') return
  const error = { path: 'reply', code: 'required', message: 'An answer says something' }
  throw invalidInput([error])
}

export const ownInquiries = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'What buyers have written, latest first', InquiryList),
    requires('inquiry.read'),
    query(InquiriesQuery),
    async (c) => {
      return c.json(await readInquiries(database(c.env.DB), inboxOf(c), c.req.valid('query'), c.var.locale))
    },
  )
  .get(
    '/:id',
    describeGet(TAG, 'One inquiry', InquiryResponse, { unknown: true }),
    requires('inquiry.read'),
    query(LocaleQuery),
    async (c) => {
      const inquiry = await ownInquiry(c)
      return sendVersioned(c, toInquiry(inquiry, c.var.locale), inquiry.row.version)
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Answers or closes an inquiry; an answer is mailed to the buyer',
      { 200: InquiryResponse },
      {
        ...EDIT_FAILURES,
        409: 'Not from here: `status.refused` with `allowed`; answered otherwise: `inquiry.answered`',
      },
    ),
    requires('inquiry.answer'),
    body(InquiryChange),
    async (c) => {
      const inquiry = await ownInquiry(c)
      const input = c.req.valid('json')
      const { row } = inquiry
      const isNew = changes(INQUIRY_MOVES.supplier, row.status, input.status)
      if (!isNew && input.reply !== '' && input.reply !== row.reply) throw new AppError('inquiry.answered', 409)
      if (!isNew) return commit(c, [], { status: 200, body: { data: toInquiry(inquiry, c.var.locale) } })
      requireReply(input)
      const now = Date.now()
      const actor = { side: 'supplier' as const, author: member(c).num, locale: c.var.locale, now }
      const line = { ...actor, id: newId(now), text: input.reply, files: [], internal: false, via: 'site' as const }
      const isReply = input.status === 'answered'
      if (isReply) await countPace(c, REPLIES, member(c))
      const writes = [
        ...unchangedRow(c, 'inquiries', row.id, row.version),
        ...(isReply ? messageWrites(row, line) : threadStatusWrites(row, { ...actor, status: input.status })),
      ]
      const waiting = input.status === 'seen' ? row.waitingSince : null
      const reply = isReply ? (row.reply ?? input.reply) : row.reply
      const change = { status: input.status, reply, waitingSince: waiting, version: row.version + 1, updatedAt: now }
      const after = { ...inquiry, unread: isReply ? 0 : inquiry.unread, row: { ...row, ...change } }
      const isDeclined = input.status === 'declined'
      const happening = isReply ? await noticeOf(c, row, line) : isDeclined ? await declinedNotice(c, row) : null
      return commitAndNotify(c, writes, editResult(200, toInquiry(after, c.var.locale), change.version), happening)
    },
  )
  .patch(
    '/:id/assignee',
    describeWrite(TAG, 'Assigns an inquiry to a member of the organization', { 200: InquiryResponse }, EDIT_FAILURES),
    requires('inquiry.answer'),
    body(AssigneeChange),
    async (c) => {
      const inquiry = await ownInquiry(c)
      const { row } = inquiry
      const chosen = await colleague(c, c.req.valid('json').employee)
      const version = row.version + 1
      const writes = [
        ...unchangedRow(c, 'inquiries', row.id, row.version),
        sql`UPDATE inquiries SET assignee = ${chosen?.num ?? null}, version = ${version} WHERE num = ${row.num}`,
      ]
      const assignee = chosen && { id: chosen.id, name: chosen.name }
      const after = { ...inquiry, assignee, row: { ...row, version } }
      return commit(c, writes, editResult(200, toInquiry(after, c.var.locale), version))
    },
  )
  .post(
    '/:id/notes',
    describeWrite(
      TAG,
      'Adds a note that the organization’s members alone read',
      { 201: MessageResponse },
      { 404: 'No such id' },
    ),
    requires('inquiry.answer'),
    body(NewNote),
    async (c) => {
      const { row } = await ownInquiry(c)
      const viewer = member(c)
      await countPace(c, REPLIES, viewer)
      const now = Date.now()
      const line = {
        id: newId(now),
        side: 'supplier' as const,
        author: viewer.num,
        text: c.req.valid('json').text,
        locale: c.var.locale,
        files: [],
        internal: true,
        via: 'site' as const,
        now,
      }
      const stored = { ...line, num: 0, kind: 'text' as const, createdAt: now }
      const data = toMessage(stored, viewer.name, { side: 'supplier', otherRead: 0 })
      return commit(c, noteWrites(row, line), { status: 201, body: { data } })
    },
  )

/** The conversations of the organization. */
export const ownThreads = threadRoutes({
  side: 'supplier',
  read: 'inquiry.read',
  write: 'inquiry.answer',
  writer: signedIn,
  find: async (c) => (await ownInquiry(c)).row,
  own: (c) => isToCompany(member(c).organization.num),
})
