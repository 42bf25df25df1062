/** How many of the organization's products each value of the list's filter has, from one index (migrations/0131_worktable.sql). */
import { type SQL, sql } from 'drizzle-orm'
import type { OwnProductList } from '../../../../domain/contract/organization-products.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { LACKS, type Lack, STOCKS } from '../../../../domain/own-goods.ts'
import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { decoded, number } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { isFrom, isLacking, isOfStock, isOld } from './filter.ts'

const row = sql`products`
const sum = (holds: SQL, name: string) => number(sql`sum(${holds})`, name)

const lacking = (lack: Lack) => sum(isLacking(row, lack), `lacks_${lack}`)

/** Of one index alone: the planner would take a shorter one and read every row. */
const FROM_INDEX = sql`products INDEXED BY products_own_lacks`

export const selectCounts = (db: Database, company: number) =>
  db
    .select({
      status: sql<ProductStatus>`products.status`.as('status'),
      n: number(sql`count(*)`, 'n'),
      lacks: {
        category: lacking('category'),
        picture: lacking('picture'),
        price: lacking('price'),
        parameter: lacking('parameter'),
        en: lacking('en'),
        ru: lacking('ru'),
        zh: lacking('zh'),
      },
      stock: {
        some: sum(isOfStock(row, 'some'), 'some'),
        none: sum(isOfStock(row, 'none'), 'none'),
        unknown: sum(isOfStock(row, 'unknown'), 'unknown'),
      },
      age: { old: sum(isOld(row, Date.now()), 'old') },
      source: { hand: sum(isFrom(row, 'hand'), 'hand'), file: sum(isFrom(row, 'file'), 'file') },
    })
    .from(FROM_INDEX)
    .where(sql`products.company = ${company} AND products.deleted_at IS NULL`)
    .groupBy(sql`products.status`)

/** Goods by what they were imported from, each with the address where it is one of the organization's. */
export const selectOrigins = (db: Database, company: number) =>
  db
    .select({
      source: sql<string>`origin.fed_by`.as('source'),
      n: number(sql`origin.n`, 'n'),
      feed: sql<string | null>`f.id`.as('feed'),
      url: sql<string | null>`f.url`.as('url'),
    })
    .from(
      sql`(SELECT fed_by, count(*) AS n FROM products INDEXED BY products_fed_by
        WHERE company = ${company} AND fed_by IS NOT NULL AND deleted_at IS NULL GROUP BY fed_by LIMIT 100) AS origin`,
    )
    .leftJoin(sql`goods_feeds AS f`, sql`f.id = substr(origin.fed_by, 6) AND f.company = ${company}`)

/** Categories in the filter, those with most products. */
const MAX_CATEGORIES = 200

export const selectCategories = (db: Database, company: number) =>
  db
    .select({
      id: sql<string>`c.id`.as('id'),
      names: decoded<Text>(sql`c.names`, 'names'),
      n: number(sql`own.n`, 'n'),
    })
    .from(
      sql`(SELECT category, count(*) AS n FROM ${FROM_INDEX}
        WHERE company = ${company} AND deleted_at IS NULL GROUP BY category ORDER BY n DESC LIMIT ${MAX_CATEGORIES}) AS own`,
    )
    .innerJoin(sql`categories AS c`, sql`c.num = own.category`)

type Counts = Awaited<ReturnType<typeof selectCounts>>
type Categories = Awaited<ReturnType<typeof selectCategories>>
type Origins = Awaited<ReturnType<typeof selectOrigins>>
type Filters = OwnProductList['meta']['filters']

/** The counts of all statuses together. */
export function toFilters(counts: Counts, categories: Categories, origins: Origins, locale: Locale): Filters {
  const total = <Key extends string>(keys: readonly Key[], of: (one: Counts[number]) => Record<Key, number>) => {
    const sums = keys.map((key) => [key, counts.reduce((n, one) => n + of(one)[key], 0)] as const)
    return Object.fromEntries(sums)
  }
  const fedBy = (source: string) => origins.find((one) => one.source === source)?.n ?? 0
  return {
    lacks: total(LACKS, ({ lacks }) => lacks),
    stock: total(STOCKS, ({ stock }) => stock),
    age: { old: counts.reduce((n, { age }) => n + age.old, 0) },
    source: {
      ...total(['hand', 'file'], ({ source }) => source),
      upload: fedBy('upload'),
      exchange: fedBy('exchange'),
    },
    feeds: origins.flatMap(({ feed, url, n }) => (feed === null || url === null ? [] : [{ id: feed, url, n }])),
    categories: categories.map(({ id, names, n }) => ({ id, name: localized(names, locale), n })),
  }
}
