import { type SQL, sql } from 'drizzle-orm'
import type { Lead, LeadList, LeadQuery } from '../../../../domain/contract/leads.ts'
import type { Database } from '../../../db/connection.ts'
import { leads, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import { pageByNumber } from '../../http/page-by-number.ts'

// Each list is a range of one index (migrations/0037_leads_by_state.sql), in its order.
const WAITING = { which: sql`handled_at IS NULL`, order: sql`${leads.num}` }
const HANDLED = { which: sql`handled_at > 0`, order: sql`${leads.handledAt} DESC, ${leads.num} DESC` }

const select = (db: Database) =>
  db
    .select({ row: leads, by: named(users.name, 'handled_by_name') })
    .from(leads)
    .leftJoin(users, sql`${users.num} = ${leads.handledBy}`)

type LeadRow = Awaited<ReturnType<typeof select>>[number]

const toLead = ({ row, by }: LeadRow): Lead => ({
  id: row.id,
  page: row.page,
  message: row.message,
  contact: row.contact,
  locale: row.locale,
  createdAt: new Date(row.createdAt).toISOString(),
  handled: row.handledAt === null ? null : { at: new Date(row.handledAt).toISOString(), by: by ?? '' },
})

/** A page of the messages from the landing pages. @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readLeads(db: Database, query: LeadQuery): Promise<LeadList> {
  const { which, order } = query.handled ? HANDLED : WAITING
  const { rows, meta } = await pageByNumber(db, query, sql`FROM leads WHERE ${which}`, (limit, offset) =>
    select(db).where(which).orderBy(order).limit(limit).offset(offset),
  )
  return { data: rows.map(toLead), meta }
}

/** @returns undefined for an unknown id */
export const readLead = (db: Database, id: string) =>
  db.get<{ num: number }>(sql`SELECT num FROM leads WHERE id = ${id}`)

/**
 * The statement that marks a lead as handled, or as waiting again. Of two operators the first one is recorded.
 * @param now milliseconds
 */
export const handle = (num: number, handled: boolean, user: number, now: number): SQL =>
  handled
    ? sql`UPDATE leads SET handled_at = ${now}, handled_by = ${user} WHERE num = ${num} AND handled_at IS NULL`
    : sql`UPDATE leads SET handled_at = NULL, handled_by = NULL WHERE num = ${num}`
