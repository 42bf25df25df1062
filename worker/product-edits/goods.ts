/** Reads the goods of a bulk change, a page at a time in the order of their numbers. */
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { EditGoods } from '../../domain/contract/product-edits.ts'
import { selectOwnProducts } from '../api/organization/products/filter.ts'
import type { Bindings } from '../bindings.ts'
import { type Database, database } from '../db/connection.ts'
import { products, type StoredProduct } from '../db/schema.ts'
import { number, valuesOf } from '../db/select.ts'
import type { StoredImport } from '../imports/context.ts'

/** A SELECT of the goods' `num`. It ends with its conditions, so that others can be appended. */
const selectGoods = (company: number, goods: EditGoods): SQL =>
  'filter' in goods
    ? selectOwnProducts(company, goods.filter)
    : sql`SELECT p.num FROM products AS p WHERE p.company = ${company} AND p.deleted_at IS NULL
        AND p.id IN ${valuesOf(goods.ids)}`

/** @returns the number of goods, counted up to `most` */
export async function countGoods(db: Database, company: number, goods: EditGoods, most: number): Promise<number> {
  const [counted] = await db
    .select({ n: number(sql`count(*)`, 'n') })
    .from(sql`(${selectGoods(company, goods)} LIMIT ${most}) AS counted`)
  return counted?.n ?? 0
}

const WHOLE = getTableColumns(products)
/** Columns that make nine tenths of a row's bytes are read as empty. */
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
  /** Whether texts, pictures and parameters are read. If not, only other columns of the rows may be written. */
  readsTexts: boolean
}

/** Reads only goods from before the change was begun: copies that it makes may match its filter, too. */
export const readEditedGoods = (
  { DB }: Bindings,
  { company, createdAt }: Pick<StoredImport, 'company' | 'createdAt'>,
  goods: EditGoods,
  { after, limit, readsTexts }: Page,
): Promise<StoredProduct[]> =>
  database(DB)
    .select(readsTexts ? WHOLE : WITHOUT_TEXTS)
    .from(products)
    .where(
      sql`${products.num} IN (SELECT num FROM (${selectGoods(company, goods)} AND p.num > ${after} AND p.created_at <= ${createdAt} ORDER BY p.num LIMIT ${limit}))`,
    )
    .orderBy(products.num)
