/** POST /api/inquiries: a request to one supplier, about one product or in general. */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { NewInquiry } from '../../../../domain/contract/new-inquiry.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import { database } from '../../../db/connection.ts'
import { consentVersion } from '../../../db/consent-version.ts'
import { newId } from '../../../db/id.ts'
import { inquiries, type StoredItem } from '../../../db/schema.ts'
import { newToken } from '../../../new-token.ts'
import { clientCountry } from '../../client.ts'
import { channelsTo } from '../../delivery/deliver.ts'
import { sendRaised } from '../../delivery/notify.ts'
import { raise } from '../../delivery/raise.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { countAgainst, writingLimits } from '../../http/rate-limit.ts'
import { commit, correct } from '../../http/writes/commit.ts'
import { shownPart } from '../../public/requests/buyer-contact.ts'
import { refuseDeletedFiles, requestFiles } from '../../public/requests/files.ts'
import { refusePast } from '../../public/requests/refuse-past.ts'
import { ownRequestWrites } from '../../public/requests/write.ts'
import { inquiryReaders } from '../notified-managers.ts'
import { buyerNotice, supplierNotice } from './emails.ts'
import { type InquirySupplier, ofCompany, ofProduct } from './inquiry-supplier.ts'
import { itemOf } from './item.ts'
import { isOwnAddress, senderOf } from './sender.ts'

interface Subject {
  to: InquirySupplier
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
  return { to, product: to.product, item: itemOf(to, input, { rates, locale: c.var.locale, belowMinimum: 'refuse' }) }
}

/** What the request and the inquiry have in common: both are of one buyer and one moment. */
const sharedColumns = (c: Context<ApiEnv>, { contact, message }: NewInquiry, now: number) => ({
  id: newId(now),
  user: senderOf(c),
  receipt: newToken(),
  message,
  contact,
  locale: c.var.locale,
  consent: consentVersion(now),
  createdAt: now,
})

/** @throws AppError as `subjectOf` and `refusePast`; 429 */
export async function sendInquiry(c: Context<ApiEnv>, input: NewInquiry) {
  refusePast(input.wishes, Date.now())
  const { to, product, item } = await subjectOf(c, input)
  const files = await requestFiles(c, input.files)
  const { contact, quantity, showContact } = input
  await countAgainst(c, await writingLimits(c, 'inquiry', contact.email ?? contact.phone ?? ''))
  const db = database(c.env.DB)
  const readers = await inquiryReaders(db, to, c.var.locale)
  const notified = channelsTo(c.env, readers)
  const now = Date.now()
  const shared = sharedColumns(c, input, now)
  const row = {
    ...shared,
    contact: shownPart(contact, showContact),
    company: to.company,
    product,
    quantity,
    item,
    notified: notified.length > 0,
    status: 'sent' as const,
    reply: null,
    repliedBy: null,
    version: 1,
    updatedAt: now,
  }
  const { id, status, receipt } = row
  const line = { position: 0, product, words: '', quantity, unit: item?.unit ?? null, item }
  const request = ownRequestWrites(
    db,
    { ...shared, ...input.wishes, files, country: await clientCountry(c), showsContact: showContact },
    item ? [line] : [],
  )
  const data = { id, status, number: inquiryNumber(id), receipt, notified }
  const writes = [...refuseDeletedFiles(files), ...request.before, db.insert(inquiries).values(row), ...request.after]
  const sent = { ...row, wishes: input.wishes, files }
  const toBuyer = await buyerNotice(
    c,
    { ...sent, contact, showsContact: showContact },
    to,
    await isOwnAddress(c, contact.email),
  )
  const raised = raise(await supplierNotice(c, sent, to, readers), now)
  const notices = [...raised.writes, ...(toBuyer ? raise(toBuyer, now).writes : [])]
  const response = await commit(c, [...writes, ...notices], { status: 201, body: { data } })
  const accepted = await sendRaised(c, raised)
  if (accepted.length === notified.length) return response
  const isNotified = sql`UPDATE inquiries SET notified = ${accepted.length > 0 ? 1 : 0} WHERE id = ${id}`
  return correct(c, [isNotified], { status: 201, body: { data: { ...data, notified: accepted } } })
}
