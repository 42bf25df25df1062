import { eq, sql } from 'drizzle-orm'
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
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import { LEGAL_VERSION } from '../../../../domain/legal-version.ts'
import { INQUIRY_MOVES } from '../../../../domain/statuses/inquiry.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { inquiries, type StoredItem } from '../../../db/schema.ts'
import { channelsTo } from '../../delivery/deliver.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { countAgainst, writingLimits } from '../../http/rate-limit.ts'
import { countPace, REPLIES } from '../../http/save-limits.ts'
import { changes } from '../../http/state-machine.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitDelete, correct } from '../../http/writes/commit.ts'
import { editResult, sendVersioned, unchanged } from '../../http/writes/version.ts'
import { readPublicContact } from '../company/queries.ts'
import { inquiryReaders } from '../notified-managers.ts'
import { emailBuyer, emailSupplier, sendReply } from './emails.ts'
import { itemOf } from './item.ts'
import {
  type Addressee,
  type InquiryRow,
  inquiryVersion,
  type OwnInquiry,
  ofCompany,
  ofProduct,
  readCopy,
  readInquiries,
  readInquiry,
  readVerified,
  toCopy,
  toInquiry,
  withdrawal,
} from './queries.ts'

const TAG = 'inquiries'
const UNKNOWN = 'inquiry.unknown'

interface Subject {
  to: Addressee
  /** Number of the product. */
  product: number | null
  item: StoredItem | null
}

/**
 * Whom an inquiry is for, and what it is about.
 * @throws AppError 404 `product.unknown`, `company.unknown`: inquiries are only about what is public; 422 for a variant or a
 *   quantity that is not offered
 */
async function subjectOf(c: Context<ApiEnv>, input: NewInquiry): Promise<Subject> {
  const db = database(c.env.DB)
  if (input.product === undefined) {
    return { to: orNotFound(await ofCompany(db, input.supplier ?? ''), 'company.unknown'), product: null, item: null }
  }
  const { goods, rates } = await ofProduct(db, input.product)
  const to = orNotFound(goods, 'product.unknown')
  return { to, product: to.product, item: itemOf(to, input, { rates, locale: c.var.locale }) }
}

/** Key of the user who sends the inquiry, null for a visitor. */
const senderOf = ({ var: { viewer } }: Context<ApiEnv>): number | null =>
  viewer === undefined || viewer.role === 'ANONIM' ? null : viewer.num

/** Whether an address is one that the signed-in sender has proven to be theirs. */
async function isOwnAddress(c: Context<ApiEnv>, email: string | undefined): Promise<boolean> {
  const user = senderOf(c)
  if (user === null || email === undefined) return false
  return (await readVerified(database(c.env.DB), user, email)) !== undefined
}

/** 122 random bits: the address alone opens the copy. */
const newReceipt = (): string => crypto.randomUUID().replaceAll('-', '')

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
    async (c) => {
      const input = c.req.valid('json')
      const { to, product, item } = await subjectOf(c, input)
      const { contact, message, quantity } = input
      await countAgainst(c, await writingLimits(c, 'inquiry', contact.email ?? contact.phone ?? ''))
      const readers = await inquiryReaders(database(c.env.DB), to, c.var.locale)
      const notified = channelsTo(c.env, readers)
      const now = Date.now()
      const row = {
        id: newId(now),
        company: to.company,
        product,
        user: senderOf(c),
        quantity,
        item,
        receipt: newReceipt(),
        notified: notified.length > 0,
        message,
        contact,
        locale: c.var.locale,
        status: 'sent' as const,
        reply: null,
        repliedBy: null,
        consent: LEGAL_VERSION,
        version: 1,
        createdAt: now,
        updatedAt: now,
      }
      const { id, status, receipt } = row
      const data = { id, status, number: inquiryNumber(id), receipt, notified }
      const insert = database(c.env.DB).insert(inquiries).values(row)
      const response = await commit(c, [insert], { status: 201, body: { data } })
      await emailBuyer(c, row, to, await isOwnAddress(c, contact.email))
      const accepted = await emailSupplier(c, row, to, readers)
      if (accepted.length === notified.length) return response
      const isNotified = sql`UPDATE inquiries SET notified = ${accepted.length > 0 ? 1 : 0} WHERE id = ${id}`
      return correct(c, [isNotified], { status: 201, body: { data: { ...data, notified: accepted } } })
    },
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
