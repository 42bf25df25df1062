import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'
import { breadcrumbList, itemList } from '../../app/page/json-ld.ts'
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

/** The trail to this list as structured data: home, the catalogue, the categories above, the category. */
function trail({ above, category, seller }: CatalogueData, { t, locale }: I18n, origin: string) {
  if (seller) {
    const { id, slug, name } = seller
    return breadcrumbList([
      { name: t('directory.suppliers.title'), url: origin + href('suppliers', locale) },
      { name: name.text, url: origin + href('supplier', locale, { id, slug }) },
      { name: t('catalogue.results') },
    ])
  }
  const categories = [...above, ...(category ? [category] : [])]
  return breadcrumbList([
    { name: t('catalogue.all'), url: origin + href('catalogue', locale) },
    ...categories.map(({ id, slug, name }) => ({
      name: name.text,
      url: origin + href('category', locale, { id, slug }),
    })),
  ])
}

/**
 * Title, description and structured data of a product list. A list that is narrowed, sorted or drawn otherwise is one of
 * endlessly many with the same products: it stays out of search engines, and its canonical address is the plain list's.
 */
export function catalogueHead(data: CatalogueData, query: Record<string, string>, i18n: I18n, origin: string): Head {
  const { t, number, locale } = i18n
  const { category, products, meta, seller } = data
  const { page, ...narrowed } = query
  const name = titleOf(data, i18n)
  const title = titleFor(data, name, i18n)
  const links = products.map(({ id, slug, name }) => ({
    name: name.text,
    url: origin + href('product', locale, { id, slug }),
  }))
  return {
    title: meta.page > 1 ? t('catalogue.titlePage', { title, page: number(meta.page) }) : title,
    description: seller ? t('catalogue.ofSupplierAbout') : (category?.about?.text ?? t('catalogue.about')),
    ...(page && meta.page > 1 ? { canonical: { page } } : {}),
    ...(seller ? { slug: seller.slug } : category ? { slug: category.slug } : {}),
    noindex: Object.keys(narrowed).length > 0,
    ...(category?.picture?.kind === 'photo' ? { image: category.picture.url } : {}),
    jsonLd: [
      // A trail of one place leads nowhere: search engines want two.
      ...(category || seller ? [trail(data, i18n, origin)] : []),
      itemList(name, links, (meta.page - 1) * meta.perPage, meta.total),
    ],
  }
}
