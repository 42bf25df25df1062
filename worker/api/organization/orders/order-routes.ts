/** The same calls for the two sides of an order: each finds its own orders, and sets the states that it may. */
import type { SQL } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  OrderChange,
  OrderChangeResponse,
  OrderList,
  OrderResponse,
  OrdersQuery,
} from '../../../../domain/contract/orders.ts'
import { LocaleQuery } from '../../../../domain/contract/values.ts'
import { proFormaDocument } from '../../../../domain/deal-documents.ts'
import type { Action } from '../../../../domain/rights.ts'
import type { InquirySide } from '../../../../domain/statuses/inquiry.ts'
import { ORDER_MOVES } from '../../../../domain/statuses/order.ts'
import { isAhead, utcDay } from '../../../../domain/utc-day.ts'
import { database } from '../../../db/connection.ts'
import { translations } from '../../../translations.ts'
import { messageFiles, refuseUnusableFiles } from '../../account/files/attachments.ts'
import { commitAndNotify } from '../../delivery/commit-and-notify.ts'
import { requires } from '../../http/access/requires.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { parseId } from '../../http/id.ts'
import { describeFile, describeGet, describeWrite, EDIT_FAILURES } from '../../http/openapi.ts'
import { invalidInput } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import { body, query } from '../../http/validate.ts'
import { editResult, sendVersioned, unchangedRow } from '../../http/writes/version.ts'
import { sendPdf } from '../send-pdf.ts'
import { orderNotice } from './announce.ts'
import { numberOfOrder, readOrder, readOrders, toOrder } from './queries.ts'
import { stepWrites } from './write.ts'

const TAG = 'orders'

interface Side {
  side: InquirySide
  read: Action
  write: Action
  /** Condition of the caller's own orders. */
  own: (c: Context<ApiEnv>) => SQL
}

/** @throws AppError 422 `future` at `day` for a day that has begun in no time zone: a reported state has already been reached */
function refuseFuture(day: string, now: number): void {
  if (!isAhead(day, now)) return
  throw invalidInput([{ path: 'day', code: 'future', message: 'The day on which it happened' }])
}

export const orderRoutes = ({ side, read, write, own }: Side) => {
  const load = (c: Context<ApiEnv>) =>
    readOrder(database(c.env.DB), own(c), parseId(c.req.param('id'), 'order.unknown'))
  return new Hono<ApiEnv>()
    .get('/', describeGet(TAG, 'Orders, latest first', OrderList), requires(read), query(OrdersQuery), async (c) =>
      c.json(await readOrders(database(c.env.DB), own(c), side, c.req.valid('query'))),
    )
    .get(
      '/:id',
      describeGet(TAG, 'An order with all that was agreed', OrderResponse, { unknown: true }),
      requires(read),
      query(LocaleQuery),
      async (c) => {
        const found = await load(c)
        return sendVersioned(c, toOrder(found, side, c.var.locale), found.row.version)
      },
    )
    .get(
      '/:id/document.pdf',
      describeFile(TAG, 'The pro forma invoice as PDF, in the language of the caller', { revalidated: true }),
      requires(read),
      query(LocaleQuery),
      async (c) => {
        const order = toOrder(await load(c), side, c.var.locale)
        const i18n = await translations(c.env.ASSETS, c.var.locale)
        return sendPdf(c, proFormaDocument(order, i18n), i18n, `pro-forma-${order.number}`)
      },
    )
    .patch(
      '/:id',
      describeWrite(
        TAG,
        'Reports a state of the order; the other side is notified',
        { 200: OrderChangeResponse },
        { ...EDIT_FAILURES, 409: 'Not from here: `status.refused`' },
      ),
      requires(write),
      body(OrderChange),
      async (c) => {
        const { row } = await load(c)
        const { status, day: typed, note, files: ids } = c.req.valid('json')
        const viewer = signedIn(c)
        const isNew = changes(ORDER_MOVES[side], row.status, status)
        const version = row.version + (isNew ? 1 : 0)
        const now = Date.now()
        const day = typed ?? utcDay(now)
        refuseFuture(day, now)
        const files = isNew ? await messageFiles(database(c.env.DB), viewer, ids) : []
        const actor = { author: viewer.num, locale: c.var.locale, now }
        const writes = isNew
          ? [
              ...unchangedRow(c, 'orders', row.id, row.version),
              ...refuseUnusableFiles(viewer, ids),
              ...stepWrites(row.id, { status, side, day, note, files }, actor),
            ]
          : []
        const about = { ...row, number: numberOfOrder(row) }
        const happening = isNew ? await orderNotice(c, about, { status, day, note, by: side }) : null
        return commitAndNotify(c, writes, editResult(200, { status, version }, version), happening)
      },
    )
}
