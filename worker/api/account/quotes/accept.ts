/** Accepting a quote: exactly the version that was read becomes an order. */
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { QuoteAcceptance } from '../../../../domain/contract/order-acceptance.ts'
import type { Agreed } from '../../../../domain/contract/orders.ts'
import type { QuoteContent } from '../../../../domain/contract/quotes.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { orders } from '../../../db/schema.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
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

/**
 * @param chosen indexes of lines; null: all of them
 * @throws AppError 409 `quote.whole` for a part of what is sold only together; 422 for a line that there is not
 */
function acceptedLines(content: QuoteContent, chosen: QuoteAcceptance['lines']): QuoteContent {
  if (chosen === null) return content
  if (content.whole && chosen.length < content.lines.length) throw new AppError('quote.whole', 409)
  if (chosen.some((at) => at >= content.lines.length))
    throw invalidInput([{ path: 'lines', code: 'max', message: `The quote has ${content.lines.length} lines` }])
  return { ...content, lines: content.lines.filter((_, at) => chosen.includes(at)) }
}

/** @returns what is agreed; 409 `quote.changed` where the version in force is not the one that was read */
async function agreedOn(
  c: Context<ApiEnv>,
  { quote, shown }: QuotedThread,
  { version, hash, lines, buyer }: QuoteAcceptance,
): Promise<Agreed> {
  if (!quote || !shown) throw new AppError('quote.unknown', 404)
  if (version !== quote.sent || hash !== shown.hash) throw await changedSince(c, version)
  const content = acceptedLines(shown.content, lines)
  const partial = content.lines.length < shown.content.lines.length
  return {
    quote: { number: numberOf(quote) ?? '', version, hash, partial },
    content,
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
