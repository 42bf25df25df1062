import { and, eq, type SQL, sql } from 'drizzle-orm'
import { MAX_LISTED_PRICE } from '../../../../domain/limits.ts'
import { parametersOf } from '../../../../domain/parameters/parameter.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { definitionsOf } from '../../../db/parameter-definitions.ts'
import { companies, files, products } from '../../../db/schema.ts'
import { indexProducts, productIndexText } from '../../../db/search-index.ts'
import { addSearchWords, forgetSearchWords } from '../../../db/search-words.ts'
import { decoded, named } from '../../../db/select.ts'
import { lowestPrice } from '../../../db/variants.ts'
import { orNotFound } from '../../http/id.ts'
import { invalidInput } from '../../http/problem.ts'
import { bulkWrite } from '../../http/writes/bulk.ts'
import type { Write } from '../../http/writes/commit.ts'
import { type RefusedChange, refusedChange, reviewSeenAt, statusAt } from '../../operator/reviews/queries.ts'

export type ProductRow = typeof products.$inferSelect

/** Names of the categories above one, and its own last. */
const lineage = sql`(SELECT json_group_array(json(names)) FROM (
  SELECT above.names FROM category_ancestors AS up CROSS JOIN categories AS above ON above.num = up.ancestor
  WHERE up.category = c.num ORDER BY above.level))`

const selectCategory = (db: Database, which: SQL) =>
  db
    .select({
      num: sql<number>`c.num`.as('num'),
      id: sql<string>`c.id`.as('id'),
      slug: sql<string>`c.slug`.as('slug'),
      names: decoded<Text>(sql`c.names`, 'names'),
      /** Id of the file that is shown where a product has no picture of its own; null: none. */
      drawing: sql<string | null>`c.picture`.as('drawing'),
      lineage: decoded<Text[]>(lineage, 'lineage'),
      parameters: definitionsOf(sql`c.num`),
    })
    .from(sql`categories AS c`)
    .where(which)

export type ProductCategory = Awaited<ReturnType<typeof selectCategory>>[number]

/** @throws AppError 422 `input.invalid` where there is no such category */
export async function knownCategory(db: Database, id: string): Promise<ProductCategory> {
  const [row] = await selectCategory(db, sql`c.id = ${id}`)
  if (row) return row
  throw invalidInput([{ path: 'category', code: 'unknown', message: 'No such category' }])
}

/** @returns undefined where the category is not there any more */
export const readCategory = async (db: Database, num: number): Promise<ProductCategory | undefined> =>
  (await selectCategory(db, sql`c.num = ${num}`))[0]

const selectDocuments = (db: Database, which: SQL) =>
  db
    .select({ id: files.id, name: files.name, type: files.type, size: files.size })
    .from(files)
    .where(
      sql`${files.id} IN (SELECT file.value ->> 'id' FROM ${products} CROSS JOIN json_each(${products.pictures}) AS file
        WHERE (${which}) AND file.value ->> 'kind' = 'document')`,
    )

/** A product, and the columns of other tables that its supplier sees with it. */
export interface OwnProductRow {
  row: ProductRow
  category: ProductCategory
  documents: Awaited<ReturnType<typeof selectDocuments>>
  /** Status of the company that it belongs to. */
  companyStatus: typeof companies.$inferSelect.status
  /** `statusAt` of the contract, in milliseconds. */
  statusAt: number | null
  /** `seenAt` of the contract, likewise. */
  seenAt: number | null
  refused: RefusedChange | null
}

/** One round trip. */
async function readWhere(db: Database, which: SQL): Promise<OwnProductRow | null> {
  const [[product], [category], documents] = await db.batch([
    db
      .select({
        row: products,
        companyStatus: named(companies.status, 'company_status'),
        statusAt: statusAt('product'),
        seenAt: reviewSeenAt('product'),
        refused: refusedChange('product'),
      })
      .from(products)
      .innerJoin(companies, eq(companies.num, products.company))
      .where(which),
    selectCategory(db, sql`c.num = (SELECT ${products.category} FROM ${products} WHERE ${which})`),
    selectDocuments(db, which),
  ])
  if (!product) return null
  if (!category) throw new Error(`product ${product.row.num} has no category`)
  return { ...product, category, documents }
}

