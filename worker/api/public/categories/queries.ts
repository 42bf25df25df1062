import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Category } from '../../../../domain/contract/categories.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { categories, files } from '../../../db/schema.ts'
import { named, number, translated } from '../../../db/select.ts'
import { localizedOrNull } from '../../http/locale.ts'
import { type LinkRow, toLink } from '../links.ts'
import { joinedPicture, toPicture } from '../pictures.ts'

/** The number of published products in a category and its descendants, which triggers maintain. */
export const productCount: SQL = sql`coalesce(
  (SELECT n FROM facet_counts WHERE ancestor = ${categories.num} AND facet = 'all' AND value = ''), 0)`

const selectCategories = (db: Database, where: SQL | undefined, locale: Locale) =>
  db
    .select({
      num: categories.num,
      parentNum: categories.parent,
      id: categories.id,
      slug: categories.slug,
      level: categories.level,
      names: translated(categories.names, locale, 'names'),
      about: translated(categories.about, locale, 'about'),
      parentId: sql<string | null>`(SELECT up.id FROM categories AS up WHERE up.num = ${categories.parent})`.as(
        'parent_id',
      ),
      count: number(productCount, 'count'),
      picture: joinedPicture('picture'),
      alts: named(categories.pictureAlts, 'alts'),
    })
    .from(categories)
    .leftJoin(files, eq(files.id, categories.picture))
    .where(and(where, isNull(categories.merging)))
    .orderBy(asc(categories.level), asc(categories.position))

type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]

const toCategory = (row: CategoryRow, locale: Locale): Category => ({
  ...toLink(row, locale),
  parent: row.parentId,
  level: row.level,
  about: localizedOrNull(row.about, locale),
  picture: row.picture && toPicture(row.picture, '640'),
  ...(row.alts[locale] && { alt: row.alts[locale] }),
  count: row.count,
})

/** @returns the rows in the order of the tree: each directly before its descendants. */
function inTreeOrder(rows: CategoryRow[]): CategoryRow[] {
  const below = Map.groupBy(rows, (row) => row.parentNum)
  const walk = (parent: number | null): CategoryRow[] =>
    (below.get(parent) ?? []).flatMap((row) => [row, ...walk(row.num)])
  return walk(null)
}

/** @returns the whole tree as a flat list, parents before children. */
export async function readTree(db: Database, locale: Locale): Promise<Category[]> {
  const [rows] = await db.batch([selectCategories(db, undefined, locale)])
  return inTreeOrder(rows).map((row) => toCategory(row, locale))
}

/** @returns the children of a category, or null when it does not exist. */
export async function readChildren(db: Database, parent: string, locale: Locale): Promise<Category[] | null> {
  const [known, rows] = await db.batch([
    db.select({ num: categories.num }).from(categories).where(eq(categories.id, parent)),
    selectCategories(db, and(sql`${categories.parent} = (SELECT num FROM categories WHERE id = ${parent})`), locale),
  ])
  return known.length === 0 ? null : rows.map((row) => toCategory(row, locale))
}

/**
 * The category of an id, or the one that it was or is being merged into.
 * @returns null where there has been none of this id
 */
export async function readCurrent(db: Database, id: string, locale: Locale) {
  const [row] = await db
    .select({ id: categories.id, slug: categories.slug, names: categories.names })
    .from(categories)
    .where(
      sql`${categories.num} = coalesce((SELECT coalesce(merging, num) FROM categories WHERE id = ${id}),
        (SELECT category FROM category_redirects WHERE id = ${id}))`,
    )
  const found: LinkRow | undefined = row
  return found ? toLink(found, locale) : null
}
