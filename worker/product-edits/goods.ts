/** The goods of a bulk change, a page at a time in the order of their numbers. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { EditGoods } from '../../domain/contract/product-edits.ts'
import { selectOwn } from '../api/organization/products/filter.ts'
import type { Bindings } from '../bindings.ts'
import { type Database, database } from '../db/connection.ts'
import type { StoredProduct } from '../db/import/plan-writes.ts'
import { products } from '../db/schema.ts'
import { number } from '../db/select.ts'
import type { ImportRow } from '../imports/context.ts'

/** Rows of `num`; the statement ends with its conditions. */
const selectGoods = (company: number, goods: EditGoods): SQL =>
  'filter' in goods
    ? selectOwn(company, goods.filter)
    : sql`SELECT p.num FROM products AS p WHERE p.company = ${company} AND p.deleted_at IS NULL
        AND p.id IN (SELECT value FROM json_each(${JSON.stringify(goods.ids)}))`

/** @returns how many they are, counted up to a number */
export async function countGoods(db: Database, company: number, goods: EditGoods, most: number): Promise<number> {
  const [counted] = await db
    .select({ n: number(sql`count(*)`, 'n') })
    .from(sql`(${selectGoods(company, goods)} LIMIT ${most}) AS counted`)
  return counted?.n ?? 0
}

const WHOLE = getTableColumns(products)
/** Nine tenths of a row's bytes are read as empty. */
const WITHOUT_TEXTS = {
  ...WHOLE,
  description: sql`'{}'`.mapWith(products.description),
  facts: sql`'[]'`.mapWith(products.facts),
  parameters: sql`'[]'`.mapWith(products.parameters),
  pictures: sql`'[]'`.mapWith(products.pictures),
}

interface Page {
  /** Number of the last product of the page before; 0 for the first. */
  after: number
  limit: number
  /** Whether texts, pictures and parameters are read; without them the rows may be written in other columns only. */
  isWhole: boolean
}

/** Goods from before the change was begun: copies that it makes itself may come under its filter. */
export const readGoods = (
  { DB }: Bindings,
  { company, createdAt }: Pick<ImportRow, 'company' | 'createdAt'>,
  goods: EditGoods,
  { after, limit, isWhole }: Page,
): Promise<StoredProduct[]> =>
  database(DB)
    .select(isWhole ? WHOLE : WITHOUT_TEXTS)
    .from(products)
    .where(
      sql`${products.num} IN (SELECT num FROM (${selectGoods(company, goods)} AND p.num > ${after} AND p.created_at <= ${createdAt} ORDER BY p.num LIMIT ${limit}))`,
    )
    .orderBy(products.num)
