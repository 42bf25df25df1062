import { eq, type SQL, sql } from 'drizzle-orm'
import type { ReportCopy, ReportKind } from '../../../../domain/contract/reports.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { appealUntil, type ReportSide } from '../../../../domain/statuses/report.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { reports } from '../../../db/schema.ts'
import { decoded } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'

export type ReportRow = typeof reports.$inferSelect

/** The product or company of a report. */
export interface ReportSubject {
  id: string
  names: Text
}

const named = (table: 'products' | 'companies', id: SQL): SQL =>
  sql`SELECT json_object('id', id, 'names', json(names)) FROM ${sql.identifier(table)} WHERE id = ${id}`

const ofReport = sql`reports.subject`

/** JSON of the product or company; NULL for a message. */
export const SUBJECT: SQL = sql`(CASE reports.kind
  WHEN 'product' THEN (${named('products', ofReport)}) WHEN 'company' THEN (${named('companies', ofReport)}) END)`

export const selectReports = (db: Database) =>
  db.select({ row: reports, about: decoded<ReportSubject | null>(SUBJECT, 'about') }).from(reports)

/** @returns the report of a secret, and whose secret it is; undefined for an unknown one */
export async function readByReceipt(db: Database, receipt: string) {
  const [[reporter], [reported]] = await db.batch([
    selectReports(db).where(eq(reports.receipt, receipt)),
    selectReports(db).where(eq(reports.reportedReceipt, receipt)),
  ])
  const side: ReportSide = reporter ? 'reporter' : 'reported'
  const found = reporter ?? reported
  return found && { ...found, side }
}

type ReportOfSide = NonNullable<Awaited<ReturnType<typeof readByReceipt>>>

/** @param now milliseconds */
export const toReportCopy = ({ row, about, side }: ReportOfSide, locale: Locale, now: number): ReportCopy => ({
  kind: row.kind,
  subject: about && localized(about.names, locale),
  reason: row.reason,
  side,
  message: side === 'reporter' ? row.message : null,
  status: row.status,
  createdAt: new Date(row.createdAt).toISOString(),
  dueAt: new Date(row.dueAt).toISOString(),
  answer: row.answer,
  decidedAt: isoOrNull(row.decidedAt),
  appeal: row.appealSide === side ? row.appeal : null,
  appealUntil: isoOrNull(appealUntil(row, side, now)),
})

/** @returns the product or company; null for a message */
export async function readSubject(db: Database, kind: ReportKind, id: string): Promise<ReportSubject | null> {
  if (kind === 'message') return null
  const about = named(kind === 'product' ? 'products' : 'companies', sql`${id}`)
  const row = await db.get<{ about: string | null }>(sql`SELECT (${about}) AS about`)
  return row?.about ? JSON.parse(row.about) : null
}
