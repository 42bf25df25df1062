import { DAY_MS } from '../../domain/durations.ts'
import { leadTimeFigures, MAX_ORDERS, ORDER_DAYS, type PromisedOrder } from '../../domain/lead-time-figures.ts'
import { utcDay } from '../../domain/utc-day.ts'
import { companyFiguresJob, nextCompanies } from './company-figures.ts'

/** SQL of the next companies that have orders or figures, with the times of their latest orders with a promised lead time. */
const ORDERS = `${nextCompanies('orders', 'order_count')}
  SELECT next.company, o.lead_days AS leadDays,
    coalesce((SELECT day FROM order_steps WHERE order_num = o.num AND status = 'invoiced'),
      (SELECT day FROM order_steps WHERE order_num = o.num AND status = 'agreed')) AS "from",
    (SELECT day FROM order_steps WHERE order_num = o.num AND status = 'shipped') AS shippedOn,
    (SELECT day FROM order_steps WHERE order_num = o.num AND status = 'cancelled') AS cancelledOn
  FROM next LEFT JOIN orders AS o ON o.num IN (SELECT num FROM orders
    WHERE company = next.company AND created_at > ?2 AND lead_days IS NOT NULL ORDER BY num DESC LIMIT ${MAX_ORDERS})
  WHERE next.company < 9e15
  ORDER BY next.company`

/** Rows that do not change are not written. */
const STORE = `UPDATE companies SET on_time_rate = given.value ->> 'onTimeRate', order_count = given.value ->> 'orderCount'
  FROM json_each(?1) AS given WHERE companies.num = given.value ->> 'company'
    AND (on_time_rate, order_count) IS NOT (given.value ->> 'onTimeRate', given.value ->> 'orderCount')`

/** Without an order in the counted period, `leadDays` is null. */
type Row = { company: number; leadDays: number | null } & Omit<PromisedOrder, 'leadDays'>

/** Counts how often suppliers ship in time (docs/behaviour.md, "Shipping on time"). */
export const leadTimeFiguresJob = companyFiguresJob<Row>({
  name: 'lead-time-figures',
  every: DAY_MS,
  days: ORDER_DAYS,
  rows: ORDERS,
  store: STORE,
  figuresOf: (rows, now) =>
    leadTimeFigures(
      rows.flatMap(({ leadDays, ...days }) => (leadDays === null ? [] : [{ ...days, leadDays }])),
      utcDay(now),
    ),
})
