/** Writes the products of a feed to the database: adds new ones, updates changed ones, leaves equal ones alone. */
import { isDeepStrictEqual } from 'node:util'
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { and, eq, sql } from 'drizzle-orm'
import type { Text } from '../../../domain/text.ts'
import { database } from '../connection.ts'
import { idFrom } from '../id.ts'
import { insertRows } from '../insert.ts'
import { products } from '../schema.ts'
import { addSearchWords, type ProductIndexText, prepareBulk, productIndexText } from '../search-index.ts'
import { IMPORTED, type ImportedProduct } from './product.ts'

export interface WriteContext {
  company: number
  /** Milliseconds since 1970. */
  now: number
  /** Number of Unsorted, where it exists: an import never moves a product there that was sorted by hand. */
  unsorted: number | null
  /** Names of a category and of all ancestors. */
  lineageOf: (category: number) => Text[]
}

export interface WriteCounts {
  added: number
  changed: number
  unchanged: number
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

/** Initial values of columns that people edit on the site, so that no later import writes them. */
const BEGINS_WITH = { tnved: null, leadMin: null, leadMax: null, variants: [], rank: 0, status: 'published' as const }

/** Ids of one batch are consecutive: so many random ones in one millisecond would collide sooner or later. */
function newRows(imported: ImportedProduct[], company: number, now: number) {
  const start = Math.floor(Math.random() * (2 ** 32 - imported.length))
  const written = Date.now()
  return imported.map((product, at) => ({
    ...BEGINS_WITH,
    ...product,
    id: idFrom(written, start + at),
    company,
    createdAt: now,
    updatedAt: now,
  }))
}

const isEqual = (stored: Stored, product: ImportedProduct): boolean =>
  IMPORTED.every((column) => isDeepStrictEqual(stored[column], product[column]))

/** @returns the new values of the stored rows that differ. */
function changedRows(imported: ImportedProduct[], stored: Map<string | null, Stored>, context: WriteContext): Stored[] {
  return imported.flatMap((product) => {
    const before = stored.get(product.externalId)
    if (!before) return []
    const category = product.category === context.unsorted ? before.category : product.category
    const after = { ...product, category }
    return isEqual(before, after) ? [] : [{ ...before, ...after, updatedAt: context.now }]
  })
}

const WRITTEN = [...IMPORTED, 'updatedAt'] as const

/** @returns a statement that updates an import's columns; its triggers update listing and facet_counts. */
function updateProducts(db: D1Database, rows: Stored[]): D1PreparedStatement {
  const set = WRITTEN.map((column, at) => `${products[column].name} = row.value ->> ${at + 1}`)
  const cells = rows.map((row) => [row.id, ...WRITTEN.map((column) => row[column])])
  return db
    .prepare(`UPDATE products SET ${set.join()} FROM json_each(?) AS row WHERE products.id = row.value ->> 0`)
    .bind(JSON.stringify(cells))
}

/**
 * As indexProducts (worker/db/search-index.ts), but by id: within the batch that adds a product its number is not known
 * yet.
 */
function indexByIds(db: D1Database, rows: { id: string; text: ProductIndexText }[]): D1PreparedStatement[] {
  const cells = rows.map(({ id, text: { name, model, category, body } }) => [id, name, model, category, body])
  return [
    db
      .prepare(
        `INSERT OR REPLACE INTO product_fts (rowid, name, model, category, body)
          SELECT products.num, value ->> 1, value ->> 2, value ->> 3, value ->> 4
          FROM json_each(?) JOIN products ON products.id = value ->> 0`,
      )
      .bind(JSON.stringify(cells)),
    prepareBulk(db, addSearchWords(rows.map(({ text }) => text))),
  ]
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
    context.company,
    context.now,
  )
  const changed = changedRows(imported, stored, context)
  const indexed = [...added, ...changed].map((row) => ({
    id: row.id,
    text: productIndexText(row, context.lineageOf(row.category)),
  }))
  const statements = [
    ...insertRows(db, products, added),
    ...(changed.length > 0 ? [updateProducts(db, changed)] : []),
    ...(indexed.length > 0 ? indexByIds(db, indexed) : []),
  ]
  if (statements.length > 0) await db.batch(statements)
  return { added: added.length, changed: changed.length, unchanged: imported.length - added.length - changed.length }
}
