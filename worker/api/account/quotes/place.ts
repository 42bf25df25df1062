/** A quote that was accepted becomes an order. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Agreed } from '../../../../domain/contract/orders.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { orders } from '../../../db/schema.ts'
import { commitAndNotify } from '../../delivery/commit-and-notify.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import type { Write } from '../../http/writes/commit.ts'
import { orderNotice } from '../../organization/orders/announce.ts'
import { acceptWrites } from '../../organization/orders/write.ts'
import type { QuotedThread } from '../../organization/quotes/queries.ts'
import { totalsOf } from '../../organization/quotes/views.ts'
import { type LoadVersion, refuseOutdatedVersion } from './version-in-force.ts'

/** The order that a thread's quote has become. */
export const orderOf = async (c: Context<ApiEnv>, { thread }: QuotedThread) =>
  orNotFound(
    await database(c.env.DB).select().from(orders).where(eq(orders.inquiry, thread.num)).get(),
    'order.unknown',
  )

interface Acceptance {
  found: QuotedThread
  load: LoadVersion
  agreed: Agreed
  /** Key of the user who buys. */
  by: number
  /** Writes that the order depends on, put before its own in the same batch. */
  first?: Write[]
}

/** Puts the order's number, which its own batch assigns, into its notices, in the format of `yearlyNumber`. */
const numberNotices = (order: string, key: string): SQL =>
  sql`UPDATE notices SET email = json_set(email, '$.params.number',
    (SELECT printf('%d-%04d', year, serial) FROM orders WHERE id = ${order})) WHERE key = ${key}`

/**
 * @returns 201 with the order
 * @throws AppError 409 `quote.changed` where the version is no longer in force
 */
export async function placeOrder(c: Context<ApiEnv>, { found, load, agreed, by, first = [] }: Acceptance) {
  const id = newId()
  const now = Date.now()
  const { gross } = totalsOf(agreed.content)
  const placed = { id, agreed, gross, contact: found.thread.contact.name ?? '' }
  const actor = { author: by, locale: c.var.locale, now }
  const writes = [
    ...first,
    refuseOutdatedVersion(load, found, agreed.quote.version),
    ...acceptWrites(found, placed, actor),
  ]
  const about = { id, agreed, inquiry: found.thread.num, number: '' }
  const happening = await orderNotice(c, about, { status: 'agreed', day: utcDay(now), note: '', by: 'buyer' })
  const result = { status: 201 as const, body: { data: { id, status: 'agreed' as const } } }
  return commitAndNotify(c, writes, result, happening, happening ? [numberNotices(id, happening.key)] : [])
}
