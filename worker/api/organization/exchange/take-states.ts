/** Sets orders to the states that they have in 1C, where the state machine allows it. */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { ORDER_STATUSES, orderMoves } from '../../../../domain/statuses/order.ts'
import { statusIn1c } from '../../../../domain/statuses/order-in-1c.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { type ReadDocument, readDocuments } from '../../../commerceml/read-documents.ts'
import { database } from '../../../db/connection.ts'
import { orders } from '../../../db/schema.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { raise } from '../../delivery/raise.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { insertAct } from '../../http/journal/member-acts.ts'
import { AppError } from '../../http/problem.ts'
import { writeBatch } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { versionOf } from '../../http/writes/version.ts'
import { orderNotice } from '../orders/announce.ts'
import { numberOfOrder } from '../orders/queries.ts'
import { stepWrites } from '../orders/write.ts'
import { bytesOf, type ExchangeFile } from './take-file.ts'

/** Bytes of a file with documents. */
const MAX_BYTES = 30_000_000

interface TakenStates {
  /** Orders that got another state, and those whose state here does not allow it. */
  changed: number
  refused: string[]
}

/** @returns null as long as the file is not whole */
async function documentsIn(c: Context<ApiEnv>, file: ExchangeFile): Promise<ReadDocument[] | null> {
  if (file.size > MAX_BYTES) throw new AppError('file.too-large', 413)
  return readDocuments(bytesOf(c, file))
}

const findOrder = (c: Context<ApiEnv>, { id, number }: ReadDocument) => {
  const [year = '0', serial = '0'] = number.split('-')
  return database(c.env.DB)
    .select()
    .from(orders)
    .where(
      sql`company = ${member(c).organization.num} AND (id = ${id} OR (year = ${Number(year) || 0} AND serial = ${Number(serial) || 0}))`,
    )
    .orderBy(sql`id = ${id} DESC`)
    .limit(1)
    .get()
}

/** @returns whether the order got another state; null where its own does not allow it */
async function takeState(c: Context<ApiEnv>, document: ReadDocument): Promise<boolean | null> {
  const said = statusIn1c(document.requisites)
  const row = said && (await findOrder(c, document))
  if (!row) return false
  const { status } = said
  const isPast = status !== 'cancelled' && ORDER_STATUSES.indexOf(row.status) >= ORDER_STATUSES.indexOf(status)
  if (row.status === status || (isPast && row.status !== 'cancelled')) return false
  if (!orderMoves('supplier', row.status).includes(status)) return null
  const { num: author } = member(c)
  const now = Date.now()
  const step = { status, side: 'supplier' as const, day: said.day ?? utcDay(now), note: '', files: [] }
  const happening = await orderNotice(c, { ...row, number: numberOfOrder(row) }, { ...step, by: 'supplier' })
  await writeBatch(c.env.DB, [
    refuseUnless(sql`${versionOf('orders', row.id)} = ${row.version}`, new AppError('version.outdated', 412)),
    ...stepWrites(row.id, step, { author, locale: c.var.locale, now }),
    // 1C has this state already.
    sql`DELETE FROM exchange_outbox WHERE company = ${row.company} AND kind = 'order' AND document = ${row.num}`,
    insertAct(c, 'order-reported', row.id),
    ...(happening ? raise(happening, now).writes : []),
  ])
  await sendSoon(c)
  return true
}

/**
 * Run again with the same file it changes nothing.
 * @returns null as long as the file is not whole
 * @throws AppError 413 `file.too-large`
 */
export async function takeStates(c: Context<ApiEnv>, file: ExchangeFile): Promise<TakenStates | null> {
  const documents = await documentsIn(c, file)
  if (!documents) return null
  const taken: TakenStates = { changed: 0, refused: [] }
  for (const document of documents) {
    const result = await takeState(c, document)
    if (result === null) taken.refused.push(document.number)
    else if (result) taken.changed += 1
  }
  return taken
}
