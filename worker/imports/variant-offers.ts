/** Finds the variants that offers of files of prices and stock are about: by the id that an offer had in a group, else by its article. */
import type { D1Database } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { prepareStatement } from '../api/http/writes/commit.ts'
import { articleKeys } from '../db/article-keys.ts'
import { database } from '../db/connection.ts'
import type { FeedOffer } from '../db/import/feed.ts'
import type { FindVariants } from '../db/import/variant-updates.ts'

/**
 * Fewest characters of an article that is looked up: articles are compared among those of all suppliers, and shorter ones ("52") are too
 * many.
 */
const MIN_ARTICLE_LENGTH = 3

type Row = { offer: string; product: string; sku: string }

const byGroup = (db: D1Database, company: number, ids: string[]) =>
  database(db).all<Row>(
    sql`SELECT given.value AS offer, coalesce(p.external_id, p.id) AS product, g.sku FROM json_each(${JSON.stringify(ids)}) AS given
      CROSS JOIN grouped_offers AS g ON g.company = ${company} AND g.offer = given.value
      CROSS JOIN products AS p ON p.num = g.product WHERE p.deleted_at IS NULL`,
  )

/** Finds variants by their articles, for ids that no product of the company has itself. */
function byArticle(db: D1Database, company: number, ids: string[]) {
  const pairs = ids
    .filter((id) => id.length >= MIN_ARTICLE_LENGTH)
    .flatMap((id) => articleKeys(id).map((key) => [id, key]))
  return database(db).all<Row>(
    sql`SELECT given.value ->> 0 AS offer, coalesce(p.external_id, p.id) AS product, v.sku
      FROM json_each(${JSON.stringify(pairs)}) AS given CROSS JOIN variants AS v ON v.article = given.value ->> 1
      CROSS JOIN products AS p ON p.num = v.product WHERE p.company = ${company} AND p.deleted_at IS NULL AND v.sku = given.value ->> 0
        AND NOT EXISTS (SELECT 1 FROM products AS own WHERE own.company = ${company} AND own.external_id = given.value ->> 0)`,
  )
}

/** @returns the variants by ids of offers; an article that several variants share finds none */
export async function findVariants(db: D1Database, company: number, ids: string[]): ReturnType<FindVariants> {
  const [grouped, named] = await Promise.all([byGroup(db, company, ids), byArticle(db, company, ids)])
  const articles = Map.groupBy(named, ({ offer }) => offer)
  const apart = [...articles.values()].flatMap(([one, ...others]) => {
    return one && others.every(({ product, sku }) => product === one.product && sku === one.sku) ? [one] : []
  })
  return new Map([...apart, ...grouped].map(({ offer, product, sku }) => [offer, { product, sku }]))
}

/** @returns the statements that store which offers are variants of the goods of a part; they run after the goods are written */
export function storeGroups(db: D1Database, company: number, offers: readonly FeedOffer[]) {
  const cells = offers.flatMap(({ id, members = [] }) => members.map(([offer, sku]) => [id, offer, sku]))
  if (cells.length === 0) return []
  return [
    prepareStatement(
      db,
      sql`INSERT INTO grouped_offers (company, offer, product, sku)
        SELECT ${company}, given.value ->> 1, p.num, given.value ->> 2 FROM json_each(${JSON.stringify(cells)}) AS given
        CROSS JOIN products AS p ON p.company = ${company} AND p.external_id = given.value ->> 0 WHERE true
        ON CONFLICT (company, offer) DO UPDATE SET product = excluded.product, sku = excluded.sku`,
    ),
  ]
}
