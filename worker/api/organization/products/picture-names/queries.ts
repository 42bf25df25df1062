/** The goods whose articles may be in names of files. */
import { sql } from 'drizzle-orm'
import { articleKeys, storedArticle } from '../../../../db/article-keys.ts'
import type { Database } from '../../../../db/connection.ts'
import { products } from '../../../../db/schema.ts'
import { decoded, valuesOf } from '../../../../db/select.ts'

/** Products that are read for one request: far more than have the articles of its files, unless many share one. */
const MAX_PRODUCTS_READ = 2_000

/** Ids in the supplier's files are indexed as they are spelled, so several spellings are looked up. */
const spellings = (articles: string[]): string[] => [
  ...new Set(articles.flatMap((article) => [article, article.toUpperCase(), article.toLowerCase()])),
]

/** @param articles that names of files can mean @returns the organization's products with one of them, or with a variant that has it */
export function selectByArticle(db: Database, company: number, articles: string[]) {
  const keys = valuesOf([...new Set(articles.flatMap(articleKeys))])
  const isOwn = sql`p.company = ${company} AND p.deleted_at IS NULL`
  const found = sql`SELECT p.num FROM products AS p WHERE ${isOwn} AND p.model IS NOT NULL AND ${storedArticle(sql`p.model`)} IN ${keys}
    UNION SELECT p.num FROM products AS p WHERE ${isOwn} AND p.external_id IN ${valuesOf(spellings(articles))}
    UNION SELECT p.num FROM variants AS v CROSS JOIN products AS p ON p.num = v.product AND ${isOwn} WHERE v.article IN ${keys}
    LIMIT ${MAX_PRODUCTS_READ}`
  return db
    .select({
      id: products.id,
      names: products.names,
      model: products.model,
      externalId: products.externalId,
      skus: decoded<string[]>(
        sql`(SELECT json_group_array(value ->> 'sku') FROM json_each(${products.variants}))`,
        'skus',
      ),
      files: decoded<{ id: string; name: string }[]>(
        sql`(SELECT json_group_array(json_object('id', f.id, 'name', f.name)) FROM json_each(${products.pictures}) AS pic
          CROSS JOIN files AS f ON f.id = pic.value ->> 'id')`,
        'files',
      ),
    })
    .from(sql`(${found}) AS found`)
    .innerJoin(products, sql`products.num = found.num`)
}

export type ByArticle = Awaited<ReturnType<typeof selectByArticle>>[number]
