import { type SQL, sql } from 'drizzle-orm'
import type { DeskReport, DeskReports, ReportsQuery } from '../../../../domain/contract/reports.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { reports } from '../../../db/schema.ts'
import { decoded, number } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { pageByNumber } from '../../http/page-by-number.ts'
import { type ReportSubject, SUBJECT, selectReports } from '../../public/reports/queries.ts'

// Each list is a range of one index (migrations/0155_reports.sql), in its order.
const WAITING = {
  which: sql`status IN ('waiting', 'appealed') AND due_at > 0`,
  order: sql`${reports.dueAt}, ${reports.num}`,
}
const DECIDED = {
  which: sql`status IN ('upheld', 'dismissed') AND decided_at > 0`,
  order: sql`${reports.decidedAt} DESC, ${reports.num} DESC`,
}

const text = (expression: SQL, name: string) => sql<string | null>`${expression}`.as(name)

const select = (db: Database) =>
  db
    .select({
      row: reports,
      about: decoded<ReportSubject | null>(SUBJECT, 'about'),
      text: text(
        sql`(SELECT m.text FROM messages AS m WHERE reports.kind = 'message' AND m.id = reports.subject)`,
        'text',
      ),
      company: decoded<{ id: string; names: Text } | null>(
        sql`(SELECT json_object('id', c.id, 'names', json(c.names)) FROM companies AS c WHERE c.num = reports.company)`,
        'of_company',
      ),
      person: text(
        sql`(SELECT u.id FROM inquiries AS i CROSS JOIN users AS u ON u.num = i.user
          WHERE reports.company IS NULL AND i.num = reports.inquiry)`,
        'person',
      ),
      others: number(sql`(SELECT count(*) - 1 FROM reports AS other WHERE other.subject = reports.subject)`, 'others'),
      by: text(sql`(SELECT name FROM users WHERE num = reports.decided_by)`, 'decided_by_name'),
    })
    .from(reports)

type Row = Awaited<ReturnType<typeof select>>[number]

const namedIn = <Named extends { id: string; names: Text }>(row: Named | null, locale: Locale) =>
  row && { id: row.id, name: localized(row.names, locale) }

function toDesk({ row, about, company, by, ...found }: Row, locale: Locale, now: number): DeskReport {
  const { name, ...contact } = row.contact
  const isOpen = row.status === 'waiting' || row.status === 'appealed'
  const { appeal, appealSide: side, appealedAt } = row
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    message: row.message,
    locale: row.locale,
    status: row.status,
    answer: row.answer,
    version: row.version,
    ...found,
    subject: namedIn(about, locale),
    company: namedIn(company, locale),
    contact: name === undefined ? null : { name, ...contact },
    createdAt: new Date(row.createdAt).toISOString(),
    dueAt: new Date(row.dueAt).toISOString(),
    late: isOpen && row.dueAt < now,
    decided: row.decidedAt === null ? null : { at: new Date(row.decidedAt).toISOString(), by: by ?? '' },
    appeal:
      appeal === null || side === null || appealedAt === null
        ? null
        : { side, text: appeal, at: new Date(appealedAt).toISOString() },
  }
}

/** @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readReports(
  db: Database,
  query: ReportsQuery,
  locale: Locale,
  now: number,
): Promise<DeskReports> {
  const { which, order } = query.state === 'decided' ? DECIDED : WAITING
  const { kind, reason } = query
  const filtered = sql`${which}${kind ? sql` AND kind = ${kind}` : sql``}${reason ? sql` AND reason = ${reason}` : sql``}`
  const { rows, meta } = await pageByNumber(db, query, sql`FROM reports WHERE ${filtered}`, (limit, offset) =>
    select(db).where(filtered).orderBy(order).limit(limit).offset(offset),
  )
  return { data: rows.map((row) => toDesk(row, locale, now)), meta }
}

/** @returns undefined for an unknown id */
export const readReport = async (db: Database, id: string) => {
  const [found] = await selectReports(db).where(sql`${reports.id} = ${id}`)
  return found
}
