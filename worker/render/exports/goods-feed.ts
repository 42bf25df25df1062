/** Goods as a feed, the newest first (docs/behaviour.md, "Feeds"). */
import type { AtomEntry } from '../../../domain/atom.ts'
import type { ProductCard } from '../../../domain/contract/products.ts'
import { onOneLine, tierLine, tierTexts } from '../../../domain/price-text.ts'
import { href } from '../../../domain/routes.ts'
import type { LoadContext } from '../../../web/app/page/load.ts'
import { listedNames } from '../../../web/pages/catalogue/head.ts'
import { newestOf } from '../../../web/pages/catalogue/newest.ts'
import type { ListFeed } from '../lists.ts'

/** The query of a feed: it has more goods than a list's page, since feed readers fetch it only once or twice a day. */
export const NEWEST = { sort: 'new', page: '1', perPage: '48' }

function entryOf({ i18n, origin }: LoadContext, product: ProductCard): AtomEntry {
  const { id, slug, name, model, supplier, tiers, unit, fromPrice, addedAt = '' } = product
  const { locale, t } = i18n
  const [tier] = tiers
  return {
    // The id must never change: the address without the slug stays the same after a new name.
    id: origin + href('product', locale, { id }),
    address: origin + href('product', locale, { id, slug }),
    lang: name.lang,
    title: name.text,
    summary: onOneLine([
      model ?? '',
      tier ? tierLine(tierTexts(tier, unit, i18n, fromPrice)) : t('card.onRequest'),
      supplier.name.text,
    ]),
    publishedAt: addedAt,
    tags: [],
  }
}

/** @returns the newest goods of a category, a supplier, a code or a search; the feed's title names which */
export async function goodsFeed(products: ProductCard[], context: LoadContext): Promise<ListFeed> {
  const { i18n, id, query, trees } = context
  const { perPage: _, ...shown } = query
  const tree = await trees.categories()
  // The path of a list has the id of a category or of a supplier.
  const category = tree.find((one) => one.id === (id || query.category)) ?? null
  const isOfSupplier = query.supplier !== undefined || (id !== '' && category === null)
  const seller = isOfSupplier ? (products[0]?.supplier ?? null) : null
  return {
    title: listedNames({ category, seller }, query, i18n)
      .map(({ text }) => text)
      .join(' — '),
    query: newestOf(shown),
    entries: products.map((product) => entryOf(context, product)),
  }
}
