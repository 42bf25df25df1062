import { type SQL, sql } from 'drizzle-orm'
import type { CategoryOnDesk } from '../../../../domain/contract/desk-categories.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import type { Text } from '../../../../domain/text.ts'
import { inEachLanguage } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { UNSORTED } from '../../../db/import/shop-categories.ts'
import { categories, files } from '../../../db/schema.ts'
import { decoded, number, valuesOf } from '../../../db/select.ts'
import { slugify } from '../../../db/slug.ts'
import { AppError } from '../../http/problem.ts'
import { joinedPicture, type ShownPicture, toPicture } from '../../public/pictures.ts'

type CategoryRow = typeof categories.$inferSelect

/** A category, and the numbers of all that its parent has, in order. */
export interface PlacedCategory {
  row: CategoryRow
  picture: ShownPicture | null
  parent: string | null
  beside: number[]
  /** Products filed directly there, up to a limit. */
  goods: number
}

/** @returns undefined for an unknown id */
export async function readPlaced(db: Database, id: string): Promise<PlacedCategory | undefined> {
  const [found] = await db
    .select({
      row: categories,
      picture: joinedPicture('picture'),
      parent: sql<string | null>`(SELECT up.id FROM categories AS up WHERE up.num = categories.parent)`.as('up'),
      beside: decoded<number[]>(
        sql`(SELECT json_group_array(num) FROM (SELECT num FROM categories AS other WHERE other.parent IS categories.parent
          ORDER BY other.position, other.num))`,
        'beside',
      ),
      goods: number(
        sql`(SELECT count(*) FROM (SELECT 1 FROM products AS p INDEXED BY products_category WHERE p.category = categories.num
          LIMIT ${MAX_COUNTED}))`,
        'goods',
      ),
    })
    .from(categories)
    .leftJoin(files, sql`${files.id} = ${categories.picture}`)
    .where(sql`${categories.id} = ${id}`)
  return found
}

export const toDeskCategory = ({ row, picture, parent, beside, goods }: PlacedCategory): CategoryOnDesk => {
  const { id, slug, num, names, about, version } = row
  return {
    id,
    slug,
    parent,
    version,
    names: inEachLanguage(names),
    about: inEachLanguage(about),
    picture: picture && toPicture(picture, '320'),
    pictureAlts: inEachLanguage(row.pictureAlts),
    position: beside.indexOf(num),
    beside: beside.length,
    goods,
  }
}

/**
 * @param own id of the category, and its present slug, if it has one
 * @returns its slug, which no other category has. The slug of the category of unsorted goods never changes, because it
 *   is recognized by it
 */
export async function slugOf(db: Database, names: Text, { id, slug }: { id: string; slug?: string }): Promise<string> {
  if (slug === UNSORTED) return slug
  const wanted = slugify(names.en ?? '') || id
  const [other] = await db.all(sql`SELECT 1 FROM categories WHERE slug = ${wanted} AND id <> ${id}`)
  return other === undefined ? wanted : `${wanted}-${id}`
}

/** Where a new category goes: below its parent, after those that are there. @param id of the parent; null: the top of the tree */
export async function readPlaceBelow(db: Database, id: string | null) {
  const [found] = await db.all<{ num: number | null; level: number; beside: number; last: number }>(
    sql`SELECT up.num, coalesce(up.level, 0) AS level,
      (SELECT count(*) FROM categories AS c WHERE c.parent IS up.num) AS beside,
      (SELECT coalesce(max(position), -1) FROM categories AS c WHERE c.parent IS up.num) AS last
      FROM (SELECT 1) LEFT JOIN categories AS up ON up.id = ${id}`,
  )
  if (id !== null && !found?.num) throw new AppError('category.unknown', 422)
  return { num: found?.num ?? null, level: found?.level ?? 0, beside: found?.beside ?? 0, last: found?.last ?? -1 }
}

/** @param nums of categories in their new order @returns the statement that stores it */
export const reorderCategories = (nums: number[]): SQL =>
  sql`UPDATE categories SET position = (SELECT key FROM json_each(${JSON.stringify(nums)}) WHERE value = categories.num)
    WHERE num IN ${valuesOf(nums)}`

/** @returns the numbers with one of them at another place */
export function withMoved(nums: number[], num: number, position: number): number[] {
  const others = nums.filter((one) => one !== num)
  return [...others.slice(0, position), num, ...others.slice(position)]
}
