/** Writes the products of a feed to the database: adds new ones, updates changed ones, leaves equal ones alone. */
import { isDeepStrictEqual } from 'node:util'
import type { D1Database } from '@cloudflare/workers-types'
import { and, eq, sql } from 'drizzle-orm'
import type { Text } from '../../../domain/text.ts'
import { database } from '../connection.ts'
import { idFrom } from '../id.ts'
import { insertRows } from '../insert.ts'
import { products } from '../schema.ts'
import { IMPORTED, type ImportedProduct } from './product.ts'
import { indexByIds, updateProducts } from './write-statements.ts'

export interface WriteContext {
  company: number
  /** Milliseconds since 1970. */
  now: number
  /** Number of Unsorted, where it exists: an import never moves a product there that was sorted by hand. */
  unsorted: number | null
  /** Names of a category and of all ancestors. */
  lineageOf: (category: number) => Text[]
}

export interface Written {
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
function newRows(given: ImportedProduct[], company: number, now: number) {
  const start = Math.floor(Math.random() * (2 ** 32 - given.length))
  const written = Date.now()
  return given.map((product, at) => ({
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
function changedRows(given: ImportedProduct[], stored: Map<string | null, Stored>, context: WriteContext): Stored[] {
  return given.flatMap((product) => {
    const before = stored.get(product.externalId)
    if (!before) return []
    const category = product.category === context.unsorted ? before.category : product.category
    const after = { ...product, category }
    return isEqual(before, after) ? [] : [{ ...before, ...after, updatedAt: context.now }]
  })
}

/**
 * Updates the products that earlier imports wrote, found by the supplier's ids, and adds the others. In one batch, so
 * that a product never exists without its search index.
 * @param given some hundred kB of products with distinct external ids.
 */
export async function writeProducts(db: D1Database, given: ImportedProduct[], context: WriteContext): Promise<Written> {
  const ids = given.map(({ externalId }) => externalId)
  const rows = await selectStored(db, context.company, ids)
  const stored = new Map(rows.map((row) => [row.externalId, row]))
  const added = newRows(
    given.filter(({ externalId }) => !stored.has(externalId)),
    context.company,
    context.now,
  )
  const changed = changedRows(given, stored, context)
  const indexed = [...added, ...changed].map((row) => ({ row, lineage: context.lineageOf(row.category) }))
  const statements = [
    ...insertRows(db, products, added),
    ...(changed.length > 0 ? [updateProducts(db, changed)] : []),
    ...(indexed.length > 0 ? indexByIds(db, indexed) : []),
  ]
  if (statements.length > 0) await db.batch(statements)
  return { added: added.length, changed: changed.length, unchanged: given.length - added.length - changed.length }
}
