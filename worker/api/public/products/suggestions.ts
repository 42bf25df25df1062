import { type SQL, sql } from 'drizzle-orm'
import type { ProductSuggestion } from '../../../../domain/contract/products.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { products } from '../../../db/schema.ts'
import { localized } from '../../http/locale.ts'
import { toPictures } from '../pictures.ts'
import { categoryDrawing } from './cards.ts'

/** Lines of the typeahead (docs/behaviour.md, "Typeahead"). */
const MOST = 10

/** Two letters begin a third of the catalogue: only the newest of so many products are ranked. */
const CONSIDERED = 1_000

/**
 * While the query is typed: products whose name or model has the words, the popular ones first. Without bm25, which would
 * count every product that has the beginning at every key pressed.
 * @param match a MATCH string whose last word may be unfinished.
 * @returns a SELECT of `product` and `rank`, sorted.
 */
export const suggestedRows = (match: string, limit: number): SQL => sql`
  SELECT p.num AS product, p.rank FROM (
    SELECT rowid AS product FROM product_fts WHERE product_fts MATCH ${`{name model} : (${match})`}
    ORDER BY rowid DESC LIMIT ${CONSIDERED}
  ) AS w CROSS JOIN products AS p ON p.num = w.product AND p.status = 'published'
  ORDER BY p.rank DESC, p.num DESC LIMIT ${limit}`

export const suggestedOrder = sql`page.rank DESC, page.product DESC`

export const selectSuggestions = (db: Database, match: string) =>
  db
    .select({
      id: products.id,
      slug: products.slug,
      names: products.names,
      pictures: products.pictures,
      categoryDrawing,
    })
    .from(sql`(${suggestedRows(match, MOST)}) AS page`)
    .innerJoin(products, sql`${products.num} = page.product`)
    .orderBy(suggestedOrder)

export type SuggestionRow = Awaited<ReturnType<typeof selectSuggestions>>[number]

export const toSuggestion = (row: SuggestionRow, locale: Locale): ProductSuggestion => ({
  id: row.id,
  slug: row.slug,
  name: localized(row.names, locale),
  picture: toPictures(row.pictures, row.categoryDrawing, '160')[0] ?? null,
})
