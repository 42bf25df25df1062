/**
 * Computes the parameters of stored products from their facts again, after the declarations of their category have changed
 * (migrations/0055_parameter_values.sql).
 */
import type { D1Database } from '@cloudflare/workers-types'
import { type SQL, sql } from 'drizzle-orm'
import { parametersOf } from '../../domain/parameters/parameter.ts'
import { type Database, database } from './connection.ts'
import { definitionsOf } from './parameter-definitions.ts'
import { firstOfStep } from './reindex.ts'
import { products } from './schema.ts'
import { number } from './select.ts'

/** Where the next page begins. */
interface ParameterCursor {
  /** Number of the category; categories with a lower number are done. */
  category: number
  /** Number of its last product that is done. */
  after: number
}

export const FIRST_CURSOR: ParameterCursor = { category: 0, after: 0 }

/**
 * A number that rises with every edit of a declaration that applies to the category's goods.
 * @param category its number
 */
const editionOf = (category: SQL): SQL =>
  sql`(SELECT coalesce(sum(d.version), 0) FROM category_ancestors AS up CROSS JOIN parameters AS d ON d.category = up.ancestor
    WHERE up.category = ${category})`

/** The next category at or below the ancestor that has products left, with its definitions. */
const selectCategory = (db: Database, ancestor: number, { category, after }: ParameterCursor) => {
  const num = sql`following.category`
  return db
    .select({
      num: number(num, 'num'),
      edition: number(editionOf(num), 'edition'),
      definitions: definitionsOf(num),
    })
    .from(
      sql`(SELECT category FROM category_ancestors AS below WHERE ancestor = ${ancestor} AND category >= ${category}
        AND EXISTS (SELECT 1 FROM products WHERE products.category = below.category
          AND (below.category > ${category} OR products.num > ${after}))
        ORDER BY category LIMIT 1) AS following`,
    )
}

const selectProducts = (db: Database, category: number, after: number) =>
  db
    .select({
      num: products.num,
      version: products.version,
      facts: products.facts,
      variants: products.variants,
      parameters: products.parameters,
    })
    .from(products)
    .where(
      sql`${products.num} IN (${firstOfStep(sql`SELECT num FROM products INDEXED BY products_category
        WHERE category = ${category} AND num > ${after} ORDER BY num`)})`,
    )

/**
 * A product that was saved after it was read, or whose declarations were edited since, is not written: the save has written the parameters
 * itself, and the edit has queued the job again.
 */
const write = (db: Database, edition: number, cells: unknown[][]) =>
  db.run(sql`UPDATE products SET parameters = row.value ->> 2 FROM json_each(${JSON.stringify(cells)}) AS row
    WHERE products.num = row.value ->> 0 AND products.version = row.value ->> 1
      AND ${editionOf(sql`products.category`)} = ${edition}`)

/**
 * Does the next page, some hundred products at most; products whose parameters do not change are not written.
 * @param ancestor number of a category, whose products and those below it are read; 0: all products
 * @returns where the next page begins, and how many products this one has changed; null when all is done
 */
export async function recomputeParameters(
  d1: D1Database,
  ancestor: number,
  cursor: ParameterCursor,
): Promise<{ next: ParameterCursor; changed: number } | null> {
  const db = database(d1)
  const [category] = await selectCategory(db, ancestor, cursor)
  if (!category) return null
  const { num, edition, definitions } = category
  const rows = await selectProducts(db, num, num === cursor.category ? cursor.after : 0)
  const changed = rows.flatMap(({ num, version, parameters, ...facts }) => {
    const stated = JSON.stringify(parametersOf(definitions, facts))
    return stated === JSON.stringify(parameters) ? [] : [[num, version, stated]]
  })
  if (changed.length > 0) await write(db, edition, changed)
  const last = rows.reduce((most, row) => Math.max(most, row.num), 0)
  return { next: { category: num, after: last }, changed: changed.length }
}
