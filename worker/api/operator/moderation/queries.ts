/** The moderators' queue of companies and of products. */

import { eq, sql } from 'drizzle-orm'
import type { Change } from '../../../../domain/contract/changes.ts'
import type { QueuedCompany, QueuedProduct, QueueQuery } from '../../../../domain/contract/moderation.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { OPEN_INQUIRY } from '../../../../domain/statuses/inquiry.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, type files, products } from '../../../db/schema.ts'
import { decoded, named, number, valuesOf } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { waitingFields } from '../../organization/company/identity.ts'
import { toPrices, toProductFiles, toVariants } from '../../organization/products/views.ts'
import { RESTORABLE_FOR } from '../../organization/restorable.ts'
import { productSnapshot, wantedSnapshot } from '../reviews/moderated-fields.ts'
import { changesBetween } from './changes.ts'
import { inOrder, page, type Review, reviewColumns, selectReviewCount } from './queue.ts'
import { type Snapshot, shownFields } from './shown-fields.ts'

/** Products that are public, or hidden only because their company is. */
const goods = number(
  sql`(SELECT count(*) FROM (SELECT 1 FROM products AS p WHERE p.company = companies.num AND p.deleted_at IS NULL
    AND p.status IN ('published', 'hidden') AND (p.status = 'published' OR p.suspended = 1) LIMIT ${MAX_COUNTED + 1}))`,
  'goods',
)

const takenOffAt = sql<number | null>`(SELECT max(t.created_at) FROM takedowns AS t
  WHERE t.company = companies.num AND t.undone_at IS NULL)`.as('taken_off_at')

const selectCompanies = (db: Database, query: QueueQuery) =>
  db
    .select({ row: companies, ...reviewColumns('company'), goods, takenOffAt })
    .from(page('company', query))
    .innerJoin(companies, sql`companies.num = page.subject`)
    .orderBy(inOrder)

type Document = Pick<typeof files.$inferSelect, 'id' | 'name' | 'type' | 'size'>

const documents = decoded<Document[]>(
  sql`(SELECT json_group_array(json_object('id', f.id, 'name', f.name, 'type', f.type, 'size', f.size))
    FROM json_each(products.pictures) AS one CROSS JOIN files AS f ON f.id = one.value ->> 'id'
    WHERE one.value ->> 'kind' = 'document')`,
  'documents',
)

/** Open inquiries about a product, and people who have it among their favourites. */
const asked = number(
  sql`(SELECT count(*) FROM (SELECT 1 FROM inquiries AS i WHERE i.company = products.company AND i.status IN ${OPEN_INQUIRY}
    AND i.product = products.num LIMIT ${MAX_COUNTED + 1}))`,
  'asked',
)
const favoured = number(
  sql`(SELECT count(*) FROM (SELECT 1 FROM favourites AS f WHERE f.product = products.num LIMIT ${MAX_COUNTED + 1}))`,
  'favoured',
)

const selectProducts = (db: Database, query: QueueQuery) =>
  db
    .select({
      row: products,
      ...reviewColumns('product'),
      documents,
      asked,
      favoured,
      company: {
        id: named(companies.id, 'company_id'),
        slug: named(companies.slug, 'company_slug'),
        names: named(companies.names, 'company_names'),
        country: named(companies.country, 'company_country'),
        verified: named(companies.verified, 'company_verified'),
        status: named(companies.status, 'company_status'),
      },
    })
    .from(page('product', query))
    .innerJoin(products, sql`products.num = page.subject AND products.deleted_at IS NULL`)
    .innerJoin(companies, eq(companies.num, products.company))
    .orderBy(inOrder)

