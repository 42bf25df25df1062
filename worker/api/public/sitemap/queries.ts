import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import {
  KINDS,
  PER_ANSWER,
  PER_PART,
  type SitemapKind,
  type SitemapParts,
  type SitemapQuery,
  type SitemapRows,
} from '../../../../domain/contract/sitemap.ts'
import type { Database } from '../../../db/connection.ts'
import { categories, companies, products, stories } from '../../../db/schema.ts'

/** The table that each kind is read from. */
const TABLES = { products, categories, suppliers: companies, services: companies, stories } as const satisfies Record<
  SitemapKind,
  unknown
>

/**
 * The number of sitemap files of each kind. A part is a range of 50,000 row numbers, so that it never exceeds the
 * sitemap limit and nothing has to be counted; deleted rows only make a part shorter.
 */
export async function readParts(db: Database): Promise<SitemapParts['data']> {
  const largest = (kind: SitemapKind) => db.select({ n: sql<number | null>`max(num)` }).from(TABLES[kind])
  const [ofProducts, ofCategories, ofCompanies, ofStories] = await db.batch([
    largest('products'),
    largest('categories'),
    largest('suppliers'),
    largest('stories'),
  ])
  const counts = {
    products: ofProducts,
    categories: ofCategories,
    stories: ofStories,
    suppliers: ofCompanies,
    services: ofCompanies,
  }
  return KINDS.map((kind) => ({ kind, parts: Math.ceil((counts[kind][0]?.n ?? 0) / PER_PART) }))
}

const spanOf = ({ part, after }: SitemapQuery) => ({
  from: Math.max(part * PER_PART, after ?? 0),
  to: (part + 1) * PER_PART,
})

interface Row {
  num: number
  id: string
  slug: string
  updatedAt: number | null
}

/**
 * Read in the order of row numbers; `+` keeps SQLite from using the index of kind and status, which has another order.
 */
const selectCompanies = (db: Database, kind: 'supplier' | 'service', from: number, to: number): Promise<Row[]> =>
  db
    .select({ num: companies.num, id: companies.id, slug: companies.slug, updatedAt: companies.updatedAt })
    .from(companies)
    .where(sql`num > ${from} AND num <= ${to} AND +status = 'active' AND +kind IN (${kind}, 'both')`)
    .orderBy(asc(companies.num))
    .limit(PER_ANSWER)

function selectRows(db: Database, kind: SitemapKind, from: number, to: number, now: number): Promise<Row[]> {
  if (kind === 'products')
    return db
      .select({ num: products.num, id: products.id, slug: products.slug, updatedAt: products.updatedAt })
      .from(products)
      .where(and(eq(products.status, sql`'published'`), gt(products.num, from), lte(products.num, to)))
      .orderBy(asc(products.num))
      .limit(PER_ANSWER)
  if (kind === 'stories')
    return db
      .select({ num: stories.num, id: stories.id, slug: stories.slug, updatedAt: stories.publishedAt })
      .from(stories)
      .where(
        and(lte(stories.publishedAt, now), isNull(stories.withdrawnAt), gt(stories.num, from), lte(stories.num, to)),
      )
      .orderBy(asc(stories.num))
      .limit(PER_ANSWER)
  if (kind === 'suppliers') return selectCompanies(db, 'supplier', from, to)
  if (kind === 'services') return selectCompanies(db, 'service', from, to)
  return db
    .select({ num: categories.num, id: categories.id, slug: categories.slug, updatedAt: sql<null>`NULL` })
    .from(categories)
    .where(and(gt(categories.num, from), lte(categories.num, to)))
    .orderBy(asc(categories.num))
    .limit(PER_ANSWER)
}

/**
 * The next URLs of a part, in the order of their rows.
 * @param now milliseconds since 1970: a story with a later date is not published yet.
 */
export async function readRows(
  db: Database,
  kind: SitemapKind,
  query: SitemapQuery,
  now: number,
): Promise<SitemapRows> {
  const { from, to } = spanOf(query)
  const rows = await selectRows(db, kind, from, to, now)
  const data = rows.map(({ id, slug, updatedAt }) => ({
    id,
    slug,
    updatedAt: updatedAt === null ? null : new Date(updatedAt).toISOString(),
  }))
  return { data, meta: { next: rows.length < PER_ANSWER ? null : (rows.at(-1)?.num ?? null) } }
}
