/** A page of the queue by key: the same cost at its beginning and at its end. */
import { type SQL, sql } from 'drizzle-orm'
import type { ReviewFilters, ReviewList, ReviewQuery, WaitingReview } from '../../../../domain/contract/reviews.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import { approvedStatus } from '../../../db/approved-status.ts'
import type { Database } from '../../../db/connection.ts'
import type { ReviewKind } from '../../../db/schema.ts'
import { decoded, number } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { cutPage } from '../../http/paging.ts'
import { toReviewClaim } from './claim.ts'
import { type Beyond, cursorOf, isSparse, openReviews, positionOf, ROWS_FILTERED, subjectFilters } from './position.ts'

const PER_PAGE = 24

/** Joins a subject's row to open reviews called `r`. */
const subjectJoin = (kind: ReviewKind, filters: ReviewFilters): SQL =>
  kind === 'product'
    ? sql`CROSS JOIN products ON products.num = r.subject AND products.deleted_at IS NULL ${subjectFilters(filters, 'products')}
      CROSS JOIN companies ON companies.num = products.company`
    : sql`CROSS JOIN companies ON companies.num = r.subject ${subjectFilters(filters, 'companies')}`

function selectPage(db: Database, kind: ReviewKind, rows: SQL, filters: ReviewFilters, now: number) {
  // Qualified by hand: in a select from SQL Drizzle omits table names.
  const subject = sql.identifier(kind === 'product' ? 'products' : 'companies')
  return db
    .select({
      num: number(sql`r.num`, 'review'),
      askedAt: number(sql`r.asked_at`, 'asked_at'),
      id: sql<string>`${subject}.id`.as('subject_id'),
      names: decoded<Text>(sql`${subject}.names`, 'subject_names'),
      companyId: sql<string>`companies.id`.as('company_id'),
      companyNames: decoded<Text>(sql`companies.names`, 'company_names'),
      onSite: number(approvedStatus(sql`${subject}.status`), 'on_site'),
      claimedBy: sql<number | null>`iif(r.claimed_until > ${now}, r.claimed_by, NULL)`.as('claimed_by'),
      claimedUntil: number(sql`r.claimed_until`, 'claimed_until'),
      claimer: sql<string | null>`users.name`.as('claimer'),
    })
    .from(sql`(${rows}) AS r ${subjectJoin(kind, filters)} LEFT JOIN users ON users.num = r.claimed_by`)
    .orderBy(sql`r.asked_at, r.num`)
    .limit(PER_PAGE + 1)
}

/** @param user key of the operator */
export async function readReviews(
  db: Database,
  { kind, after, locale: _, ...filters }: ReviewQuery,
  { locale, user, now }: { locale: Locale; user: number; now: number },
): Promise<ReviewList> {
  const beyond = after ? { position: positionOf(after), direction: 'next' as const } : null
  const part = { kind, filters, now }
  const limit = isSparse(filters) ? ROWS_FILTERED : PER_PAGE + 1
  const counted = sql`(${openReviews({ ...part, limit: ROWS_FILTERED + 1 })}) AS r`
  const [rows, [all], [last]] = await db.batch([
    selectPage(db, kind, openReviews({ ...part, beyond, limit }), filters, now),
    db
      .select({ n: number(sql`count(*)`, 'n') })
      .from(sql`${counted} ${isSparse(filters) ? subjectJoin(kind, filters) : sql``}`),
    // The last row that was looked at: the next page begins there where a filter has found less than a page before it.
    db
      .select({ askedAt: number(sql`r.asked_at`, 'asked_at'), num: number(sql`r.num`, 'num') })
      .from(sql`(${openReviews({ ...part, beyond, limit: ROWS_FILTERED + 1 })} OFFSET ${ROWS_FILTERED - 1}) AS r`)
      .limit(2),
  ])
  const page = cutPage(rows, PER_PAGE)
  const end = page.last ?? (isSparse(filters) ? last : null)
  const total = all?.n ?? 0
  return {
    data: page.shown.map(
      ({ id, names, companyId, companyNames, askedAt, onSite, ...claimed }): WaitingReview => ({
        id,
        name: localized(names, locale),
        company: { id: companyId, name: localized(companyNames, locale) },
        askedAt: new Date(askedAt).toISOString(),
        isChange: onSite === 1,
        claim: toReviewClaim(claimed, user),
      }),
    ),
    meta: {
      total: Math.min(total, ROWS_FILTERED),
      more: last !== undefined || total > ROWS_FILTERED,
      next: end ? cursorOf(end) : null,
    },
  }
}

/**
 * @param beyond where to begin, and in which direction
 * @returns the id of the neighbour that no other operator has claimed; null where there is none
 */
export async function readNeighbour(
  db: Database,
  kind: ReviewKind,
  filters: ReviewFilters,
  { user, now, ...beyond }: Beyond & { user: number; now: number },
): Promise<string | null> {
  const limit = isSparse(filters) ? ROWS_FILTERED : PER_PAGE
  const rows = openReviews({ kind, filters, now, beyond, limit })
  const order = beyond.direction === 'previous' ? sql`DESC` : sql`ASC`
  const row = await db.get<{ id: string } | undefined>(
    sql`SELECT ${kind === 'product' ? sql`products.id` : sql`companies.id`} AS id FROM (${rows}) AS r ${subjectJoin(kind, filters)}
      WHERE r.claimed_until <= ${now} OR r.claimed_by = ${user} ORDER BY r.asked_at ${order}, r.num ${order} LIMIT 1`,
  )
  return row?.id ?? null
}
