import { ancestors } from '../../../domain/ancestors.ts'
import type { Category } from '../../../domain/contract/categories.ts'
import type { ProductCard, ProductFacets } from '../../../domain/contract/products.ts'
import type { Understood } from '../../../domain/contract/understood-query.ts'
import type { CompanyRef, PageMeta } from '../../../domain/contract/values.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import type { ListingLive } from '../../components/listing/listing-page.tsx'
import { forCard, forTable, type ShownProduct } from '../../components/shown-product.ts'
import { catalogueHead } from './head.ts'

/** A supplier as the filter names it. */
type SupplierCount = Pick<ProductFacets['data']['supplier'][number], 'id' | 'name' | 'count'>

export interface CatalogueData {
  /** The chosen category, null for the whole shop. */
  category: Category | null
  /** From the top of the tree to the category above the chosen one. */
  above: Category[]
  products: ShownProduct[]
  meta: PageMeta
  /** How the query was taken; null where it finds something as it stands. */
  understood: Understood | null
  facets: Omit<ProductFacets['data'], 'supplier'> & { supplier: SupplierCount[] }
  /** False where facet counts are "at least". */
  exact: boolean
  /** Who the list is narrowed to, where an answer named them. */
  supplier: CompanyRef | null
  /** Whose page the list belongs to; null in the catalogue itself. */
  seller: CompanyRef | null
}

/** Who `?supplier=` is: any of the list's products says so, else the facet, which is counted as if it were unset. */
const supplierOf = (
  id: string | undefined,
  products: ProductCard[],
  facets: ProductFacets['data'],
): CompanyRef | null =>
  id === undefined ? null : (products[0]?.supplier ?? facets.supplier.find((supplier) => supplier.id === id) ?? null)

interface Narrowed {
  category?: string | undefined
  supplier?: string | undefined
}

/** A product list with its filters, narrowed by its address to a category or a supplier, or by its query. */
async function loadList({ api, trees, i18n, query }: LoadContext, { category, supplier }: Narrowed) {
  const { view, page, ...filters } = query
  const asked = { ...filters, ...(category && { category }), ...(supplier && { supplier }), locale: i18n.locale }
  const [list, facets, tree] = await Promise.all([
    read(api.get('/api/products', { query: { ...asked, ...(page ? { page } : {}) } })),
    read(api.get('/api/products/filter', { query: asked })),
    trees.categories(),
  ])
  const chosen = tree.find((one) => one.id === category) ?? null
  // The products of an unknown category are an empty list to the API; the page about it does not exist.
  if (category && !chosen) throw new PageError(404, 'page.unknown')
  if (list.meta.page > Math.max(1, list.meta.pages)) throw new PageError(404, 'query.page')
  const { understood = null, ...meta } = list.meta

  return {
    category: chosen,
    above: ancestors(tree, chosen),
    products: list.data.map(view === 'table' ? forTable : forCard),
    meta,
    understood,
    facets: { ...facets.data, supplier: facets.data.supplier.map(({ id, name, count }) => ({ id, name, count })) },
    exact: facets.meta.exact,
    supplier: supplierOf(query.supplier, list.data, facets.data),
  }
}

function loaded(data: CatalogueData, { query, i18n, origin }: LoadContext) {
  const { total, more } = data.meta
  const islandProps = {
    // Exact to ten thousand, "more than" above (docs/behaviour.md, "Totals").
    count: i18n.t(more ? 'catalogue.countMore' : 'catalogue.count', { n: total }),
    show: i18n.t('catalogue.show', { n: total }),
  }
  return { data, islandProps, head: catalogueHead(data, query, i18n, origin) }
}

/** Both addresses of the catalogue: the whole shop (`id` is ''), and a category and all below it. */
export const load: Load<CatalogueData, ListingLive> = async (context) => {
  const { id, query } = context
  const list = await loadList(context, { category: id || query.category })
  return loaded({ ...list, seller: null }, context)
}

/** Everything that one supplier sells, with the catalogue's own filters. */
export const loadSupplierProducts: Load<CatalogueData, ListingLive> = async (context) => {
  const { api, i18n, id, query } = context
  const [seller, list] = await Promise.all([
    read(api.get('/api/companies/:id', { params: { id }, query: { locale: i18n.locale } })),
    loadList(context, { category: query.category, supplier: id }),
  ])
  return loaded({ ...list, seller: seller.data }, context)
}
