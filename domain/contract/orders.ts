/** …/orders: what accepted quotes have become, for both sides. */
import * as v from 'valibot'
import { COMPANY_KINDS } from '../company-kinds.ts'
import { INQUIRY_SIDES } from '../statuses/inquiry.ts'
import { ORDER_STATUSES } from '../statuses/order.ts'
import { MAX_MESSAGE_FILES, MessageFile } from './messages.ts'
import { BUYER } from './order-acceptance.ts'
import { LINE, TERMS } from './quote-input.ts'
import { Party, QuoteContent, SELLER, TOTALS, Totals } from './quotes.ts'
import { OptionalText } from './text-input.ts'
import { Currency, Day, Id, Localized, ONE_PAGE, PageMeta, PageParameters, STORED } from './values.ts'

const Status = v.picklist(ORDER_STATUSES)

/** What both sides have agreed on; it never changes. */
export const Agreed = v.object({
  quote: v.pipe(
    v.object({ number: v.string(), version: v.number(), hash: v.string(), partial: v.boolean() }),
    v.description('The version that was accepted; `partial`: only some of its lines'),
  ),
  content: QuoteContent,
  buyer: Party,
})
export type Agreed = v.InferOutput<typeof Agreed>
export const AGREED = {
  quote: { number: '2026-0012', version: 1, hash: 'a'.repeat(64), partial: false },
  content: { ...TERMS, seller: SELLER, lines: [LINE] },
  buyer: { ...BUYER, bank: null },
}

const OrderStep = v.object({
  status: Status,
  side: v.picklist(INQUIRY_SIDES),
  day: v.pipe(v.string(), v.description('Day on which it happened, as the side that reports it says')),
  note: v.string(),
  files: v.array(MessageFile),
  at: v.pipe(v.string(), v.description('When it was reported')),
})

export const Order = v.object({
  id: v.string(),
  number: v.pipe(v.string(), v.description('Number of the order, counted by the supplier’s organization and the year')),
  status: Status,
  moves: v.pipe(v.array(Status), v.description('What the reader’s side may change the status to')),
  version: v.pipe(v.number(), v.description('Version of the order, for If-Match')),
  inquiry: v.pipe(v.nullable(v.string()), v.description('The conversation; null once it was deleted')),
  agreed: Agreed,
  totals: Totals,
  contact: v.pipe(v.string(), v.description('Who bought; empty for an erased account')),
  supplier: v.object({
    id: v.string(),
    slug: v.string(),
    name: Localized,
    kind: v.picklist(COMPANY_KINDS),
    isPublic: v.pipe(v.boolean(), v.description('Whether it has a public page')),
  }),
  steps: v.pipe(v.array(OrderStep), v.description('The states it has been in, from the first on')),
  createdAt: v.string(),
})
export type Order = v.InferOutput<typeof Order>

export const OrderRow = v.object({
  id: v.string(),
  number: v.string(),
  status: Status,
  /** The legal entity of the other side. */
  party: v.string(),
  /** With VAT, in minor units. */
  gross: v.number(),
  currency: Currency,
  createdAt: v.string(),
})
export type OrderRow = v.InferOutput<typeof OrderRow>

const ORDER = {
  id: STORED.id,
  number: '2026-0003',
  status: 'agreed' as const,
  createdAt: STORED.createdAt,
}
export const OrdersQuery = v.object(PageParameters)
export type OrdersQuery = v.InferOutput<typeof OrdersQuery>

export const OrderList = v.pipe(
  v.object({ data: v.array(OrderRow), meta: PageMeta }),
  v.examples([
    {
      data: [{ ...ORDER, party: SELLER.name, gross: TOTALS.gross, currency: 'RUB' as const }],
      meta: ONE_PAGE,
    },
  ]),
)
export type OrderList = v.InferOutput<typeof OrderList>

export const OrderResponse = v.pipe(
  v.object({ data: Order }),
  v.examples([
    {
      data: {
        ...ORDER,
        moves: ['invoiced' as const, 'shipped' as const, 'cancelled' as const],
        version: 1,
        inquiry: STORED.id,
        agreed: AGREED,
        totals: TOTALS,
        contact: 'Li Wei',
        supplier: {
          id: STORED.id,
          slug: 'uralarmatura',
          name: { text: 'Uralarmatura', lang: 'en' as const },
          kind: 'supplier' as const,
          isPublic: true,
        },
        steps: [
          {
            status: 'agreed' as const,
            side: 'buyer' as const,
            day: '2026-11-27',
            note: '',
            files: [],
            at: STORED.createdAt,
          },
        ],
      },
    },
  ]),
)

/** An accepted quote. */
export const PlaceOrderResponse = v.pipe(
  v.object({ data: v.object({ id: v.string(), status: Status }) }),
  v.examples([{ data: { id: STORED.id, status: 'agreed' as const } }]),
)

/** A state that one side reports. */
export const OrderChange = v.pipe(
  v.object({
    status: Status,
    day: v.pipe(v.optional(v.nullable(Day), null), v.description('Day on which it happened; null: today (UTC)')),
    note: v.pipe(v.optional(OptionalText(1000), ''), v.description('Number of the waybill, a reason')),
    files: v.pipe(
      v.optional(v.pipe(v.array(Id), v.maxLength(MAX_MESSAGE_FILES)), []),
      v.description('Ids of uploads: a waybill, a packing list. Only the two sides read them'),
    ),
  }),
  v.examples([{ status: 'shipped' as const, day: '2026-11-27', note: 'Waybill 1-2345', files: [] }]),
)
export type OrderChange = v.InferOutput<typeof OrderChange>

export const OrderChangeResponse = v.pipe(
  v.object({ data: v.object({ status: Status, version: v.number() }) }),
  v.examples([{ data: { status: 'shipped' as const, version: 2 } }]),
)
