import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'
import { breadcrumbList, type Crumb, itemList } from '../../app/page/json-ld.ts'
import type { Head } from '../../app/page/page.ts'
import type { CatalogueData } from './load.ts'

/** The name of what is listed: a supplier's products, the category, or the catalogue itself. */
const titleOf = ({ category, seller }: CatalogueData, { t }: I18n) =>
  seller ? t('catalogue.ofSupplier', { name: seller.name.text }) : (category?.name.text ?? t('catalogue.all'))

/** The API names at most so many suppliers of a list (worker/api/public/products/facets.ts): that many may be more. */
const NAMED_SUPPLIERS = 16

/** "Ball valves — 24 suppliers"; where they are too many to be known, how many products there are. */
function titleFor({ facets, meta, seller }: CatalogueData, name: string, { t }: I18n): string {
  const suppliers = facets.supplier.length
  if (meta.total === 0) return name
  if (!seller && suppliers > 0 && suppliers < NAMED_SUPPLIERS) return t('catalogue.title', { name, n: suppliers })
  return meta.more ? name : t('catalogue.titleWide', { name, n: meta.total })
}

/** The trail to this list: the supplier, or the catalogue, the categories above and the category. */
export function catalogueTrail({ above, category, seller }: CatalogueData, { t, locale }: I18n): Crumb[] {
  if (seller)
    return [
      { name: t('directory.suppliers.title'), path: href('suppliers', locale) },
      { name: seller.name, path: href('supplier', locale, seller) },
      { name: t('catalogue.results') },
    ]
  const categories = category ? [...above, category] : above
  return [
    { name: t('catalogue.all'), path: href('catalogue', locale) },
    ...categories.map((one) => ({ name: one.name, path: href('category', locale, one) })),
  ]
}

/**
 * Title, description and structured data of a product list. A list that is filtered, sorted or shown as a table is one
 * of endlessly many with the same products: it stays out of search engines, and its canonical address is the plain
 * list's.
 */
export function catalogueHead(data: CatalogueData, query: Record<string, string>, i18n: I18n, origin: string): Head {
  const { t, number, locale } = i18n
  const { category, products, meta, seller } = data
  const { page, ...narrowed } = query
  const name = titleOf(data, i18n)
  const title = titleFor(data, name, i18n)
  const items = products.map((product) => ({ name: product.name, path: href('product', locale, product) }))
  const slug = (seller ?? category)?.slug
  return {
    title: meta.page > 1 ? t('catalogue.titlePage', { title, page: number(meta.page) }) : title,
    description: seller ? t('catalogue.ofSupplierAbout') : (category?.about?.text ?? t('catalogue.about')),
    ...(page && meta.page > 1 ? { canonical: { page } } : {}),
    ...(slug && { slug }),
    noindex: Object.keys(narrowed).length > 0,
    ...(category?.picture?.kind === 'photo' ? { image: category.picture.url } : {}),
    jsonLd: [
      // A trail of one place leads nowhere: search engines want two.
      ...(category || seller ? [breadcrumbList(catalogueTrail(data, i18n), origin)] : []),
      itemList(name, items, origin, meta),
    ],
  }
}
