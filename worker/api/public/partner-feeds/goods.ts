/** The goods of a feed as its file, written while they are read. */
import { type SQL, sql } from 'drizzle-orm'
import { choiceOf } from '../../../../domain/price-list/catalogue-file.ts'
import { href } from '../../../../domain/routes.ts'
import { type Text, textIn } from '../../../../domain/text.ts'
import type { Bindings } from '../../../bindings.ts'
import { partnerGoods } from '../../../catalogue-file/partner-goods.ts'
import { readGoods } from '../../../catalogue-file/read-goods.ts'
import { writeCatalogue } from '../../../catalogue-file/write-catalogue.ts'
import { jsonTexts } from '../../../catalogue-file/write-json.ts'
import { database } from '../../../db/connection.ts'
import { feedWords } from '../../../db/import/feed-words.ts'
import { readShopCategories } from '../../../db/import/shop-categories.ts'
import type { partnerFeeds, StoredProduct } from '../../../db/schema.ts'
import { encodedTexts } from '../../../spreadsheet/encoded-texts.ts'

type Feed = typeof partnerFeeds.$inferSelect

/** Its supplier, and the state of the goods. */
export interface FeedSupplier {
  id: string
  slug: string
  names: Text
  changedAt: number
}

/** @returns the condition on products of a feed */
const isIn = ({ category, priced, inStock }: Feed): SQL =>
  sql`status = 'published'
    AND (${category} IS NULL OR category IN (SELECT category FROM category_ancestors WHERE ancestor = ${category}))
    AND (${priced} = 0 OR on_request = 0 AND tiers <> '[]') AND (${inStock} = 0 OR stock > 0)`

/** @returns numbers of the categories that a company's published goods are in, by the counts of the lists */
async function usedCategories({ DB }: Bindings, company: number): Promise<number[]> {
  const rows = await database(DB).all<{ num: number }>(
    sql`SELECT c.num FROM categories AS c CROSS JOIN facet_counts AS f
      ON f.ancestor = c.num AND f.facet = 'company' AND f.value = ${String(company)} ORDER BY c.num`,
  )
  return rows.map(({ num }) => num)
}

async function* counted(goods: AsyncIterable<StoredProduct>, add: () => void): AsyncGenerator<StoredProduct> {
  for await (const row of goods) {
    add()
    yield row
  }
}

/**
 * @param sent is called with the number of goods sent, at the end or when the client closes the connection
 * @returns the bytes of the file in pieces
 */
export async function* feedPieces(
  env: Bindings,
  { feed, supplier, origin }: { feed: Feed; supplier: FeedSupplier; origin: string },
  sent: (goods: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const { locale, format, company } = feed
  const [all, used] = await Promise.all([readShopCategories(env.DB), usedCategories(env, company)])
  const categories = new Map(all.map((category) => [category.num, category]))
  const context = { locale, origin, categories, words: { yes: feedWords[locale].yes, no: feedWords[locale].no } }
  const urlOf = ({ id, slug }: StoredProduct) => origin + href('product', locale, { id, slug })
  const name = textIn(supplier.names, locale)
  const { changedAt } = supplier
  let n = 0
  const goods = () =>
    counted(partnerGoods(readGoods(env.DB, company, isIn(feed)), locale), () => {
      n += 1
    })
  const head = {
    supplier: { name, url: origin + href('supplier', locale, { id: supplier.id, slug: supplier.slug }) },
    changedAt: new Date(changedAt).toISOString(),
    locale,
  }
  const choice = { ...choiceOf({}), languages: [locale] }
  try {
    yield* format === 'json'
      ? encodedTexts(jsonTexts(goods(), { context, urlOf, head }))
      : writeCatalogue({ goods, choice, context, used, name, forPartners: { changedAt, urlOf } }, format)
  } finally {
    await sent(n)
  }
}
