/** How often a supplier ships within the promised lead time (docs/behaviour.md, "Shipping on time"). */
import { MIN_COUNTED } from './response-figures.ts'
import { afterWorkingDays } from './working-days.ts'

/** Days of the past whose orders count. */
export const ORDER_DAYS = 365
/** The latest orders of these days that count. */
export const MAX_ORDERS = 200

/** Days are 'YYYY-MM-DD', which compare as text. */
export interface PromisedOrder {
  /** Day of the invoice; of the agreement where there was no invoice. */
  from: string
  /** Working days that the supplier promised for its slowest line. */
  leadDays: number
  shippedOn: string | null
  cancelledOn: string | null
}

export interface LeadTimeFigures {
  /** Per cent of the counted orders that were shipped in time; null where none counts. */
  onTimeRate: number | null
  /** Number of orders behind it. */
  orderCount: number
}

/** @returns whether the order was shipped in time; null while it may still be, and where it was cancelled before its last day */
function isOnTime({ from, leadDays, shippedOn, cancelledOn }: PromisedOrder, today: string): boolean | null {
  const last = afterWorkingDays(Date.parse(from), leadDays)
  if (shippedOn !== null) return shippedOn <= last
  return (cancelledOn ?? today) > last ? false : null
}

/**
 * @param orders of the last ORDER_DAYS whose quote promised a lead time
 * @param today 'YYYY-MM-DD'
 */
export function leadTimeFigures(orders: readonly PromisedOrder[], today: string): LeadTimeFigures {
  const known = orders.map((order) => isOnTime(order, today)).filter((onTime) => onTime !== null)
  const onTime = known.filter(Boolean).length
  return {
    onTimeRate: known.length === 0 ? null : Math.round((100 * onTime) / known.length),
    orderCount: known.length,
  }
}

/** @returns the rate for buyers: none as long as there are too few orders behind it */
export const shownOnTimeRate = ({ onTimeRate, orderCount }: LeadTimeFigures): number | null =>
  orderCount < MIN_COUNTED ? null : onTimeRate
