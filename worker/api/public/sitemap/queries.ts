import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { CompanyRole } from '../../../../domain/company-kinds.ts'
import {
  KINDS,
  PER_PART,
  PER_RESPONSE,
  type SitemapKind,
  type SitemapParts,
  type SitemapQuery,
  type SitemapRows,
} from '../../../../domain/contract/sitemap.ts'
import type { Database } from '../../../db/connection.ts'
import { categories, companies, products, stories } from '../../../db/schema.ts'

interface Source {
  table: SQLiteTable
  /** An expression for the time of the last change in milliseconds since 1970, or NULL. */
  updatedAt: SQL
  /** The condition for rows with a public page. @param now milliseconds since 1970. */
  isPublic: (now: number) => SQL
}

/** `+` prevents SQLite from using the index of kind and status, which is not in the order of row numbers. */
const companySource = (kind: CompanyRole): Source => ({
  table: companies,
  updatedAt: sql`updated_at`,
  isPublic: () => sql`+status = 'active' AND +kind IN (${kind}, 'both')`,
})

const SOURCES: Record<SitemapKind, Source> = {
  products: { table: products, updatedAt: sql`updated_at`, isPublic: () => sql`status = 'published'` },
  categories: { table: categories, updatedAt: sql`NULL`, isPublic: () => sql`merging IS NULL` },
  suppliers: companySource('supplier'),
  services: companySource('service'),
  stories: {
    table: stories,
    updatedAt: sql`published_at`,
    isPublic: (now) => sql`published_at <= ${now} AND withdrawn_at IS NULL`,
  },
}

/**
 * The number of sitemap files of each kind. A part is a range of 50,000 row numbers, so that it never exceeds the
 * sitemap limit and nothing has to be counted; deleted rows only make a part shorter.
 */
export async function readParts(db: Database): Promise<SitemapParts['data']> {
  const largest = (kind: SitemapKind) => db.select({ n: sql<number | null>`max(num)` }).from(SOURCES[kind].table)
  const [first, ...others] = KINDS
  const rows = (await db.batch([largest(first), ...others.map(largest)])).flat()
  return KINDS.map((kind, at) => ({ kind, parts: Math.ceil((rows[at]?.n ?? 0) / PER_PART) }))
}

/**
 * The next URLs of a part, in the order of their rows.
 * @param now milliseconds since 1970: a story with a later date is not published yet.
 */
export async function readSitemapRows(
  db: Database,
  kind: SitemapKind,
  { part, after }: SitemapQuery,
  now: number,
): Promise<SitemapRows> {
  const { table, updatedAt, isPublic } = SOURCES[kind]
  const from = Math.max(part * PER_PART, after ?? 0)
  const rows = await db
    .select({
      num: sql<number>`num`,
      id: sql<string>`id`,
      slug: sql<string>`slug`,
      updatedAt: sql<number | null>`${updatedAt}`,
    })
    .from(table)
    .where(sql`num > ${from} AND num <= ${(part + 1) * PER_PART} AND ${isPublic(now)}`)
    .orderBy(sql`num`)
    .limit(PER_RESPONSE)
  const data = rows.map(({ id, slug, updatedAt }) => ({
    id,
    slug,
    updatedAt: updatedAt === null ? null : new Date(updatedAt).toISOString(),
  }))
  return { data, meta: { next: rows.length < PER_RESPONSE ? null : (rows.at(-1)?.num ?? null) } }
}
