import { sql } from 'drizzle-orm'
import type { Locale } from '../../../web/locale.ts'
import type { Database } from '../../db/connection.ts'
import { products } from '../../db/schema.ts'
import { localized } from '../locale.ts'
import { toPictures } from '../pictures.ts'
import { pageOrder, pageRows } from './list.ts'
import { choosePlan } from './plan.ts'
import type { ProductSuggestion } from './schema.ts'

/** Lines of the typeahead (DECISIONS section 2). */
const MOST = 10

/** @param match a MATCH string whose last word may be unfinished. */
export function selectSuggestions(db: Database, match: string) {
  const selection = { words: true, match }
  const plan = choosePlan(selection, 'popular')
  const rows = pageRows(plan, selection, { page: 1, perPage: MOST })
  return db
    .select({ id: products.id, slug: products.slug, names: products.names, pictures: products.pictures })
    .from(sql`(${rows}) AS page`)
    .innerJoin(products, sql`${products.num} = page.product`)
    .orderBy(pageOrder(plan.order))
}

export type SuggestionRow = Awaited<ReturnType<typeof selectSuggestions>>[number]

export const toSuggestion = (row: SuggestionRow, locale: Locale): ProductSuggestion => ({
  id: row.id,
  slug: row.slug,
  name: localized(row.names, locale),
  picture: toPictures(row.pictures)[0] ?? null,
})
