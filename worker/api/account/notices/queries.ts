import { type SQL, sql } from 'drizzle-orm'
import type { Notice, NoticeList, NoticesQuery } from '../../../../domain/contract/notices.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Bindings } from '../../../bindings.ts'
import { type Database, database } from '../../../db/connection.ts'
import { notices } from '../../../db/schema.ts'
import { compose, isEmailName } from '../../delivery/emails.ts'
import { localizedPath } from '../../delivery/link-path.ts'
import { paramsIn } from '../../delivery/listed-notice.ts'
import { pageByNumber } from '../../http/page-by-number.ts'

type NoticeRow = typeof notices.$inferSelect

/** Leaves out a notice of an event that only another version of the code has: this one has no text for it. */
function toNotice(row: NoticeRow, locale: Locale, env: Bindings): Notice[] {
  const { id, event, email, createdAt, readAt } = row
  const { name } = email
  if (!isEmailName(name)) return []
  const params = paramsIn(email, locale)
  const { subject } = compose({ name, params }, locale, env)
  const path = localizedPath(params.link, locale)
  const at = (time: number) => new Date(time).toISOString()
  return [{ id, event, text: subject, path, createdAt: at(createdAt), readAt: readAt === null ? null : at(readAt) }]
}

/**
 * A page of a person's notices, latest first.
 * @throws AppError 422 `list.too-deep` beyond page 200
 */
export async function readNotices(
  env: Bindings,
  user: number,
  query: NoticesQuery,
  locale: Locale,
): Promise<NoticeList> {
  const db = database(env.DB)
  const isTheirs = sql`user = ${user} AND channel = 'site'`
  const { rows, meta } = await pageByNumber(db, query, sql`FROM notices WHERE ${isTheirs}`, (limit, offset) =>
    db.select().from(notices).where(isTheirs).orderBy(sql`num DESC`).limit(limit).offset(offset),
  )
  return { data: rows.flatMap((row) => toNotice(row, locale, env)), meta }
}

/** @returns undefined for an unknown id, or another person's */
export const readNotice = (db: Database, user: number, id: string) =>
  db.get<{ num: number }>(sql`SELECT num FROM notices WHERE id = ${id} AND user = ${user} AND channel = 'site'`)

/** @param earlier whether those before it are marked as well */
export const markRead = (user: number, num: number, earlier: boolean, now: number): SQL =>
  earlier
    ? sql`UPDATE notices SET read_at = ${now} WHERE user = ${user} AND channel = 'site' AND read_at IS NULL AND num <= ${num}`
    : sql`UPDATE notices SET read_at = coalesce(read_at, ${now}) WHERE num = ${num}`

/** Unread notices of a person, counted up to a hundred, since a badge shows no more. */
export const unreadNotices = (user: number): SQL =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM notices WHERE channel = 'site' AND read_at IS NULL AND user = ${user} LIMIT 100))`
