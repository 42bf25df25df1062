import type { Category } from '../../../domain/contract/categories.ts'
import type { ProductFacets } from '../../../domain/contract/products.ts'
import type { StoryCard } from '../../../domain/contract/stories.ts'
import type { Understood } from '../../../domain/contract/understood-query.ts'
import type { CompanyRef, PageMeta } from '../../../domain/contract/values.ts'
import { read } from '../../../domain/page-error.ts'
import { basisToQuery } from '../../../domain/price-basis.ts'
import { type Askable, askableCategories } from '../../app/page/askable.ts'
import { readGuides } from '../../app/page/guides.ts'
import { chosenBranch, pageParameter, searchMeta } from '../../app/page/listing.ts'
import type { Load, LoadContext } from '../../app/page/load.ts'
import type { ListingLive } from '../../components/listing/listing-page.tsx'
import { refusedPrices } from '../../components/refused-prices.ts'
import { forCard, forTable, type ShownProduct } from '../../components/shown-product.ts'
import { catalogueHead, listPath } from './head.ts'
import { type RefusedRange, refusedRange } from './typed-range.ts'

export interface CatalogueData {
  /** Categories whose suppliers may be asked where nothing was found. */
  askable: Askable[]

  /** The chosen category, null for all of them. */
  category: Category | null
  /** Guides about the chosen category or one above it. */
  guides: StoryCard[]
  /** From the top of the tree to the category above the chosen one. */
  above: Category[]
  products: ShownProduct[]
  meta: PageMeta
  /** Whether the list is sorted and filtered by the stored prices of a step, as one of a quantity is. */
  isByStep: boolean
  /** Whether prices sort or filter it by the products' cheapest variants, also where cards show others. */
  isByCheapest: boolean
  /** How the query was read; null where it was read as typed. */
  understood: Understood | null
  facets: ProductFacets['data']
  /** A range of a parameter that was typed and cannot be read. */
  typed: RefusedRange | null
  /** False where the facets' counts are lower bounds. */
  exact: boolean
  /** The supplier that the list is filtered by, where the responses name it. */
  supplier: CompanyRef | null
  /** The supplier whose page has the list; null in the catalogue itself. */
  seller: CompanyRef | null
}

interface Narrowed {
  category?: string | undefined
  supplier?: string | undefined
}

/** The supplier of the filter where neither the list nor the facet names it; null where there is none. */
async function supplierWithoutHits({ api, i18n: { locale }, query }: LoadContext): Promise<CompanyRef | null> {
  if (!query.supplier) return null
  const response = await api.get('/api/companies/:id', { params: { id: query.supplier }, query: { locale } })
  if (!response.ok) return null
  const { id, slug, name, country, verified } = (await response.json()).data
  return { id, slug, name, country, verified }
}

/** A product list with its filters, narrowed by its address to a category or a supplier, or by its query. */
async function loadList(context: LoadContext, { category, supplier }: Narrowed) {
  const { api, trees, i18n, query } = context
  const {
    view,
    page,
    quantity: _quantity,
    unit: _unit,
    vat: _vat,
    range: _range,
    from: _from,
    to: _to,
    ...others
  } = query
  for (const key of refusedPrices(query, i18n.locale).keys) delete others[key]
  const filters = {
    ...others,
    ...basisToQuery(i18n.basis),
    ...(category && { category }),
    ...(supplier && { supplier }),
    locale: i18n.locale,
  }
  const [list, facets, tree, guides] = await Promise.all([
    read(
      api.get('/api/products', {
        query: { ...filters, ...(view === 'table' && { columns: '1' }), ...pageParameter(page) },
      }),
    ),
    read(api.get('/api/products/filter', { query: filters })),
    trees.categories(),
    category && !supplier ? readGuides(context, `category:${category}`) : [],
  ])
  const { branch, above } = chosenBranch(tree, category)
  // All products of the list are the supplier's; the facet is counted as if the filter were not set.
  const supplierRef =
    list.data[0]?.supplier ??
    facets.data.supplier.find(({ id }) => id === query.supplier) ??
    (await supplierWithoutHits(context))
  const near = branch ? [branch] : facets.data.category
  return {
    askable: list.data.length === 0 ? await askableCategories(context, query.q ?? '', near) : [],
    category: branch,
    guides,
    above,
    products: list.data.map((product) => (view === 'table' ? forTable : forCard)(product, i18n)),
    ...searchMeta(list.meta, page),
    isByStep: list.meta.step !== undefined,
    isByCheapest: list.meta.cheapest ?? false,
    facets: facets.data,
    exact: facets.meta.exact,
    supplier: (query.supplier && supplierRef) || null,
  }
}

/** @throws RedirectError where a range was typed that can be read in its parameter's unit */
function loaded(list: Omit<CatalogueData, 'typed'>, { query, i18n, origin }: LoadContext) {
  const typed = refusedRange(list.facets.parameters, query, i18n, listPath(list, query))
  const data = { ...list, typed }
  const { total, more } = data.meta
  const islandProps = {
    // Exact to ten thousand, "more than" above (docs/behaviour.md, "Totals").
    count: i18n.t(more ? 'catalogue.countMore' : 'catalogue.count', { n: total }),
    show: i18n.t('catalogue.show', { n: total }),
  }
  return { data, islandProps, head: catalogueHead(data, query, i18n, origin) }
}

/** Both addresses of the catalogue: all products (`id` is ''), and a category and all below it. */
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
