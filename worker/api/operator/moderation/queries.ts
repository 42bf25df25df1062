import { eq, type SQL, sql } from 'drizzle-orm'
import type { QueuedCompany, QueuedProduct, QueueQuery } from '../../../../domain/contract/moderation.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, products, type ReviewKind } from '../../../db/schema.ts'
import { directoryNum } from '../../../db/search-index.ts'
import { matchQuery } from '../../../db/search-text/match-query.ts'
import { queryTerms } from '../../../db/search-text/tokens.ts'
import { decoded, named, number } from '../../../db/select.ts'
import { isoOrNull } from '../../http/iso.ts'
import { localized } from '../../http/locale.ts'
import { COUNTED, offsetOf, pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { companySnapshot, productSnapshot } from '../reviews/moderated-fields.ts'
import { changesBetween } from './changes.ts'

/** The queue, as rows of `subject`, `before`, `asked_at` and the `place` to sort by. */
const waiting = (
  kind: ReviewKind,
): SQL => sql`SELECT r.subject, r.before, r.asked_at, r.asked_at AS place, r.num AS then_by
  FROM reviews AS r WHERE r.kind = ${kind} AND r.decided_at IS NULL`

/** The open review of a subject that matches the search, if there is one. */
const waitsFor = (kind: ReviewKind, subject: SQL): SQL =>
  sql`LEFT JOIN reviews AS r ON r.kind = ${kind} AND r.subject = ${subject} AND r.decided_at IS NULL`

const FOUND: Record<ReviewKind, (match: string) => SQL> = {
  company: (
    match,
  ) => sql`SELECT d.ref AS subject, r.before, r.asked_at, bm25(directory_fts, 10.0, 1.0) AS place, d.ref AS then_by
    FROM directory_fts CROSS JOIN directory AS d ON d.num = directory_fts.rowid AND d.kind = 'company'
    ${waitsFor('company', sql`d.ref`)} WHERE directory_fts MATCH ${match} AND directory_fts.rowid > ${directoryNum('company', 0)}`,
  product: (
    match,
  ) => sql`SELECT product_fts.rowid AS subject, r.before, r.asked_at, product_fts.rowid AS place, 0 AS then_by
    FROM product_fts ${waitsFor('product', sql`product_fts.rowid`)} WHERE product_fts MATCH ${match}`,
}

const matches = (kind: ReviewKind, { q }: QueueQuery): SQL =>
  q ? FOUND[kind](matchQuery(queryTerms(q))) : waiting(kind)

const page = (kind: ReviewKind, query: QueueQuery): SQL =>
  sql`(${matches(kind, query)} ORDER BY place, then_by LIMIT ${query.perPage} OFFSET ${offsetOf(query)}) AS page`

const selectCount = (db: Database, kind: ReviewKind, query: QueueQuery) =>
  db.select({ n: number(sql`count(*)`, 'n') }).from(sql`(${matches(kind, query)} LIMIT ${COUNTED + 1}) AS counted`)

/** A snapshot; null where no review is open. */
const before = decoded<Record<string, unknown> | null>(sql`coalesce(page.before, 'null')`, 'snapshot')
const askedAt = sql<number | null>`page.asked_at`.as('asked_at')
const inOrder = sql`page.place, page.then_by`

const selectCompanies = (db: Database, query: QueueQuery) =>
  db
    .select({ row: companies, before, askedAt })
    .from(page('company', query))
    .innerJoin(companies, sql`companies.num = page.subject`)
    .orderBy(inOrder)

const selectProducts = (db: Database, query: QueueQuery) =>
  db
    .select({
      row: products,
      before,
      askedAt,
      company: {
        id: named(companies.id, 'company_id'),
        slug: named(companies.slug, 'company_slug'),
        names: named(companies.names, 'company_names'),
        country: named(companies.country, 'company_country'),
        verified: named(companies.verified, 'company_verified'),
      },
    })
    .from(page('product', query))
    .innerJoin(products, sql`products.num = page.subject AND products.deleted_at IS NULL`)
    .innerJoin(companies, eq(companies.num, products.company))
    .orderBy(inOrder)

/** @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readCompanyQueue(db: Database, query: QueueQuery, locale: Locale) {
  refuseDeepPage(query)
  const [rows, [counted]] = await db.batch([selectCompanies(db, query), selectCount(db, 'company', query)])
  const data = rows.map(
    ({ row, before, askedAt }): QueuedCompany => ({
      id: row.id,
      name: localized(row.names, locale),
      status: row.status,
      reason: row.statusReason,
      verified: row.verified,
      askedAt: isoOrNull(askedAt),
      version: row.version,
      changes: before ? changesBetween(before, companySnapshot(row)) : [],
    }),
  )
  return { data, meta: pageMeta(query, counted?.n ?? 0) }
}

/** Names of categories by number: a snapshot has the number only. */
async function categoryNames(db: Database, nums: number[]): Promise<Map<number, Text>> {
  const rows = await db.all<{ num: number; names: string }>(
    sql`SELECT num, names FROM categories WHERE num IN (SELECT value FROM json_each(${JSON.stringify(nums)}))`,
  )
  return new Map(rows.map(({ num, names }) => [num, JSON.parse(names)]))
}

/** @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readProductQueue(db: Database, query: QueueQuery, locale: Locale) {
  refuseDeepPage(query)
  const [rows, [counted]] = await db.batch([selectProducts(db, query), selectCount(db, 'product', query)])
  const nums = rows.flatMap(({ row, before }) => [row.category, Number(before?.category ?? 0)])
  const names = await categoryNames(db, nums)
  const withCategory = (snapshot: Record<string, unknown>) => ({
    ...snapshot,
    ...('category' in snapshot && { category: names.get(Number(snapshot.category)) ?? null }),
  })
  const data = rows.map(
    ({ row, before, askedAt, company: { names: companyNames, ...company } }): QueuedProduct => ({
      id: row.id,
      name: localized(row.names, locale),
      status: row.status,
      reason: row.statusReason,
      askedAt: isoOrNull(askedAt),
      version: row.version,
      company: { ...company, name: localized(companyNames, locale) },
      changes: before ? changesBetween(withCategory(before), withCategory(productSnapshot(row))) : [],
    }),
  )
  return { data, meta: pageMeta(query, counted?.n ?? 0) }
}

export const readCompany = (db: Database, id: string) => db.select().from(companies).where(eq(companies.id, id)).get()

export const readProduct = (db: Database, id: string) =>
  db
    .select({ row: products, companyStatus: named(companies.status, 'company_status') })
    .from(products)
    .innerJoin(companies, eq(companies.num, products.company))
    .where(sql`${products.id} = ${id} AND ${products.deletedAt} IS NULL`)
    .get()
