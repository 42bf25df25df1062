import { Hono } from 'hono'
import { ApprovalState } from '../../../../domain/contract/approvals.ts'
import { QuoteAcceptance } from '../../../../domain/contract/order-acceptance.ts'
import { PlaceOrderResponse } from '../../../../domain/contract/orders.ts'
import { QuoteQuery, QuoteRefusal, QuoteResponse } from '../../../../domain/contract/quotes.ts'
import { QUOTE_MOVES } from '../../../../domain/statuses/quote.ts'
import { commitAndNotify } from '../../delivery/commit-and-notify.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeFile, describeGet, describeWrite } from '../../http/openapi.ts'
import { changes } from '../../http/state-machine.ts'
import { body, query } from '../../http/validate.ts'
import { noticeToSupplier } from '../../organization/quotes/announce.ts'
import { quotePdf } from '../../organization/quotes/document.ts'
import { sentQuote } from '../../organization/quotes/queries.ts'
import { toQuote } from '../../organization/quotes/views.ts'
import { declineWrites } from '../../organization/quotes/write.ts'
import { acceptQuote } from './accept.ts'
import { changedSince, type LoadVersion, loadReceived, refuseOutdatedVersion } from './version-in-force.ts'

const TAG = 'quotes'

/** /api/profile/requests/{id}/quote */
export const receivedQuotes = new Hono<ApiEnv>()
  .get(
    '/:id/quote',
    describeGet(TAG, 'The supplier’s quote: the latest version, or an earlier one', QuoteResponse, { unknown: true }),
    requires('account.read'),
    query(QuoteQuery),
    async (c) => {
      const found = await loadReceived(c, c.req.valid('query').version)
      return c.json({ data: orNotFound(toQuote(found), 'quote.unknown') })
    },
  )
  .get(
    '/:id/quote/document.pdf',
    describeFile(TAG, 'A sent version as PDF, in the language of the caller', { revalidated: true }),
    requires('account.read'),
    query(QuoteQuery),
    async (c) => quotePdf(c, await loadReceived(c, c.req.valid('query').version), c.var.locale),
  )
  .post(
    '/:id/quote/accept',
    describeWrite(
      TAG,
      'Accepts exactly the version that was read: it becomes an order, and the supplier is notified; or it waits (202) for approval in the caller’s organization',
      { 200: PlaceOrderResponse, 201: PlaceOrderResponse, 202: ApprovalState },
      {
        404: 'No such id',
        409: 'Not what was read, or no longer in force: `quote.changed`; waits for approval: `approval.waiting`',
      },
    ),
    requires('request.edit'),
    body(QuoteAcceptance),
    async (c) => acceptQuote(c, (version) => loadReceived(c, version), c.req.valid('json')),
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
      const load: LoadVersion = (version) => loadReceived(c, version)
      const found = await load()
      const { version, reason } = c.req.valid('json')
      const { quote } = sentQuote(found)
      if (version !== quote.sent) throw await changedSince(load, version)
      const isNew = changes(QUOTE_MOVES.buyer, quote.status, 'declined')
      const actor = { author: signedIn(c).num, locale: c.var.locale, now: Date.now() }
      const writes = isNew ? [refuseOutdatedVersion(load, found, version), ...declineWrites(found, reason, actor)] : []
      const after = isNew ? { ...found, quote: { ...quote, status: 'declined' as const, reason } } : found
      const data = orNotFound(toQuote(after), 'quote.unknown')
      const about = { name: 'quoteDeclined' as const, version, reason }
      const happening = isNew ? await noticeToSupplier(c, found.thread, about) : null
      return commitAndNotify(c, writes, { status: 200, body: { data } }, happening)
    },
  )
