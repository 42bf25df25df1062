import { type Context, Hono } from 'hono'
import { QuoteQuery, QuoteRefusal, QuoteResponse } from '../../../../domain/contract/quotes.ts'
import { quoteChanges } from '../../../../domain/quote-changes.ts'
import { QUOTE_MOVES } from '../../../../domain/statuses/quote.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeFile, describeGet, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import { body, query } from '../../http/validate.ts'
import { commit } from '../../http/writes/commit.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'
import { announceToSupplier } from '../../organization/quotes/announce.ts'
import { quotePdf } from '../../organization/quotes/document.ts'
import { loadQuoted, type QuotedThread } from '../../organization/quotes/queries.ts'
import { toQuote } from '../../organization/quotes/views.ts'
import { declineWrites, isInForce } from '../../organization/quotes/write.ts'
import { isTheirs } from '../requests/queries.ts'

const TAG = 'quotes'

const load = (c: Context<ApiEnv>, version?: number): Promise<QuotedThread> =>
  loadQuoted(c, isTheirs(signedIn(c).num), version)

/** @returns 409 `quote.changed`, with what is new since the version that the buyer has read */
async function changedSince(c: Context<ApiEnv>, read: number): Promise<AppError> {
  const [then, now] = await Promise.all([load(c, read), load(c)])
  const members = {
    version: now.quote?.sent ?? 0,
    changes: then.shown && now.shown ? quoteChanges(then.shown.content, now.shown.content) : [],
  }
  return new AppError('quote.changed', 409, { members })
}

/** Whether the version that the buyer has read is still the one in force. */
export const isStill = (c: Context<ApiEnv>, found: QuotedThread, version: number): Refusal =>
  refuseUnless(isInForce(found, version, Date.now()), () => changedSince(c, version))

/** /api/profile/requests/{id}/quote */
export const receivedQuotes = new Hono<ApiEnv>()
  .get(
    '/:id/quote',
    describeGet(TAG, 'The supplier’s quote: the latest version, or an earlier one', QuoteResponse, { unknown: true }),
    requires('account.read'),
    query(QuoteQuery),
    async (c) => {
      const found = await load(c, c.req.valid('query').version)
      return c.json({ data: orNotFound(toQuote(found), 'quote.unknown') })
    },
  )
  .get(
    '/:id/quote/document.pdf',
    describeFile(TAG, 'A sent version as PDF, in the language of the caller', { revalidated: true }),
    requires('account.read'),
    query(QuoteQuery),
    async (c) => quotePdf(c, await load(c, c.req.valid('query').version), c.var.locale),
  )
  .post(
    '/:id/quote/decline',
    describeWrite(
      TAG,
      'Declines the quote; the supplier is notified, and may send a new version',
      { 200: QuoteResponse },
      { 404: 'No such id', 409: 'Not what was read: `quote.changed`; not from here: `status.refused`' },
    ),
    requires('request.edit'),
    body(QuoteRefusal),
    async (c) => {
      const found = await load(c)
      const { version, reason } = c.req.valid('json')
      const { quote, thread } = found
      if (!quote || !found.shown) throw new AppError('quote.unknown', 404)
      if (version !== quote.sent) throw await changedSince(c, version)
      const isNew = changes(QUOTE_MOVES.buyer, quote.status, 'declined')
      const actor = { author: signedIn(c).num, locale: c.var.locale, now: Date.now() }
      const writes = isNew ? [isStill(c, found, version), ...declineWrites(found, reason, actor)] : []
      const after = isNew ? { ...found, quote: { ...quote, status: 'declined' as const, reason } } : found
      const data = orNotFound(toQuote(after), 'quote.unknown')
      const response = await commit(c, writes, { status: 200, body: { data } })
      if (isNew) await announceToSupplier(c, thread, { name: 'quoteDeclined', version, reason })
      return response
    },
  )
