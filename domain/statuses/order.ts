/** Which state of an order can follow another, and which side sets it (docs/behaviour.md, "Orders"). */
import type { InquirySide } from './inquiry.ts'
import type { StateMachine } from './state-machine.ts'

export const ORDER_STATUSES = ['agreed', 'invoiced', 'shipped', 'received', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const NOWHERE = {
  agreed: [],
  invoiced: [],
  shipped: [],
  received: [],
  cancelled: [],
} as const satisfies StateMachine<OrderStatus>

/**
 * The states that each side reports. Goods on credit are shipped before there is an invoice. Goods that have left the
 * factory can no longer be cancelled: they are received, or returned by a separate agreement.
 */
export const ORDER_MOVES: Readonly<Record<InquirySide, StateMachine<OrderStatus>>> = {
  supplier: { ...NOWHERE, agreed: ['invoiced', 'shipped', 'cancelled'], invoiced: ['shipped', 'cancelled'] },
  buyer: { ...NOWHERE, agreed: ['cancelled'], invoiced: ['cancelled'], shipped: ['received'] },
}

/** @returns the states that one side may set: what its screen offers and the API accepts */
export const orderMoves = (side: InquirySide, status: OrderStatus): OrderStatus[] => [...ORDER_MOVES[side][status]]
