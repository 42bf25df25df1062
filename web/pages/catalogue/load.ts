import type { Category } from '../../../worker/api/categories/schema.ts'
import type { ProductCard, ProductFacets } from '../../../worker/api/products/schema.ts'
import type { CompanyRef, PageMeta } from '../../../worker/api/schema.ts'
import type { Load } from '../../app/load.ts'
import { PageError, read } from '../../app/page-error.ts'
import { forCard, forTable, type ShownProduct } from '../../components/shown-product.ts'
import { catalogueHead } from './head.ts'
import type { CatalogueLive } from './page.tsx'

/** A supplier as the filter names it. */
export type SupplierCount = Pick<ProductFacets['data']['supplier'][number], 'id' | 'name' | 'count'>

export interface CatalogueData {
  /** The chosen category, null for the whole shop. */
  category: Category | null
  /** From the top of the tree to the category above the chosen one. */
  above: Category[]
  products: ShownProduct[]
  meta: PageMeta
  facets: Omit<ProductFacets['data'], 'supplier'> & { supplier: SupplierCount[] }
  /** False where facet counts are "at least". */
  exact: boolean
  /** Who the list is narrowed to, where an answer named them. */
  supplier: CompanyRef | null
}

/** The categories above one, from the top down. */
function ancestors(tree: Category[], category: Category | null): Category[] {
  const above: Category[] = []
  let parent = category?.parent ?? null
  while (parent !== null) {
    const next = tree.find(({ id }) => id === parent)
    if (!next) break
    above.unshift(next)
    parent = next.parent
  }
  return above
}

/** Who `?supplier=` is: any of the list's products says so, else the facet, which is counted as if it were unset. */
const supplierOf = (
  id: string | undefined,
  products: ProductCard[],
  facets: ProductFacets['data'],
): CompanyRef | null =>
  id === undefined ? null : (products[0]?.supplier ?? facets.supplier.find((supplier) => supplier.id === id) ?? null)

/** Both addresses of the catalogue: the whole shop (`id` is ''), and a category and all below it. */
export const load: Load<CatalogueData, CatalogueLive> = async ({ api, i18n, id, query, origin }) => {
  const { view, page, ...filters } = query
  const category = id || query.category
  const asked = { ...filters, ...(category ? { category } : {}), locale: i18n.locale }
  const [list, facets, tree] = await Promise.all([
    read(api.api.products.$get({ query: { ...asked, ...(page ? { page } : {}) } })),
    read(api.api.products.filter.$get({ query: asked })),
    read(api.api.categories.$get({ query: { locale: i18n.locale } })),
  ])
  const chosen = tree.data.find((one) => one.id === category) ?? null
  // The products of an unknown category are an empty list to the API; the page about it does not exist.
  if (category && !chosen) throw new PageError(404, 'page.unknown')
  if (list.meta.page > Math.max(1, list.meta.pages)) throw new PageError(404, 'query.page')

  const data: CatalogueData = {
    category: chosen,
    above: ancestors(tree.data, chosen),
    products: list.data.map(view === 'table' ? forTable : forCard),
    meta: list.meta,
    facets: { ...facets.data, supplier: facets.data.supplier.map(({ id, name, count }) => ({ id, name, count })) },
    exact: facets.meta.exact,
    supplier: supplierOf(query.supplier, list.data, facets.data),
  }
  const { total, more } = list.meta
  const live = {
    // Exact to ten thousand, "more than" above (DECISIONS section 2).
    count: i18n.t(more ? 'catalogue.countMore' : 'catalogue.count', { n: total }),
    show: i18n.t('catalogue.show', { n: total }),
  }
  return { data, live, head: catalogueHead(data, query, i18n, origin) }
}
