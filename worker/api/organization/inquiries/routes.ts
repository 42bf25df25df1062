import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  InquiriesQuery,
  InquiryChange,
  InquiryCopyResponse,
  InquiryList,
  InquiryResponse,
  InquirySent,
  NewInquiry,
} from '../../../../domain/contract/inquiries.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { INQUIRY_MOVES } from '../../../../domain/statuses/inquiry.ts'
import { database } from '../../../db/connection.ts'
import { inquiries } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { countPace, REPLIES } from '../../http/save-limits.ts'
import { changes } from '../../http/state-machine.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitDelete } from '../../http/writes/commit.ts'
import { editResult, sendVersioned, unchanged } from '../../http/writes/version.ts'
import { readPublicContact } from '../company/queries.ts'
import { sendReply } from './emails.ts'
import {
  type InquiryRow,
  inquiryVersion,
  type OwnInquiry,
  readCopy,
  readInquiries,
  readInquiry,
  toCopy,
  toInquiry,
  withdrawal,
} from './queries.ts'
import { sendInquiry } from './send.ts'

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
      return c.json({ data: toCopy(orNotFound(copy, UNKNOWN), c.var.locale) })
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
      return commitDelete(c, withdrawal(row, Date.now()))
    },
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Asks a supplier for a price, about a product or in general',
      { 201: InquirySent },
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

/** @throws AppError 404 `inquiry.unknown` where it was not written to this organization */
const ownInquiry = (c: Context<ApiEnv>): Promise<OwnInquiry> =>
  loadOwn(c, UNKNOWN, (db, id) => readInquiry(db, member(c).organization.num, id))

async function replyToBuyer(c: Context<ApiEnv>, row: InquiryRow): Promise<void> {
  const company = await readPublicContact(database(c.env.DB), row.company)
  if (company) await sendReply(c, row, company)
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
      const company = member(c).organization.num
      return c.json(await readInquiries(database(c.env.DB), company, c.req.valid('query'), c.var.locale))
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
      const isReply = input.status === 'answered'
      if (isReply) await countPace(c, REPLIES, member(c))
      const change = {
        status: input.status,
        version: row.version + 1,
        updatedAt: Date.now(),
        ...(isReply && { reply: input.reply, repliedBy: member(c).num }),
      }
      const after = { ...row, ...change }
      const db = database(c.env.DB)
      const writes = [
        ...unchanged(c, inquiryVersion(row.id), row.version),
        db.update(inquiries).set(change).where(eq(inquiries.num, row.num)),
      ]
      const data = toInquiry({ ...inquiry, row: after }, c.var.locale)
      const response = await commit(c, writes, editResult(200, data, after.version))
      if (isReply) await replyToBuyer(c, after)
      return response
    },
  )
