/** Accepting a quote: exactly the version that was read becomes an order. */
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { QuoteAcceptance } from '../../../../domain/contract/order-acceptance.ts'
import type { Agreed } from '../../../../domain/contract/orders.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { orders } from '../../../db/schema.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { commit } from '../../http/writes/commit.ts'
import { announceOrder } from '../../organization/orders/announce.ts'
import { acceptWrites } from '../../organization/orders/write.ts'
import type { QuotedThread } from '../../organization/quotes/queries.ts'
import { numberOf, totalsOf } from '../../organization/quotes/views.ts'
import { dayOf } from '../../organization/quotes/write.ts'
import { changedSince, isStill } from './still.ts'

const orderOf = async (c: Context<ApiEnv>, { thread }: QuotedThread) =>
  orNotFound(
    await database(c.env.DB).select().from(orders).where(eq(orders.inquiry, thread.num)).get(),
    'order.unknown',
  )

/** @returns what is agreed; 409 `quote.changed` where the version in force is not the one that was read */
async function agreedOn(
  c: Context<ApiEnv>,
  { quote, shown }: QuotedThread,
  { version, hash, buyer }: QuoteAcceptance,
): Promise<Agreed> {
  if (!quote || !shown) throw new AppError('quote.unknown', 404)
  if (version !== quote.sent || hash !== shown.hash) throw await changedSince(c, version)
  return {
    quote: { number: numberOf(quote) ?? '', version, hash },
    content: shown.content,
    buyer: { ...buyer, bank: null },
  }
}

/** @returns 201 with the order; 200 with the same one where this version was accepted before */
export async function acceptQuote(c: Context<ApiEnv>, found: QuotedThread, acceptance: QuoteAcceptance) {
  const agreed = await agreedOn(c, found, acceptance)
  const { status, sent = 0 } = found.quote ?? {}
  if (status === 'accepted') {
    const { id, status: state } = await orderOf(c, found)
    return c.json({ data: { id, status: state } }, 200)
  }
  if (status !== 'sent') throw await changedSince(c, sent)
  const id = newId()
  const now = Date.now()
  const actor = { author: signedIn(c).num, locale: c.var.locale, now }
  const { gross } = totalsOf(agreed.content)
  const placed = { id, agreed, gross, contact: found.thread.contact.name ?? '' }
  const writes = [isStill(c, found, sent), ...acceptWrites(found, placed, actor)]
  const response = await commit(c, writes, { status: 201, body: { data: { id, status: 'agreed' as const } } })
  await announceOrder(c, await orderOf(c, found), { status: 'agreed', day: dayOf(now), note: '', by: 'buyer' })
  return response
}
