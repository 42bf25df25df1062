/** Accepting a quote: exactly the version that was read becomes an order, or waits for approval. */
import type { Context } from 'hono'
import type { QuoteAcceptance } from '../../../../domain/contract/order-acceptance.ts'
import type { Agreed } from '../../../../domain/contract/orders.ts'
import type { QuoteContent } from '../../../../domain/contract/quotes.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { requestApproval } from '../../organization/approvals/request.ts'
import { ruleAbove } from '../../organization/approvals/rule.ts'
import { type QuotedThread, sentQuote } from '../../organization/quotes/queries.ts'
import { numberOf, totalsOf } from '../../organization/quotes/views.ts'
import { orderOf, placeOrder } from './place.ts'
import { changedSince, type LoadVersion } from './version-in-force.ts'

/**
 * @param chosen indexes of lines; null: all of them
 * @throws AppError 409 `quote.whole` for a part of what is sold only together; 422 for an unknown line
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
  load: LoadVersion,
  thread: QuotedThread,
  { version, hash, lines, buyer }: QuoteAcceptance,
): Promise<Agreed> {
  const { quote, shown } = sentQuote(thread)
  if (version !== quote.sent || hash !== shown.hash) throw await changedSince(load, version)
  const content = acceptedLines(shown.content, lines)
  const partial = content.lines.length < shown.content.lines.length
  return {
    quote: { number: numberOf(quote) ?? '', version, hash, partial },
    content,
    buyer: { ...buyer, bank: null },
  }
}

/** @returns 201 with the order, 200 with the same one where this version was accepted before, 202 where it waits for approval */
export async function acceptQuote(c: Context<ApiEnv>, load: LoadVersion, acceptance: QuoteAcceptance) {
  const found = await load()
  const agreed = await agreedOn(load, found, acceptance)
  const { status, sent = 0 } = found.quote ?? {}
  if (status === 'accepted') {
    const { id, status: state } = await orderOf(c, found)
    return c.json({ data: { id, status: state } }, 200)
  }
  if (status !== 'sent') throw await changedSince(load, sent)
  const { gross } = totalsOf(agreed.content)
  const rule = await ruleAbove(c, { gross, currency: agreed.content.currency })
  if (rule) return requestApproval(c, { found, load, agreed, gross, rule })
  return placeOrder(c, { found, load, agreed, by: signedIn(c).num })
}
