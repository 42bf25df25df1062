import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { Localized } from '../../../domain/contract/values.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { addressOf, href } from '../../../domain/routes.ts'
import { typeset } from '../../../domain/typography.ts'
import { breadcrumbList, type Crumb, itemList } from '../../app/page/json-ld.ts'
import { laterPage } from '../../app/page/listing.ts'
import type { Head } from '../../app/page/page.ts'
import { fitting } from '../../app/page/page-title.ts'
import { countAfter } from '../../components/listing/counted.tsx'
import type { CatalogueData } from './load.ts'
import { newestOf } from './newest.ts'

/**
 * What the list shows, by name: the search words as they were typed, the code, the supplier, the category; the catalogue if none of these.
 * @param query the page's query
 */
export function listedNames(
  data: Pick<CatalogueData, 'category' | 'seller'>,
  query: Record<string, string>,
  { t, locale }: I18n,
): Localized[] {
  const { category, seller } = data
  const plain = (text: string): Localized => ({ text, lang: locale })
  const names = [
    ...(query.q ? [plain(t('catalogue.chip.q', { q: query.q }))] : []),
    ...(query.tnved ? [plain(t('catalogue.ofCode', { code: formatCode(query.tnved) }))] : []),
    ...(seller ? [{ ...seller.name, text: t('catalogue.ofSupplier', { name: seller.name.text }) }] : []),
    ...(category ? [category.name] : []),
  ]
  return names.length > 0 ? names : [plain(t('catalogue.all'))]
}

/** "Ball valves: 46 wholesale products"; what was asked for by words or by code: "Products with TN VED 8481 (46)". */
function titleFor(data: CatalogueData, query: Record<string, string>, name: string, i18n: I18n): string {
  const { meta, seller, category } = data
  const { t } = i18n
  if (query.tnved || seller) return name + countAfter(meta, i18n)
  if (meta.total === 0 || (meta.more && (category || query.q))) return name
  if (!category && !query.q) return t('catalogue.titleAll')
  return fitting([t('catalogue.titleWide', { name, n: meta.total }), name])
}

function descriptionFor({ seller, category }: CatalogueData, { t, locale }: I18n): string {
  if (seller) return t('catalogue.ofSupplierAbout', { name: seller.name.text })
  if (!category) return t('catalogue.about')
  const about = category.about?.lang === locale ? category.about.text : ''
  return t('catalogue.describe', { name: category.name.text }) + (about && (locale === 'zh' ? '' : ' ') + about)
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

/** Whether the list has the same pages as the plain one, whichever way they are shown. */
const hasPlainPages = ({ page: _, view: __, ...narrowed }: Record<string, string>): boolean =>
  Object.keys(narrowed).length === 0

/** The path of the list, without language. */
export function listPath(
  { category, seller }: Pick<CatalogueData, 'category' | 'seller'>,
  query: Record<string, string>,
): string {
  if (seller) return href('supplierProducts', null, seller)
  return category && !query.category ? href('category', null, category) : href('catalogue', null)
}

/** The feed of the list's newest goods, for <link>, by which feed readers find it. */
const feedOf = (data: CatalogueData, query: Record<string, string>, title: string, i18n: I18n) => ({
  href: addressOf(`${listPath(data, query)}.atom`, i18n.locale, newestOf(query)),
  title,
})

/** What finds goods of any category: such a list is no narrower form of a plain one. */
const isSearch = ({ q, tnved }: Record<string, string>): boolean => q !== undefined || tnved !== undefined

/**
 * Title, description and structured data of a product list. A list that is filtered, sorted or shown as a table is one
 * of endlessly many with the same products: its canonical address is the plain list's; its later pages have the plain
 * list's first one, since the plain list's page of that number has other products. Searches stay out of search engines
 * (docs/behaviour.md, "Lists in search engines").
 */
export function catalogueHead(data: CatalogueData, query: Record<string, string>, i18n: I18n, origin: string): Head {
  const { locale } = i18n
  const { category, products, meta, seller } = data
  const { canonical, ...later } = laterPage(meta, i18n)
  const { page: _, ...narrowed } = query
  const isNarrowed = Object.keys(narrowed).length > 0
  const name = listedNames(data, query, i18n)
    .map(({ text }) => text)
    .join(' — ')
  const title = titleFor(data, query, name, i18n)
  const items = products.map((product) => ({
    // The very text of the cards' headings: in the compressed page it then costs next to nothing.
    name: typeset(locale, product.name.text),
    path: href('product', locale, product),
  }))
  const slug = (seller ?? category)?.slug
  return {
    title,
    ...later,
    description: descriptionFor(data, i18n),
    ...(canonical && hasPlainPages(query) && { canonical }),
    ...(slug && { slug }),
    // A feed of the whole catalogue would change with every product, and has no use.
    ...((slug || query.q || query.tnved || query.supplier) && { feed: feedOf(data, query, name, i18n) }),
    noindex: isSearch(query) || (isNarrowed && meta.total === 0),
    isNarrowed,
    ...(category?.picture?.kind === 'photo' ? { image: category.picture.url } : {}),
    shown: products.map(({ id }) => id),
    jsonLd: [...breadcrumbList(catalogueTrail(data, i18n), origin), itemList(name, items, origin, meta)],
  }
}
