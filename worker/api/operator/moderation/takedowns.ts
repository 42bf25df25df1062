/** Taking a company off the site, and bringing it back as it was (docs/behaviour.md, "Taking a company off the site"). */
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { COMPANY_BY_MODERATORS } from '../../../../domain/statuses/company.ts'
import { type Database, database } from '../../../db/connection.ts'
import { type companies, takedowns } from '../../../db/schema.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { indexNewStatus, updateCompany } from '../../organization/company/queries.ts'
import { RESTORABLE_FOR } from '../../organization/restorable.ts'
import { applySuspensionsSoon, suspendedGoodsWrites } from '../../organization/suspension.ts'
import { announceCompany } from '../../public/index-now/announce.ts'
import { companySnapshot } from '../reviews/moderated-fields.ts'
import { requestReview } from '../reviews/queries.ts'
import { notifyManagers } from './notify-managers.ts'
import { readModeratedCompany } from './queries.ts'

type CompanyRow = typeof companies.$inferSelect

/** @returns a statement that stores the company's status, with the open review; it runs before that review is closed */
export const recordTakedown = ({ num, status }: CompanyRow, reason: string, by: number, now: number): SQL =>
  sql`INSERT INTO takedowns (company, status, reason, review, decided_by, created_at) VALUES (${num}, ${status}, ${reason},
    (SELECT num FROM reviews WHERE kind = 'company' AND subject = ${num} AND decided_at IS NULL), ${by}, ${now})`

/** @returns a statement after which an earlier takedown cannot be undone, because another decision has followed it */
export const endTakedown = ({ num, status }: CompanyRow, now: number): SQL[] =>
  status === 'blocked'
    ? [sql`UPDATE takedowns SET undone_at = ${now} WHERE company = ${num} AND undone_at IS NULL`]
    : []

/** E-mails the managers at once, because their whole business is affected. */
export const notifyTakedown = (
  c: Context<ApiEnv>,
  { num, names }: CompanyRow,
  name: 'takenOff' | 'broughtBack',
  reason = '',
): Promise<void> =>
  notifyManagers(c, { company: num, names, ownPath: (locale) => personalHref('company', locale) }, name, reason)

const lastTakedown = (db: Database, company: number, now: number) =>
  db
    .select()
    .from(takedowns)
    .where(
      and(
        eq(takedowns.company, company),
        isNull(takedowns.undoneAt),
        sql`${takedowns.createdAt} > ${now - RESTORABLE_FOR}`,
      ),
    )
    .orderBy(desc(takedowns.num))
    .get()

/** @returns a statement that puts the review that was open then into the queue again */
export const reopenReview = (review: number): SQL =>
  sql`INSERT INTO reviews (kind, subject, company, before, asked_at)
    SELECT kind, subject, company, before, asked_at FROM reviews WHERE num = ${review}
    ON CONFLICT (kind, subject) WHERE decided_at IS NULL DO NOTHING`

/**
 * Brings a company back with its products, as they were before it was taken off. What its members have changed since is preserved.
 * @throws AppError 404 `company.unknown`; 409 `status.refused` where it was not taken off in the last week
 */
export async function restoreTakenOffCompany(c: Context<ApiEnv>, id: string) {
  const db = database(c.env.DB)
  const now = Date.now()
  const row = orNotFound(await readModeratedCompany(db, id), 'company.unknown')
  const refused = new AppError('status.refused', 409, { members: { allowed: [...COMPANY_BY_MODERATORS[row.status]] } })
  const takedown = row.status === 'blocked' ? await lastTakedown(db, row.num, now) : undefined
  if (!takedown) throw refused
  const { num, status, review } = takedown
  const version = row.version + 1
  const writes: Write[] = [
    ...unchangedRow(c, 'companies', row.num, row.version),
    refuseUnless(sql`(SELECT undone_at FROM takedowns WHERE num = ${num}) IS NULL`, refused),
    sql`UPDATE takedowns SET undone_at = ${now} WHERE num = ${num}`,
    updateCompany(db, row.num, { status, statusReason: null, version }),
    ...(await indexNewStatus(db, row, status)),
    ...(await suspendedGoodsWrites(c.env.DB, row.num, 'blocked', status)),
    ...(review === null ? [] : [reopenReview(review)]),
    // Changes made since then to its verified identity wait as well.
    ...(row.waiting ? [requestReview('company', row.num, companySnapshot(row), now)] : []),
  ]
  const result = editResult(200, { id, status, reason: null, version }, version)
  const response = await commit(c, writes, result)
  await applySuspensionsSoon(c)
  await notifyTakedown(c, row, 'broughtBack')
  await announceCompany(c, row, { from: row.status, to: status })
  return response
}
