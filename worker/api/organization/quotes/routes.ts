import { type Context, Hono } from 'hono'
import { QuoteInput } from '../../../../domain/contract/quote-input.ts'
import {
  OwnQuoteResponse,
  type QuoteContent,
  QuoteQuery,
  SaveQuoteResponse,
  SendQuoteResponse,
} from '../../../../domain/contract/quotes.ts'
import { isLocale } from '../../../../domain/locale.ts'
import { sha256, toHex } from '../../../../domain/sha256.ts'
import { QUOTE_MOVES } from '../../../../domain/statuses/quote.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { commitAndNotify } from '../../delivery/commit-and-notify.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeFile, describeGet, describeRepeatable, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { countPace, REPLIES } from '../../http/save-limits.ts'
import { changes } from '../../http/state-machine.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, sendVersioned, unchanged } from '../../http/writes/version.ts'
import { isToCompany } from '../inquiries/queries.ts'
import { readLegalEntity } from '../legal-entities/queries.ts'
import { noticeToBuyer } from './announce.ts'
import { quotePdf } from './document.ts'
import { prefilledQuote } from './prefill.ts'
import { loadQuoted, type QuotedThread, sentQuote } from './queries.ts'
import { toOwnQuote } from './views.ts'
import { draftWrites, quoteVersionOf, sendWrites, withdrawWrites } from './write.ts'

const TAG = 'quotes'
const FAILURES = { ...EDIT_FAILURES, 409: 'The inquiry has ended: `inquiry.ended`; not from here: `status.refused`' }

const load = (c: Context<ApiEnv>, version?: number): Promise<QuotedThread> =>
  loadQuoted(c, isToCompany(member(c).organization.num), version)

/** The row is still the one that was read, and the one that If-Match names. */
const isCurrent = (c: Context<ApiEnv>, { thread, quote }: QuotedThread) =>
  unchanged(c, quoteVersionOf(thread), quote?.version ?? 0)

/**
 * @returns what a version says for good: the legal entity with its bank, as they are today
 * @throws AppError 422 `not-found` at `entity`
 */
async function contentOf(c: Context<ApiEnv>, { entity: id, ...terms }: QuoteInput): Promise<QuoteContent> {
  const entity = await readLegalEntity(database(c.env.DB), member(c).organization.num, id)
  if (!entity)
    throw invalidInput([{ path: 'entity', code: 'not-found', message: 'A legal entity of the organization' }])
  const { fullName: name, country, taxNumber, kpp, address, bank } = entity
  return { ...terms, seller: { name, country, taxNumber, kpp, address, bank } }
}

/** /api/profile/company/inquiries/{id}/quote */
export const ownQuotes = new Hono<ApiEnv>()
  .get(
    '/:id/quote',
    describeGet(TAG, 'The quote on an inquiry, or what its form begins with', OwnQuoteResponse, { unknown: true }),
    requires('inquiry.read'),
    query(QuoteQuery),
    async (c) => {
      const { version } = c.req.valid('query')
      const found = await load(c, version)
      if (version !== undefined) orNotFound(found.shown, 'quote.unknown')
      const prefilled = await prefilledQuote(database(c.env.DB), found.thread, Date.now())
      return sendVersioned(c, toOwnQuote(found, prefilled), found.quote?.version ?? 0)
    },
  )
  .get(
    '/:id/quote/document.pdf',
    describeFile(TAG, 'A sent version as PDF, in the buyer’s language unless another one is asked for', {
      revalidated: true,
    }),
    requires('inquiry.read'),
    query(QuoteQuery),
    async (c) => {
      const { version, locale } = c.req.valid('query')
      const found = await load(c, version)
      return quotePdf(c, found, isLocale(locale) ? locale : found.thread.locale)
    },
  )
  .put(
    '/:id/quote',
    describeRepeatable(TAG, 'Saves a draft, which the buyer does not see', { 200: SaveQuoteResponse }, FAILURES),
    requires('inquiry.answer'),
    body(QuoteInput),
    async (c) => {
      const found = await load(c)
      const { quote } = found
      const status = quote?.status ?? 'draft'
      const input = c.req.valid('json')
      // The same draft again, after a double press or a retry, is saved already.
      const isSaved = quote?.draft != null && JSON.stringify(quote.draft) === JSON.stringify(input)
      const version = (quote?.version ?? 0) + (isSaved ? 0 : 1)
      const writes = isSaved ? [] : [...isCurrent(c, found), ...draftWrites(found, newId(), input, Date.now())]
      return commit(c, writes, editResult(200, { status, version }, version))
    },
  )
  .post(
    '/:id/quote',
    describeWrite(
      TAG,
      'Sends a version to the buyer, in place of the one before; the first one gets a number',
      { 201: SendQuoteResponse },
      FAILURES,
    ),
    requires('inquiry.answer'),
    body(QuoteInput),
    async (c) => {
      const found = await load(c)
      const viewer = member(c)
      const { thread, quote } = found
      const now = Date.now()
      if (quote && quote.status !== 'sent') changes(QUOTE_MOVES.supplier, quote.status, 'sent')
      const input = c.req.valid('json')
      if (input.validUntil < utcDay(now)) throw new AppError('quote.past', 409)
      await countPace(c, REPLIES, viewer)
      const content = await contentOf(c, input)
      const hash = toHex(await sha256(JSON.stringify(content)))
      const actor = { author: viewer.num, locale: c.var.locale, now }
      const writes = sendWrites(found, newId(), { ...actor, content, hash })
      const version = (quote?.sent ?? 0) + 1
      const result = editResult(201, { status: 'sent' as const, version }, (quote?.version ?? 0) + 1)
      const happening = await noticeToBuyer(c, thread, { name: 'quoteSent', version, validUntil: content.validUntil })
      return commitAndNotify(c, [...isCurrent(c, found), ...writes], result, happening)
    },
  )
  .post(
    '/:id/quote/withdraw',
    describeWrite(TAG, 'Takes back what was sent: it can no longer be accepted', { 200: SaveQuoteResponse }, FAILURES),
    requires('inquiry.answer'),
    async (c) => {
      const found = await load(c)
      const { quote, shown } = sentQuote(found)
      const isNew = changes(QUOTE_MOVES.supplier, quote.status, 'withdrawn')
      const version = quote.version + (isNew ? 1 : 0)
      const actor = { author: member(c).num, locale: c.var.locale, now: Date.now() }
      const writes = isNew ? [...isCurrent(c, found), ...withdrawWrites(found, actor)] : []
      const about = { name: 'quoteWithdrawn' as const, version: quote.sent, validUntil: shown.content.validUntil }
      const result = editResult(200, { status: 'withdrawn' as const, version }, version)
      return commitAndNotify(c, writes, result, isNew ? await noticeToBuyer(c, found.thread, about) : null)
    },
  )
