/** A 410 for what was public once, because search engines drop it sooner than a 404 (RFC 9110 section 15.5.11). */
import { type SQL, sql } from 'drizzle-orm'
import type { CompanyRole } from '../../../../domain/company-kinds.ts'
import type { Database } from '../../../db/connection.ts'
import { AppError } from '../../http/problem.ts'

/**
 * An archived, rejected or deleted product, or one whose company is not public. A draft has never been public, so that it is a 404. A deleted product
 * counts by its last status until worker/jobs/deleted-rows.ts removes the row, which makes it unknown.
 */
export const withdrawnProduct = (id: string): SQL => sql`FROM products WHERE id = ${id}
  AND (status <> 'published' OR company IN (SELECT num FROM companies WHERE num = products.company AND status <> 'active'))
  AND coalesce(deleted_status, status) IN ('published', 'hidden', 'archived', 'rejected')`

export const withdrawnCompany = (id: string, role: CompanyRole): SQL => sql`FROM companies WHERE id = ${id}
  AND kind IN (${role}, 'both') AND status IN ('hidden', 'blocked')`

/** A story that was withdrawn before its date has never been public. */
export const withdrawnStory = (id: string): SQL =>
  sql`FROM stories WHERE id = ${id} AND withdrawn_at IS NOT NULL AND published_at <= ${Date.now()}`

/** @param withdrawn the rest of a SELECT, from FROM on, that finds the row if it was public once. */
async function orWithdrawn<Row>(
  db: Database,
  row: Row | null,
  subject: 'product' | 'company' | 'story',
  withdrawn: SQL,
): Promise<Row> {
  if (row !== null) return row
  const wasPublic = (await db.all(sql`SELECT 1 ${withdrawn}`)).length > 0
  throw wasPublic ? new AppError(`${subject}.withdrawn`, 410) : new AppError(`${subject}.unknown`, 404)
}

/** @throws AppError 410 `product.withdrawn`, 404 `product.unknown` where there is none. */
export const productOrGone = <Row>(db: Database, id: string, row: Row | null): Promise<Row> =>
  orWithdrawn(db, row, 'product', withdrawnProduct(id))

/** @throws AppError 410 `company.withdrawn`, 404 `company.unknown` where there is none in that role. */
export const companyOrGone = <Row>(
  db: Database,
  { id, role }: { id: string; role: CompanyRole },
  row: Row | null,
): Promise<Row> => orWithdrawn(db, row, 'company', withdrawnCompany(id, role))

/** @throws AppError 410 `story.withdrawn`, 404 `story.unknown` where there is none. */
export const storyOrGone = <Row>(db: Database, id: string, row: Row | null): Promise<Row> =>
  orWithdrawn(db, row, 'story', withdrawnStory(id))
