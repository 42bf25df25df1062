/** Writes the products of a feed to the database: adds new ones, updates changed ones, leaves equal ones alone. */
import { isDeepStrictEqual } from 'node:util'
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { and, eq, sql } from 'drizzle-orm'
import { type ParameterDefinition, parametersOf } from '../../../domain/parameters/parameter.ts'
import type { Text } from '../../../domain/text.ts'
import { database } from '../connection.ts'
import { idFrom } from '../id.ts'
import { insertRows } from '../insert.ts'
import { products } from '../schema.ts'
import { indexProducts, prepareBulk, productIndexText } from '../search-index.ts'
import { addSearchWords, forgetSearchWords } from '../search-words.ts'
import { lowestPrice, stockOfVariants } from '../variants.ts'
import { type FieldGroup, fedWhole, mergeOwned } from './ownership.ts'
import { IMPORTED, type ImportedProduct } from './product.ts'

export interface WriteContext {
  company: number
  /** Milliseconds since 1970. */
  now: number
  /** Number of the category Unsorted, where it exists: an import never moves a product there that was sorted by hand. */
  unsorted: number | null
  /** Whether values of the feed replace those typed by hand. */
  overwrite: boolean
  /** Names of a category and of all ancestors. */
  lineageOf: (category: number) => Text[]
  /** The groups of columns that the file has, where it has not all. */
  groups?: readonly FieldGroup[]
  /** Parameters of the products of a category. */
  parametersOf: (category: number) => ParameterDefinition[]
}

export interface WriteCounts {
  added: number
  changed: number
  unchanged: number
  /** Offers with groups of columns that were typed by hand and differ from the feed, and so were not changed. */
  byHand: { offer: string; groups: FieldGroup[] }[]
}

type Stored = typeof products.$inferSelect

const selectStored = (db: D1Database, company: number, externalIds: string[]) =>
  database(db)
    .select()
    .from(products)
    .where(
      and(
        eq(products.company, company),
        sql`${products.externalId} IN (SELECT value FROM json_each(${JSON.stringify(externalIds)}))`,
      ),
    )

/** Initial values of columns that people edit on the site; later imports do not write them. */
const BEGINS_WITH = {
  tnved: null,
  leadMin: null,
  leadMax: null,
  variants: [],
  rank: 0,
  version: 1,
  status: 'published' as const,
}

type Facts = Pick<Stored, 'category' | 'facts' | 'variants'>

const statedBy = (row: Facts, context: WriteContext) => parametersOf(context.parametersOf(row.category), row)

/** Ids of one batch are consecutive: this many random ones in one millisecond would collide sooner or later. */
function newRows(imported: ImportedProduct[], context: WriteContext) {
  const { company, now } = context
  const start = Math.floor(Math.random() * (2 ** 32 - imported.length))
  const written = Date.now()
  return imported.map((product, at) => ({
    ...BEGINS_WITH,
    ...product,
    parameters: statedBy({ ...BEGINS_WITH, ...product }, context),
    fed: fedWhole(product),
    id: idFrom(written, start + at),
    company,
    createdAt: now,
    updatedAt: now,
  }))
}

const WRITTEN = [...IMPORTED, 'parameters', 'onRequest', 'fed', 'version', 'updatedAt'] as const

const isEqual = (before: Stored, after: Stored): boolean =>
  [...IMPORTED, 'onRequest' as const].every((column) => isDeepStrictEqual(before[column], after[column]))

/** The stored products after an import. */
interface Merges {
  /** The new values of the rows that differ, with the next version: an open editor has the old one, and its save shows the conflict. */
  changed: Stored[]
  /** Rows of which only the hashes differ. */
  adopted: Stored[]
  byHand: WriteCounts['byHand']
}

