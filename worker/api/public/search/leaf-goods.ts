/** Puts the goods of the category that the words of a query mean where nothing is named so (docs/behaviour.md, "Meant categories"). */
import type { ProductCard } from '../../../../domain/contract/products.ts'
import type { CountedCategory } from '../../../../domain/contract/values.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { TypedRange } from '../../../../domain/parameters/typed-ranges.ts'
import type { Database } from '../../../db/connection.ts'
import type { QueryTerm } from '../../../db/search-text/tokens.ts'
import { toLink } from '../links.ts'
import { selectRates, toRates } from '../money.ts'
import { basisOf, selectCards, toCard } from '../products/cards.ts'
import { orderedByTexts } from './by-texts.ts'
import { selectCategoryOf } from './directory.ts'
import { allTexts } from './found-in-text.ts'
import { leafOrder, rowsOfLeaf } from './goods-of-leaf.ts'
import { orderFoundProducts } from './order-found-products.ts'
import type { Wish } from './read-hits.ts'
import { singleTerms } from './understanding/relaxations.ts'

/** A category with its goods. */
export interface LeafGoods {
  category: CountedCategory
  /** Numbers of the categories that the goods are in: the category itself, or some below it. */
  nums: ReadonlySet<number>
  /** Best first. */
  goods: ProductCard[]
}

/**
 * One round trip.
 * @param slug of the category
 * @param terms of the query that something has
 * @returns null where there is no such category, or nothing in it
 */
export async function readLeafGoods(
  db: Database,
  slug: string,
  terms: QueryTerm[],
  { wish, locale, ranges, limit }: { wish: Wish; locale: Locale; ranges: TypedRange[]; limit: number },
): Promise<LeafGoods | null> {
  const wanted = { ...wish, texts: allTexts(locale, wish.q), ranges }
  const [rows, [category], rateRows] = await db.batch([
    selectCards(db, rowsOfLeaf(slug, terms, limit, ranges), leafOrder, locale, wanted),
    selectCategoryOf(db, slug, locale),
    selectRates(db),
  ])
  if (!category || rows.length === 0) return null
  const rates = toRates(rateRows)
  const candidates = rows.map((row) => ({
    card: toCard(row, locale, rates, { pictureWidth: '640', basis: basisOf(wish) }),
    texts: row.texts,
    terms: [],
    leftOut: singleTerms(terms),
    group: String(row.isWithin),
  }))
  return {
    category: { ...toLink(category, locale), count: category.count },
    nums: new Set(rows.map((row) => row.categoryNum)),
    goods: orderFoundProducts(orderedByTexts(candidates, locale), wish.q, true),
  }
}

/**
 * @param products that were found, none of which has the whole query in its name
 * @param inLeaf ids of those that are in the category
 * @returns the products of the category first, those that were found before its others, which are added unless the first that was found is of the
 *   category already; `meant` where they are added
 */
export function withLeafGoods(
  products: { items: ProductCard[]; total: number },
  { category, goods }: LeafGoods,
  inLeaf: ReadonlySet<string>,
  most: number,
): { products: { items: ProductCard[]; total: number }; meant: CountedCategory | null } {
  const found = products.items.filter(({ id }) => inLeaf.has(id))
  const others = products.items.filter(({ id }) => !inLeaf.has(id))
  if (found[0] && found[0] === products.items[0])
    return { products: { ...products, items: [...found, ...others] }, meant: null }
  const further = goods.filter(({ id }) => !inLeaf.has(id))
  const items = [...found, ...further, ...others].slice(0, most)
  return { products: { items, total: category.count }, meant: category }
}