const isOwn = (company: number, id: string): SQL => sql`${products.id} = ${id} AND ${products.company} = ${company}`

export const readOwnProduct = (db: Database, company: number, id: string): Promise<OwnProductRow | null> =>
  readWhere(db, sql`${isOwn(company, id)} AND ${products.deletedAt} IS NULL`)

/** A product that was deleted after that moment. */
export const readDeletedProduct = (
  db: Database,
  company: number,
  id: string,
  after: number,
): Promise<OwnProductRow | null> => readWhere(db, sql`${isOwn(company, id)} AND ${products.deletedAt} > ${after}`)

/** The company's values that a new product has unless its own are sent. */
export async function readHome(db: Database, company: number) {
  const home = await db
    .select({ country: companies.country, currency: companies.currency, status: companies.status })
    .from(companies)
    .where(eq(companies.num, company))
    .get()
  return orNotFound(home, 'company.unknown')
}

/** A column's new value, or an expression for it. */
type ProductColumns = { [Column in keyof ProductRow]?: ProductRow[Column] | SQL }

export const updateProduct = (db: Database, num: number, change: ProductColumns): Write =>
  db.update(products).set(change).where(eq(products.num, num))

type PricedRow = Pick<ProductRow, 'tiers' | 'variants' | 'currency'>

/**
 * Kopecks of the first tier, or of the cheapest variant's, at the current rate. Computed in SQL, because the rate could change between a
 * read and the write. NULL, which means "on request", without a price or a rate, and above the highest price that lists have.
 */
export function listedPrice({ tiers, variants, currency }: PricedRow): SQL | number | null {
  const amount = lowestPrice(tiers, variants)
  if (amount === undefined) return null
  if (currency === 'RUB') return amount > MAX_LISTED_PRICE ? null : amount
  return sql`(SELECT CAST(round(${amount} * rub) AS INTEGER) FROM rates WHERE currency = ${currency}
    AND ${amount} * rub <= ${MAX_LISTED_PRICE})`
}

const isPublished = ({ status }: Pick<ProductRow, 'status'>): boolean => status === 'published'

/** @returns whether a product comes into the public index, or leaves it. */
export const changesIndex = (before: Pick<ProductRow, 'status'>, after: Pick<ProductRow, 'status'>): boolean =>
  isPublished(before) !== isPublished(after)

/** @returns the statements of `indexProduct` for a change of its status alone; none where it changes nothing in the public index. */
export async function indexNewStatus(db: Database, before: ProductRow, status: ProductRow['status']): Promise<Write[]> {
  if (!changesIndex(before, { status })) return []
  const category = orNotFound(await readCategory(db, before.category), 'category.unknown')
  return indexProduct(db, { ...before, status }, category, before)
}

/**
 * @param row as the batch writes it, before these statements
 * @param before as it was; null for a new product
 * @returns statements by which search and the filters of its category find the product as it is now
 */
export function indexProduct(
  db: Database,
  row: Omit<ProductRow, 'num'>,
  { lineage, parameters }: Pick<ProductCategory, 'lineage' | 'parameters'>,
  before: ProductRow | null,
): Write[] {
  const text = productIndexText(row, lineage)
  const stated = parametersOf(parameters, row)
  const index = [
    ...indexProducts([{ id: row.id, text }]),
    ...(isPublished(row) ? [addSearchWords([text])] : []),
    ...(before && isPublished(before) ? [forgetSearchWords([productIndexText(before, lineage)])] : []),
  ].map(bulkWrite)
  if (JSON.stringify(stated) === JSON.stringify(before?.parameters ?? [])) return index
  return [db.update(products).set({ parameters: stated }).where(eq(products.id, row.id)), ...index]
}

/** Stores that the prices were confirmed now, even if unchanged: they then no longer count as old (docs/behaviour.md, "Old prices"). */
export const confirmPrices = (db: Database, company: number, id: string, now: number) =>
  db
    .update(products)
    .set({ pricedAt: now })
    .where(and(eq(products.id, id), eq(products.company, company)))