/** @returns the row with the price and the stock of its variants, as lists have them; a row without variants unchanged */
function ofVariants(row: Stored, { priceRub, tiers }: ImportedProduct): Stored {
  const amount = tiers[0]?.amount
  const lowest = lowestPrice(row.tiers, row.variants)
  if (row.variants.length === 0) return row
  const isPriced = amount !== undefined && lowest !== undefined && priceRub !== null
  const listed = isPriced ? Math.round((lowest * priceRub) / amount) : row.priceRub
  return { ...row, priceRub: listed, stock: stockOfVariants(row.variants) ?? row.stock }
}

function mergeStored(imported: ImportedProduct[], stored: Map<string | null, Stored>, context: WriteContext): Merges {
  const merges: Merges = { changed: [], adopted: [], byHand: [] }
  for (const product of imported) {
    const before = stored.get(product.externalId)
    if (!before) continue
    const { columns, onRequest, fed, byHand } = mergeOwned(before, product, context)
    const after = ofVariants({ ...before, ...columns, onRequest, fed }, product)
    if (byHand.length > 0) merges.byHand.push({ offer: product.externalId, groups: byHand })
    const stamp = { version: before.version + 1, updatedAt: context.now }
    if (!isEqual(before, after)) merges.changed.push({ ...after, parameters: statedBy(after, context), ...stamp })
    else if (!isDeepStrictEqual(before.fed, fed)) merges.adopted.push(after)
  }
  return merges
}

/**
 * Its triggers update listing and facet_counts. A row that somebody has saved since it was read has another version and is not written.
 * @returns a statement that updates these columns
 */
function updateProducts(db: D1Database, rows: Stored[], columns: readonly (keyof Stored)[]): D1PreparedStatement {
  const set = columns.map((column, at) => `${products[column].name} = row.value ->> ${at + 2}`)
  const raised = columns.includes('version') ? 1 : 0
  const cells = rows.map((row) => [row.id, row.version - raised, ...columns.map((column) => row[column])])
  return db
    .prepare(
      `UPDATE products SET ${set.join()} FROM json_each(?) AS row
        WHERE products.id = row.value ->> 0 AND products.version = row.value ->> 1`,
    )
    .bind(JSON.stringify(cells))
}

/**
 * Updates the products that earlier imports wrote, found by the supplier's ids, and adds the others. In one batch, so
 * that a product never exists without its search index.
 * @param imported some hundred kB of products with distinct external ids.
 */
export async function writeProducts(
  db: D1Database,
  imported: ImportedProduct[],
  context: WriteContext,
): Promise<WriteCounts> {
  const ids = imported.map(({ externalId }) => externalId)
  const rows = await selectStored(db, context.company, ids)
  const stored = new Map(rows.map((row) => [row.externalId, row]))
  const added = newRows(
    imported.filter(({ externalId }) => !stored.has(externalId)),
    context,
  )
  const { changed, adopted, byHand } = mergeStored(imported, stored, context)
  const textOf = (row: Stored | (typeof added)[number]) => productIndexText(row, context.lineageOf(row.category))
  // A row that somebody has saved meanwhile has another version: it was not written, so its index is not either.
  const indexed = [...added, ...changed].map((row) => ({ ...row, text: textOf(row) }))
  const published = indexed.filter(({ status }) => status === 'published')
  const replaced = changed.flatMap(({ externalId }) => stored.get(externalId) ?? [])
  const index = [
    ...indexProducts(indexed),
    addSearchWords(published.map(({ text }) => text)),
    forgetSearchWords(replaced.map((row) => ({ words: textOf(row).words }))),
  ]
  const statements = [
    ...insertRows(db, products, added),
    ...(changed.length > 0 ? [updateProducts(db, changed, WRITTEN)] : []),
    ...(adopted.length > 0 ? [updateProducts(db, adopted, ['fed'])] : []),
    ...(indexed.length > 0 ? index.map((statement) => prepareBulk(db, statement)) : []),
  ]
  if (statements.length > 0) await db.batch(statements)
  const unchanged = imported.length - added.length - changed.length
  return { added: added.length, changed: changed.length, unchanged, byHand }
}
