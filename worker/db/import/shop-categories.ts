/** Reads the marketplace's category tree for imports. */
import type { D1Database } from '@cloudflare/workers-types'
import { eq } from 'drizzle-orm'
import type { Text } from '../../../domain/text.ts'
import { type Database, database } from '../connection.ts'
import { newId } from '../id.ts'
import { insertRows } from '../insert.ts'
import { categories, files, type StoredPicture } from '../schema.ts'
import { directoryIndexText, indexDirectory, prepareBulk } from '../search-index.ts'
import { addSearchWords } from '../search-words.ts'
import { named } from '../select.ts'

export interface ShopCategory {
  num: number
  id: string
  slug: string
  parent: number | null
  level: number
  /** Number of the top category above it, or its own. */
  root: number
  names: Text
  /** Its own names and those of its ancestors. */
  lineage: Text[]
  /** Its drawing, shown for products without a picture of their own. */
  picture: StoredPicture | null
}

/** The statement that reads the categories, for a batch with others. */
export const selectShopCategories = (db: Database) =>
  db
    .select({
      num: categories.num,
      of: categories.id,
      slug: categories.slug,
      parent: categories.parent,
      level: categories.level,
      names: categories.names,
      picture: named(files.id, 'picture_id'),
      kind: files.kind,
      width: files.width,
      height: files.height,
    })
    .from(categories)
    .leftJoin(files, eq(files.id, categories.picture))

type CategoryRow = Awaited<ReturnType<typeof selectShopCategories>>[number]

function pictureOf({ picture, kind, width, height }: CategoryRow): StoredPicture | null {
  if (picture === null || kind === null) return null
  return { id: picture, kind, width: width ?? 0, height: height ?? 0 }
}

export const readShopCategories = async (db: D1Database): Promise<ShopCategory[]> =>
  toShopCategories(await selectShopCategories(database(db)))

/** @param rows of `selectShopCategories` */
export function toShopCategories(rows: CategoryRow[]): ShopCategory[] {
  const byNum = new Map(rows.map((row) => [row.num, row]))
  const upFrom = (row: CategoryRow): CategoryRow[] => {
    const above = row.parent === null ? undefined : byNum.get(row.parent)
    return [row, ...(above ? upFrom(above) : [])]
  }
  return rows.map((row) => {
    const { num, of: id, slug, parent, level, names } = row
    const up = upFrom(row)
    const lineage = up.map((category) => category.names)
    return { num, id, slug, parent, level, names, root: up.at(-1)?.num ?? num, lineage, picture: pictureOf(row) }
  })
}

/** The category of imported goods that fit no other: buyers do not look there. */
export const UNSORTED = 'unsorted'

const NAMES = { en: 'Unsorted', ru: 'Без категории', zh: '未分类' }
const ABOUT = {
  en: 'Products whose category in their supplier’s price list is none of ours yet.',
  ru: 'Товары, категории которых в прайс-листе поставщика нет среди наших.',
  zh: '供应商价目表中的类别尚未归入本站类别的产品。',
}

/**
 * Creates the category of products that match no other; one batch, so that it never exists without its search index.
 */
export async function createUnsorted(db: D1Database): Promise<ShopCategory> {
  const last = await db
    .prepare('SELECT coalesce(max(num), 0) AS num, coalesce(max(position), 0) AS position FROM categories')
    .first<{ num: number; position: number }>()
  const num = (last?.num ?? 0) + 1
  const row = { num, id: newId(), slug: UNSORTED, parent: null, level: 1, names: NAMES }
  const position = (last?.position ?? 0) + 1
  const text = directoryIndexText(NAMES, [ABOUT])
  await db.batch([
    ...insertRows(db, categories, [{ ...row, position, about: ABOUT }]),
    db.prepare('INSERT INTO category_ancestors (category, ancestor) VALUES (?1, ?1), (?1, 0)').bind(num),
    ...[...indexDirectory('category', [{ num, text }]), addSearchWords([text])].map((statement) =>
      prepareBulk(db, statement),
    ),
  ])
  return { ...row, root: num, lineage: [NAMES], picture: null }
}
