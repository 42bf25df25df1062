import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { appealUntil, decidedBy } from '../../../../domain/statuses/report.ts'
import { database } from '../../../db/connection.ts'
import { reports } from '../../../db/schema.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { commit } from '../../http/writes/commit.ts'
import { unchangedRow } from '../../http/writes/version.ts'
import { readByReceipt, toReportCopy } from './queries.ts'

/**
 * Puts a decided report before the operators again, once.
 * @throws AppError 404 `report.unknown`; 409 `report.final` for the side that the decision is not against, a second time, and too late
 */
export async function appeal(c: Context<ApiEnv>, receipt: string, text: string) {
  const db = database(c.env.DB)
  const now = Date.now()
  const found = orNotFound(await readByReceipt(db, receipt), 'report.unknown')
  const { row, side } = found
  if (appealUntil(row, side, now) === null) throw new AppError('report.final', 409)
  const change = {
    status: 'appealed' as const,
    appeal: text,
    appealSide: side,
    appealedAt: now,
    dueAt: decidedBy(now),
    version: row.version + 1,
    updatedAt: now,
  }
  const update = db.update(reports).set(change).where(sql`${reports.num} = ${row.num}`)
  const data = toReportCopy({ ...found, row: { ...row, ...change } }, c.var.locale, now)
  return commit(c, [...unchangedRow(c, 'reports', row.num, row.version), update], {
    status: 200,
    body: { data },
  })
}
