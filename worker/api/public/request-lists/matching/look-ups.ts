/** Reads of the search index for many lines at once: a statement for all of them, whose rows have the number of their line or query. */
import { sql } from 'drizzle-orm'
import type { Text } from '../../../../../domain/text.ts'
import type { Database } from '../../../../db/connection.ts'
import type { StoredVariant } from '../../../../db/schema.ts'
import { products } from '../../../../db/schema.ts'
import { decoded, named, number } from '../../../../db/select.ts'

/** Products that one query of the index finds: with more of them a line says too little to choose one. */
export const MAX_HITS = 10
const FIRST_HITS = sql.raw('10')
/** Variants that have one part number. */
const MAX_VARIANTS = sql.raw('8')

const hitsOf = (match: ReturnType<typeof sql>) =>
  decoded<number[]>(
    sql`(SELECT json_group_array(rowid) FROM (SELECT rowid FROM product_fts WHERE product_fts MATCH ${match} ORDER BY rowid DESC LIMIT ${FIRST_HITS}))`,
    'hits',
  )

/** @returns for each MATCH string the numbers of the newest products that it finds */
export const selectHits = (db: Database, matches: string[]) =>
  db
    .select({ at: number(sql`entry.key`, 'at'), hits: hitsOf(sql`entry.value`) })
    .from(sql`json_each(${JSON.stringify(matches)}) AS entry`)

/** @returns for each list of MATCH strings what the first one finds that finds anything */
export const selectFirstHits = (db: Database, lists: string[][]) =>
  db
    .select({
      at: number(sql`entry.key`, 'at'),
      hits: decoded<number[]>(
        sql`coalesce((SELECT f.hits FROM (SELECT (SELECT json_group_array(rowid) FROM (SELECT rowid FROM product_fts
          WHERE product_fts MATCH m.value ORDER BY rowid DESC LIMIT ${FIRST_HITS})) AS hits FROM json_each(entry.value) AS m) AS f
          WHERE f.hits <> '[]' LIMIT 1), '[]')`,
        'hits',
      ),
    })
    .from(sql`json_each(${JSON.stringify(lists)}) AS entry`)

/** @returns for each MATCH string whether a product has it in what it is called */
export const selectNamedMatches = (db: Database, matches: string[]) =>
  db
    .select({ at: number(sql`entry.key`, 'at') })
    .from(sql`json_each(${JSON.stringify(matches)}) AS entry`)
    .where(sql`EXISTS (SELECT 1 FROM product_fts WHERE product_fts MATCH entry.value)`)

/** As migrations/0043_variants.sql stores part numbers. */
const asStored = (article: string): string => article.replace(/[ .\-/]/g, '').toLowerCase()

/** @returns variants with one of these part numbers, by their product's number */
export const selectVariants = (db: Database, articles: string[]) =>
  db
    .select({
      at: number(sql`entry.key`, 'at'),
      found: decoded<[product: number, sku: string][]>(
        sql`(SELECT json_group_array(json_array(product, sku)) FROM (SELECT v.product, v.sku FROM variants AS v
          WHERE v.article = entry.value LIMIT ${MAX_VARIANTS}))`,
        'found',
      ),
    })
    .from(sql`json_each(${JSON.stringify(articles.map(asStored))}) AS entry`)

const CATEGORY_NAMES = sql`(SELECT json_group_array(json(c.names)) FROM category_ancestors AS a
  CROSS JOIN categories AS c ON c.num = a.ancestor WHERE a.category = products.category AND a.ancestor > 0)`

/** Variants of one product that words are compared with; of a product with more of them none is taken by words. */
const MAX_COMPARED_VARIANTS = sql.raw('30')

/** A variant with what tells it apart from the product's others. */
export type VariantToCompare = Pick<StoredVariant, 'sku' | 'options'>

const VARIANTS = sql`(SELECT json_group_array(json_object('sku', value ->> 'sku', 'options', value -> 'options')) FROM json_each(products.variants)
  WHERE json_array_length(products.variants) BETWEEN 2 AND ${MAX_COMPARED_VARIANTS})`

/** @returns what lines are compared with, of the published ones of these products */
export const selectCompared = (db: Database, nums: number[]) =>
  db
    .select({
      num: named(products.num, 'num'),
      id: products.id,
      names: products.names,
      model: products.model,
      brand: products.brand,
      unit: products.unit,
      rank: products.rank,
      facts: products.facts,
      categories: decoded<Text[]>(CATEGORY_NAMES, 'categories'),
      variants: decoded<VariantToCompare[]>(VARIANTS, 'compared_variants'),
      kind: decoded<Text>(sql`(SELECT names FROM categories WHERE num = products.category)`, 'kind'),
    })
    .from(sql`json_each(${JSON.stringify(nums)}) AS wanted`)
    .innerJoin(products, sql`${products.num} = wanted.value AND ${products.status} = 'published'`)

export type ProductToCompare = Awaited<ReturnType<typeof selectCompared>>[number]
