import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  InquiriesQuery,
  InquiryChange,
  InquiryList,
  InquiryResponse,
  InquirySent,
  NewInquiry,
} from '../../../../domain/contract/inquiries.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { INQUIRY } from '../../../../domain/statuses/inquiry.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { companies } from '../../../db/schema.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound } from '../../http/id.ts'
import { describeGet, describeWrite } from '../../http/openapi.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { countAgainst } from '../../http/rate-limit.ts'
import { changes } from '../../http/state-machine.ts'
import { body, query } from '../../http/validate.ts'
import { writingLimits } from '../../http/write-limits.ts'
import { commit } from '../../http/writes/commit.ts'
import { unchanged, versionTag } from '../../http/writes/version.ts'
import { emailBuyer, emailSupplier, sendReply } from './emails.ts'
import {
  type Addressee,
  type FoundInquiry,
  inquiryVersion,
  insertInquiry,
  ofCompany,
  ofProduct,
  readInquiries,
  readInquiry,
  toInquiry,
  updateInquiry,
} from './queries.ts'

const TAG = 'inquiries'
const UNKNOWN = 'inquiry.unknown'

/** @throws AppError 404 `product.unknown`, `company.unknown`: what is not for sale cannot be asked for */
async function addressee(c: Context<ApiEnv>, { product, supplier }: NewInquiry): Promise<Addressee> {
  const db = database(c.env.DB)
  return product === undefined
    ? orNotFound(await ofCompany(db, supplier ?? ''), 'company.unknown')
    : orNotFound(await ofProduct(db, product), 'product.unknown')
}

/** Key of the person who writes, if signed in. */
const writer = ({ var: { viewer } }: Context<ApiEnv>): number | null =>
  viewer === undefined || viewer.role === 'ANONIM' ? null : viewer.num

export const inquiryForm = new Hono<ApiEnv>().post(
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
    const given = c.req.valid('json')
    const to = await addressee(c, given)
    const { contact, message, quantity } = given
    await countAgainst(c, await writingLimits(c, 'inquiry', contact.email ?? contact.phone ?? ''))
    const now = Date.now()
    const row = {
      id: newId(now),
      company: to.company,
      product: to.product,
      user: writer(c),
      quantity,
      message,
      contact,
      locale: c.var.locale,
      status: 'new' as const,
      reply: null,
      repliedBy: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    }
    const data = { id: row.id, status: row.status }
    const answer = await commit(c, [insertInquiry(database(c.env.DB), row)], { status: 201, body: { data } })
    await emailSupplier(c, row, to)
    await emailBuyer(c, row, to)
    return answer
  },
)

/** @throws AppError 404 `inquiry.unknown` where it was not written to this organization */
const ownInquiry = (c: Context<ApiEnv>): Promise<FoundInquiry> =>
  loadOwn(c, UNKNOWN, (db, id) => readInquiry(db, member(c).organization.num, id))

/** @throws AppError 422 `input.invalid` for an answer that says nothing */
function requireReply({ status, reply }: InquiryChange): void {
  if (status !== 'answered' || reply.trim() !== '') return
  const error = { path: 'reply', code: 'required', message: 'An answer says something' }
  throw invalidInput([error])
}

async function companyNames(c: Context<ApiEnv>) {
  const company = member(c).organization.num
  const [row] = await database(c.env.DB)
    .select({ names: companies.names })
    .from(companies)
    .where(eq(companies.num, company))
  return row?.names ?? {}
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
      const found = await ownInquiry(c)
      c.header('ETag', versionTag(found.row.version))
      return c.json({ data: toInquiry(found, c.var.locale) })
    },
  )
  .patch(
    '/:id',
    describeWrite(
      TAG,
      'Answers or closes an inquiry; an answer is mailed to the buyer',
      { 200: InquiryResponse },
      {
        404: 'No such id',
        409: 'Not from here: `status.refused` with `allowed`; answered otherwise: `inquiry.answered`',
        412: 'Changed meanwhile',
      },
    ),
    requires('inquiry.answer'),
    body(InquiryChange),
    async (c) => {
      const found = await ownInquiry(c)
      const wish = c.req.valid('json')
      const { row } = found
      const isNew = changes(INQUIRY, row.status, wish.status)
      if (!isNew && wish.reply !== '' && wish.reply !== row.reply) throw new AppError('inquiry.answered', 409)
      if (!isNew) return commit(c, [], { status: 200, body: { data: toInquiry(found, c.var.locale) } })
      requireReply(wish)
      const isAnswer = wish.status === 'answered'
      const change = {
        status: wish.status,
        version: row.version + 1,
        updatedAt: Date.now(),
        ...(isAnswer && { reply: wish.reply, repliedBy: member(c).num }),
      }
      const after = { ...row, ...change }
      const answer = await commit(
        c,
        [...unchanged(c, inquiryVersion(row.id), row.version), updateInquiry(database(c.env.DB), row.num, change)],
        {
          status: 200,
          body: { data: toInquiry({ ...found, row: after }, c.var.locale) },
          headers: { ETag: versionTag(after.version) },
        },
      )
      if (isAnswer) await sendReply(c, after, await companyNames(c))
      return answer
    },
  )
