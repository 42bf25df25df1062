/** Statements for many products at once; rows are passed as one JSON parameter, as in worker/db/insert.ts. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { Text } from '../../../domain/text.ts'
import { products } from '../schema.ts'
import { addSearchWords, type IndexedProduct, productIndexText } from '../search-index.ts'
import { IMPORTED } from './product.ts'

const WRITTEN = [...IMPORTED, 'updatedAt'] as const

/** @returns a statement that updates an import's columns; its triggers update listing and facet_counts. */
export function updateProducts(db: D1Database, rows: (typeof products.$inferSelect)[]): D1PreparedStatement {
  const set = WRITTEN.map((column, at) => `${products[column].name} = row.value ->> ${at + 1}`)
  const cells = rows.map((row) => [row.id, ...WRITTEN.map((column) => row[column])])
  return db
    .prepare(`UPDATE products SET ${set.join()} FROM json_each(?) AS row WHERE products.id = row.value ->> 0`)
    .bind(JSON.stringify(cells))
}

interface IndexedRow {
  row: IndexedProduct & { id: string }
  /** Names of its category and of all ancestors. */
  lineage: Text[]
}

/**
 * As indexProducts (worker/db/search-index.ts), but by id: within the batch that adds a product its number is not known
 * yet.
 */
export function indexByIds(db: D1Database, rows: IndexedRow[]): D1PreparedStatement[] {
  const indexed = rows.map(({ row: { id, ...product }, lineage }) => ({ id, text: productIndexText(product, lineage) }))
  const cells = indexed.map(({ id, text: { name, model, category, body } }) => [id, name, model, category, body])
  const learned = addSearchWords(indexed.map(({ text }) => text))
  return [
    db
      .prepare(
        `INSERT OR REPLACE INTO product_fts (rowid, name, model, category, body)
          SELECT products.num, value ->> 1, value ->> 2, value ->> 3, value ->> 4
          FROM json_each(?) JOIN products ON products.id = value ->> 0`,
      )
      .bind(JSON.stringify(cells)),
    db.prepare(learned.sql).bind(learned.rows),
  ]
}