/** A subject in a row of the queue: what buyers read before, what they would read now, and the previous refusal. */
function toReview({ before, askedAt, last }: Review, after: Snapshot, categories: Map<number, Text>) {
  const changesSince = (snapshot: Snapshot): Change[] =>
    changesBetween(shownFields(snapshot, categories), shownFields(after, categories))
  const restorableUntil = (last?.at ?? 0) + RESTORABLE_FOR
  const isAgain = last?.decision === 'refused' && askedAt !== null && askedAt >= last.at
  return {
    askedAt: isoOrNull(askedAt),
    changes: before ? changesSince(before) : [],
    earlier: isAgain
      ? {
          reason: last.reason,
          decidedAt: new Date(last.at).toISOString(),
          changes: last.refused && changesSince(last.refused),
        }
      : null,
    changeRestorableUntil:
      last?.ofChange === 1 && askedAt === null && restorableUntil > Date.now() ? isoOrNull(restorableUntil) : null,
  }
}

/** Until when a decision can be undone; null where that is over. */
const restorableOf = ({ at }: Pick<NonNullable<Review['last']>, 'at'>): string | null =>
  at + RESTORABLE_FOR > Date.now() ? isoOrNull(at + RESTORABLE_FOR) : null

const NO_CATEGORIES = new Map<number, Text>()

/** @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readCompanyQueue(db: Database, query: QueueQuery, locale: Locale) {
  refuseDeepPage(query)
  const [rows, [counted]] = await db.batch([selectCompanies(db, query), selectReviewCount(db, 'company', query)])
  const data = rows.map(({ row, goods, takenOffAt, ...review }): QueuedCompany => {
    const until = row.status === 'blocked' && takenOffAt !== null ? takenOffAt + RESTORABLE_FOR : 0
    return {
      id: row.id,
      slug: row.slug,
      kind: row.kind,
      name: localized(row.names, locale),
      status: row.status,
      reason: row.statusReason,
      verified: row.verified,
      waiting: waitingFields(row),
      version: row.version,
      goods,
      restorableUntil: until > Date.now() ? isoOrNull(until) : null,
      ...toReview(review, wantedSnapshot(row), NO_CATEGORIES),
    }
  })
  return { data, meta: pageMeta(query, counted?.n ?? 0) }
}

/** Names of categories by number. */
async function categoryNames(db: Database, nums: number[]): Promise<Map<number, Text>> {
  const rows = await db.all<{ num: number; names: string }>(
    sql`SELECT num, names FROM categories WHERE num IN ${valuesOf(nums)}`,
  )
  return new Map(rows.map(({ num, names }) => [num, JSON.parse(names)]))
}

/** @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readProductQueue(db: Database, query: QueueQuery, locale: Locale) {
  refuseDeepPage(query)
  const [rows, [counted]] = await db.batch([selectProducts(db, query), selectReviewCount(db, 'product', query)])
  const nums = rows.flatMap(({ row, before, last }) => [
    row.category,
    Number(before?.category ?? 0),
    Number(last?.refused?.category ?? 0),
  ])
  const categories = await categoryNames(db, nums)
  const data = rows.map(
    ({ row, documents, asked, favoured, company: { names, ...company }, ...review }): QueuedProduct => ({
      id: row.id,
      name: localized(row.names, locale),
      status: row.status,
      reason: row.statusReason,
      version: row.version,
      company: { ...company, name: localized(names, locale) },
      unit: row.unit,
      moq: row.moq,
      prices: toPrices(row),
      variants: toVariants(row),
      inquiries: asked,
      favourites: favoured,
      restorableUntil: row.status === 'rejected' && review.last?.takenFrom ? restorableOf(review.last) : null,
      ...toProductFiles({ row, documents }),
      ...toReview(review, productSnapshot(row), categories),
    }),
  )
  return { data, meta: pageMeta(query, counted?.n ?? 0) }
}

export const readModeratedCompany = (db: Database, id: string) =>
  db.select().from(companies).where(eq(companies.id, id)).get()

export const readModeratedProduct = (db: Database, id: string) =>
  db
    .select({ row: products, companyStatus: named(companies.status, 'company_status') })
    .from(products)
    .innerJoin(companies, eq(companies.num, products.company))
    .where(sql`${products.id} = ${id} AND ${products.deletedAt} IS NULL`)
    .get()
