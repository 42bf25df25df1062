/** The stored goods that the lines of a file name: by their ids, else goods that were typed by hand by their articles. */
import type { D1Database } from '@cloudflare/workers-types'
import { and, eq, sql } from 'drizzle-orm'
import { database } from '../connection.ts'
import { products, type StoredProduct } from '../schema.ts'
import { valuesOf } from '../select.ts'
import { oneLine } from './clean.ts'
import { type FeedOffer, fieldOf } from './feed.ts'

/** The id by which files name a stored product. */
export const fileKeyOf = ({ externalId, id }: Pick<StoredProduct, 'externalId' | 'id'>): string => externalId ?? id

/** All by which an offer may name a product that was typed by hand: its article, its model, or an id that is one of these. */
export const articlesOf = (offer: FeedOffer): string[] =>
  [offer.id, ...['vendorcode', 'model'].map((element) => oneLine(fieldOf(offer, element)))].filter(Boolean)

const isTyped = (company: number) =>
  sql`company = ${company} AND model IS NOT NULL AND external_id IS NULL AND deleted_at IS NULL`

/** @returns the articles of all goods of a company that were typed by hand and have no id of its files */
export async function typedArticles(db: D1Database, company: number): Promise<Set<string>> {
  const rows = await database(db).all<{ model: string }>(
    sql`SELECT DISTINCT model FROM products WHERE ${isTyped(company)}`,
  )
  return new Set(rows.map(({ model }) => model))
}

const selectNamed = (db: D1Database, company: number, ids: string[]) =>
  database(db)
    .select()
    .from(products)
    .where(
      and(
        eq(products.company, company),
        sql`(${products.externalId} IN ${valuesOf(ids)} OR ${products.id} IN ${valuesOf(ids)} AND ${products.externalId} IS NULL)`,
      ),
    )

const countTyped = (db: D1Database, company: number, articles: string[]) =>
  database(db).all<{ model: string; num: number; n: number }>(
    sql`SELECT model, min(num) AS num, count(*) AS n FROM products WHERE ${isTyped(company)} AND model IN ${valuesOf(articles)} GROUP BY model`,
  )

export interface StoredGoods {
  /** By the ids of the offers. */
  rows: Map<string, StoredProduct>
  /** Goods that were typed by hand and found by their articles: by their numbers, the ids of the offers, which they get. */
  typed: Map<number, string>
  /** Ambiguous articles, which identify no product, by the ids of the offers that have them. */
  unclear: Map<string, { code: 'typed.several' | 'typed.shared'; article: string }>
}

/** @param shared articles of goods typed by hand that several offers of the file have */
export async function readStored(
  db: D1Database,
  company: number,
  offers: FeedOffer[],
  shared: ReadonlySet<string>,
): Promise<StoredGoods> {
  const ids = offers.map(({ id }) => id)
  const [known, counted] = await Promise.all([
    selectNamed(db, company, ids),
    countTyped(db, company, offers.flatMap(articlesOf)),
  ])
  const rows = new Map(known.map((row) => [fileKeyOf(row), row]))
  const typed: StoredGoods['typed'] = new Map()
  const unclear: StoredGoods['unclear'] = new Map()
  for (const offer of offers) {
    if (rows.has(offer.id)) continue
    const articles = articlesOf(offer)
    const [one, another] = counted.filter(({ model }) => articles.includes(model))
    if (!one) continue
    const { model: article, num, n } = one
    if (another || n > 1) unclear.set(offer.id, { code: 'typed.several', article })
    else if (shared.has(article)) unclear.set(offer.id, { code: 'typed.shared', article })
    else typed.set(num, offer.id)
  }
  if (typed.size > 0) {
    const own = await database(db)
      .select()
      .from(products)
      .where(sql`${products.num} IN ${valuesOf([...typed.keys()])}`)
    for (const row of own) rows.set(typed.get(row.num) ?? '', row)
  }
  return { rows, typed, unclear }
}
