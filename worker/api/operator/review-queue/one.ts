/** One product or company with everything that a moderator needs to decide. */

import { sql } from 'drizzle-orm'
import type { CompanyReview, PastDecision, ProductReview, ReviewFilters } from '../../../../domain/contract/reviews.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { numberAgainstName } from '../../../../domain/name-and-number.ts'
import { comparePrice } from '../../../../domain/price-outlier.ts'
import type { Database } from '../../../db/connection.ts'
import { appliedRule, readGoodsRules } from '../../../db/goods-rules.ts'
import { products, type ReviewKind } from '../../../db/schema.ts'
import { readAnyStatus as readAnyCompany } from '../../public/companies/one.ts'
import { readAnyStatus } from '../../public/products/one.ts'
import { readAlike } from './alike.ts'
import { readAlikeCompanies } from './alike-companies.ts'
import { readClaim } from './claim.ts'
import { readNeighbour } from './list.ts'

/** Decisions that are shown, the latest first. */
const MAX_DECISIONS = 20
/** Products of a category whose prices are read. */
const MAX_PRICES = 500

interface DecisionRow {
  decision: PastDecision['decision']
  reason: string | null
  at: number
  by: string | null
  passed: number
}

/** @param subject key of the product or company */
async function readHistory(db: Database, kind: ReviewKind, subject: number): Promise<PastDecision[]> {
  const rows =
    await db.all<DecisionRow>(sql`SELECT r.decision, r.reason, r.decided_at AS at, u.name AS by, r.passed FROM reviews AS r
    LEFT JOIN users AS u ON u.num = r.decided_by
    WHERE r.kind = ${kind} AND r.subject = ${subject} AND r.decided_at IS NOT NULL ORDER BY r.num DESC LIMIT ${MAX_DECISIONS}`)
  return rows.map(({ at, reason, passed, ...row }) => ({
    ...row,
    reason: reason ?? '',
    at: new Date(at).toISOString(),
    passed: passed === 1,
  }))
}

type ProductRow = typeof products.$inferSelect

async function readPrice(db: Database, { num, category, unit, priceRub }: ProductRow): Promise<ProductReview['price']> {
  if (priceRub === null) return null
  const rows = await db.all<{ price: number }>(sql`SELECT price_rub AS price FROM
    (SELECT num, unit, status, price_rub FROM products WHERE category = ${category} ORDER BY rank LIMIT ${MAX_PRICES})
    WHERE status = 'published' AND unit = ${unit} AND price_rub > 0 AND num <> ${num}`)
  const compared = comparePrice(
    priceRub,
    rows.map(({ price }) => price),
  )
  return compared && { amount: priceRub, ...compared }
}

async function readSupplier(db: Database, company: number): Promise<ProductReview['supplier']> {
  const count = (status: string) =>
    sql`(SELECT count(*) FROM (SELECT 1 FROM products WHERE company = ${company} AND status = ${status} AND deleted_at IS NULL LIMIT ${MAX_COUNTED}))`
  const row = await db.get<ProductReview['supplier']>(
    sql`SELECT ${count('published')} AS published, ${count('rejected')} AS rejected, ${count('moderation')} AS waiting`,
  )
  return row ?? { published: 0, rejected: 0, waiting: 0 }
}

interface Asked {
  locale: Locale
  /** Key of the operator. */
  user: number
  now: number
}

interface Subject {
  kind: ReviewKind
  id: string
  /** Key of the product or company. */
  subject: number
}

/** What every review of one thing has: earlier decisions, who has it, and its neighbours in the queue. */
async function readCommon(db: Database, { kind, id, subject }: Subject, filters: ReviewFilters, { user, now }: Asked) {
  const position = await db.get<{ askedAt: number; num: number } | undefined>(
    sql`SELECT asked_at AS askedAt, num FROM reviews WHERE kind = ${kind} AND subject = ${subject} ORDER BY num DESC LIMIT 1`,
  )
  const neighbour = (direction: 'next' | 'previous') =>
    position ? readNeighbour(db, kind, filters, { position, direction, user, now }) : null
  const [history, claim, previous, next] = await Promise.all([
    readHistory(db, kind, subject),
    readClaim(db, { kind, id }, { user, now }),
    neighbour('previous'),
    neighbour('next'),
  ])
  return { history, claim, previous, next }
}

/** Names and number as its members want them: what waits for the moderators before what buyers see. */
interface IdentityRow {
  num: number
  names: string
  country: string
  taxNumber: string | null
}

/** @returns undefined for an unknown id */
export async function readCompanyReview(
  db: Database,
  id: string,
  filters: ReviewFilters,
  asked: Asked,
): Promise<CompanyReview | undefined> {
  const [row, shown] = await Promise.all([
    db.get<IdentityRow | undefined>(sql`SELECT num, coalesce(waiting -> '$.names', names) AS names,
      coalesce(waiting ->> '$.country', country) AS country,
      coalesce(waiting ->> '$.taxNumber', tax_number) AS taxNumber FROM companies WHERE id = ${id}`),
    readAnyCompany(db, id, asked.locale),
  ])
  if (!row || !shown) return undefined
  const identity = { ...row, names: JSON.parse(row.names) }
  const [common, alike] = await Promise.all([
    readCommon(db, { kind: 'company', id, subject: row.num }, filters, asked),
    readAlikeCompanies(db, identity, asked.locale),
  ])
  return { shown, ...common, alike, numberOf: numberAgainstName(identity) }
}

/** @returns undefined for an unknown id */
export async function readProductReview(
  db: Database,
  id: string,
  filters: ReviewFilters,
  asked: Asked,
): Promise<ProductReview | undefined> {
  const row = await db
    .select()
    .from(products)
    .where(sql`${products.id} = ${id} AND ${products.deletedAt} IS NULL`)
    .get()
  const shown = row && (await readAnyStatus(db, id, asked.locale))
  if (!row || !shown) return undefined
  const [common, supplier, alike, price, rules] = await Promise.all([
    readCommon(db, { kind: 'product', id, subject: row.num }, filters, asked),
    readSupplier(db, row.company),
    readAlike(db, row, asked.locale),
    readPrice(db, row),
    readGoodsRules(db),
  ])
  return { shown, supplier, alike, price, rule: appliedRule(row, rules, asked.locale), ...common }
}
