/** Notices about an order, to the side that did not act. */
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { personalHref } from '../../../../domain/personal-routes.ts'
import type { InquirySide } from '../../../../domain/statuses/inquiry.ts'
import type { OrderStatus } from '../../../../domain/statuses/order.ts'
import { database } from '../../../db/connection.ts'
import { inquiries } from '../../../db/schema.ts'
import { type Email, emailFormats, labelledName, labelledTyped } from '../../delivery/emails.ts'
import type { NoticeReader, NotifiedEvent } from '../../delivery/raise.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { buyerReaders } from '../inquiries/emails.ts'
import { supplierReaders } from '../quotes/announce.ts'
import type { ThreadRow } from '../quotes/queries.ts'
import type { OrderRecord } from './queries.ts'

/** The text that reports each state. */
const TEXTS = {
  agreed: 'orderPlaced',
  invoiced: 'orderInvoiced',
  shipped: 'orderShipped',
  received: 'orderReceived',
  cancelled: 'orderCancelled',
} as const satisfies Record<OrderStatus, Email['name']>

interface Reported {
  status: OrderStatus
  day: string
  note: string
  /** Who reports it: the other side is notified. */
  by: InquirySide
}

/** The recipients, and the name of the side that acted, in a language; null where there is no recipient. */
async function readersOf(
  c: Context<ApiEnv>,
  { agreed }: Pick<OrderRecord, 'agreed'>,
  thread: ThreadRow,
  by: InquirySide,
) {
  if (by === 'buyer') {
    const { name } = agreed.buyer
    return { readers: await supplierReaders(c, thread, c.var.locale), nameIn: labelledTyped.bind(null, name) }
  }
  const found = await buyerReaders(database(c.env.DB), thread)
  return found && { readers: found.readers, nameIn: labelledName.bind(null, found.names) }
}

/** What a notice says of an order; the number of a new order is known only once it is stored. */
type Announced = Pick<OrderRecord, 'id' | 'agreed' | 'inquiry'> & { number: string }

/** @returns the notice of an order for the other party; null where the conversation was deleted after its retention */
export async function orderNotice(
  c: Context<ApiEnv>,
  order: Announced,
  reported: Reported,
): Promise<NotifiedEvent | null> {
  const { status, day, note, by } = reported
  const thread = await database(c.env.DB)
    .select()
    .from(inquiries)
    .where(eq(inquiries.num, order.inquiry ?? 0))
    .get()
  const found = thread && (await readersOf(c, order, thread, by))
  if (!found) return null
  const origin = await siteOrigin(c)
  const emailTo = ({ locale }: NoticeReader): Email => ({
    name: TEXTS[status],
    params: {
      company: found.nameIn(locale),
      number: order.number,
      day: emailFormats(locale).date(day),
      note: labelledTyped(note, locale),
      link: origin + personalHref(by === 'supplier' ? 'order' : 'sale', locale, order.id),
    },
  })
  const event = by === 'supplier' ? 'answer' : 'message'
  // Begins as the keys of messages do: a withdrawal of the consent deletes all notices of a thread.
  return { event, key: `message:${thread.id}:order:${status}`, readers: found.readers, emailTo }
}
