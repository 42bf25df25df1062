/** Orders, as either side reads them. */

import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Order, OrderList, OrdersQuery } from '../../../../domain/contract/orders.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { yearlyNumber } from '../../../../domain/quote-number.ts'
import type { InquirySide } from '../../../../domain/statuses/inquiry.ts'
import { orderMoves } from '../../../../domain/statuses/order.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, orderSteps, orders } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import { orNotFound } from '../../http/id.ts'
import { localized } from '../../http/locale.ts'
import { pageByNumber } from '../../http/page-by-number.ts'
import { fileUrl } from '../../public/pictures.ts'
import { totalsOf } from '../quotes/views.ts'

export type OrderRecord = typeof orders.$inferSelect

/** Orders that a buyer has placed. */
export const isBought = (user: number): SQL => sql`${orders.user} = ${user}`
/** Orders that an organization has received. */
export const isSold = (company: number): SQL => sql`${orders.company} = ${company}`

export const numberOfOrder = ({ year, serial }: Pick<OrderRecord, 'year' | 'serial'>): string =>
  yearlyNumber(year, serial)

const select = (db: Database) =>
  db
    .select({
      row: orders,
      thread: sql<string | null>`(SELECT id FROM inquiries WHERE num = orders.inquiry)`.as('thread'),
      id: named(companies.id, 'company_id'),
      slug: named(companies.slug, 'company_slug'),
      names: named(companies.names, 'company_names'),
      kind: named(companies.kind, 'company_kind'),
      status: named(companies.status, 'company_status'),
    })
    .from(orders)
    .innerJoin(companies, eq(companies.num, orders.company))

const selectSteps = (db: Database, id: string) =>
  db
    .select()
    .from(orderSteps)
    .where(sql`${orderSteps.order} = (SELECT num FROM orders WHERE id = ${id})`)
    .orderBy(asc(orderSteps.createdAt))

type FoundOrder = Awaited<ReturnType<typeof readOrder>>

/**
 * @param own condition of the caller's own orders
 * @throws AppError 404 `order.unknown`
 */
export async function readOrder(db: Database, own: SQL, id: string) {
  const [[found], steps] = await db.batch([select(db).where(sql`${orders.id} = ${id} AND ${own}`), selectSteps(db, id)])
  return { ...orNotFound(found, 'order.unknown'), steps }
}

/** @returns an order as one side sees it */
export function toOrder(
  { row, thread, steps, names, ...supplier }: FoundOrder,
  side: InquirySide,
  locale: Locale,
): Order {
  return {
    id: row.id,
    number: numberOfOrder(row),
    status: row.status,
    moves: orderMoves(side, row.status),
    version: row.version,
    inquiry: thread,
    agreed: row.agreed,
    totals: totalsOf(row.agreed.content),
    contact: row.contact,
    supplier: {
      id: supplier.id,
      slug: supplier.slug,
      name: localized(names, locale),
      kind: supplier.kind,
      isPublic: supplier.status === 'active',
    },
    steps: steps.map(({ status, side: by, day, note, files, createdAt }) => ({
      status,
      side: by,
      day,
      note,
      files: files.map((file) => ({ ...file, url: fileUrl(file.id) })),
      at: new Date(createdAt).toISOString(),
    })),
    createdAt: new Date(row.createdAt).toISOString(),
  }
}

/**
 * The orders of one side, latest first.
 * @throws AppError 422 `list.too-deep` beyond page 200
 */
export async function readOrders(db: Database, own: SQL, side: InquirySide, page: OrdersQuery): Promise<OrderList> {
  const { rows, meta } = await pageByNumber(db, page, sql`FROM orders WHERE ${own}`, (limit, offset) =>
    db.select().from(orders).where(own).orderBy(desc(orders.num)).limit(limit).offset(offset),
  )
  const data = rows.map((row) => ({
    id: row.id,
    number: numberOfOrder(row),
    status: row.status,
    party: side === 'buyer' ? row.agreed.content.seller.name : row.agreed.buyer.name,
    gross: row.gross,
    currency: row.currency,
    createdAt: new Date(row.createdAt).toISOString(),
  }))
  return { data, meta }
}
