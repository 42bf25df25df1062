import { type SQL, sql } from 'drizzle-orm'
import type { Withdrawn, WithdrawnKind } from '../../../../domain/contract/withdrawn.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { localized } from '../../http/locale.ts'
import { type LinkRow, toLink } from '../links.ts'
import { withdrawnCompany, withdrawnProduct, withdrawnStory } from './gone.ts'

/** Most categories or tags shown of one subject: a row of chips on a phone. */
const MAX_BRANCHES = 3

/** Most products of a company from which its categories are read: reading all of a large seller's is expensive. */
const PRODUCTS_READ = 100

/**
 * A product's name is shown where it was public: an archived one may have been a draft, unless moderators approved it;
 * what they rejected, and what a blocked company sold, stays off the site.
 */
const productName = sql`CASE WHEN EXISTS (SELECT 1 FROM companies AS c WHERE c.num = products.company AND c.status = 'blocked') THEN NULL
  WHEN coalesce(deleted_status, status) IN ('published', 'hidden') THEN names
  WHEN coalesce(deleted_status, status) = 'archived' AND EXISTS (SELECT 1 FROM reviews
    WHERE kind = 'product' AND subject = products.num AND decision = 'approved') THEN names END`

const companyName = sql`CASE WHEN status = 'hidden' THEN names END`

interface Source {
  /** Its name where it may be shown, else NULL, as an SQL expression. */
  name: SQL
  /** The rest of a SELECT that finds the row, from FROM on. */
  found: (id: string) => SQL
  /** A SELECT of id, slug and names. @param subject its number as a subquery */
  branches: (subject: SQL) => SQL
}

const SOURCES: Record<WithdrawnKind, Source> = {
  products: {
    name: productName,
    found: withdrawnProduct,
    branches: (subject) => sql`SELECT id, slug, names FROM categories
      WHERE num = (SELECT category FROM products WHERE num = ${subject})`,
  },
  suppliers: {
    name: companyName,
    found: (id) => withdrawnCompany(id, 'supplier'),
    branches: (subject) => sql`SELECT id, slug, names FROM categories WHERE num IN (
      SELECT category FROM (SELECT category FROM products
        WHERE company = ${subject} AND deleted_at IS NULL LIMIT ${PRODUCTS_READ})
      GROUP BY category ORDER BY count(*) DESC, category LIMIT ${MAX_BRANCHES})`,
  },
  services: {
    name: companyName,
    found: (id) => withdrawnCompany(id, 'service'),
    branches: (subject) => sql`SELECT id, slug, names FROM services WHERE num IN (
      SELECT service FROM company_services WHERE company = ${subject}) ORDER BY position LIMIT ${MAX_BRANCHES}`,
  },
  stories: {
    name: sql`titles`,
    found: withdrawnStory,
    branches: (subject) => sql`SELECT id, slug, names FROM tags WHERE num IN (
      SELECT tag FROM story_tags WHERE story = ${subject}) ORDER BY num LIMIT ${MAX_BRANCHES}`,
  },
}

const BRANCHES = sql`json_group_array(json_object('id', id, 'slug', slug, 'names', json(names)))`

/**
 * Reads what was public once, in one statement.
 * @returns null where nothing of that kind and id has been withdrawn
 */
export async function readWithdrawn(
  db: Database,
  kind: WithdrawnKind,
  { id, locale }: { id: string; locale: Locale },
): Promise<Withdrawn | null> {
  const { name, found, branches } = SOURCES[kind]
  const subject = sql`(SELECT num ${found(id)})`
  const [row] = await db.all<{ name: string | null; branches: string }>(
    sql`SELECT ${name} AS name, (SELECT ${BRANCHES} FROM (${branches(subject)})) AS branches ${found(id)}`,
  )
  if (!row) return null
  const names: Text | null = row.name === null ? null : JSON.parse(row.name)
  const links: LinkRow[] = JSON.parse(row.branches)
  return { name: names && localized(names, locale), branches: links.map((link) => toLink(link, locale)) }
}
