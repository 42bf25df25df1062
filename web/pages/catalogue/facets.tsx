import { useI18n } from '../../app/i18n.tsx'
import { useLocation } from '../../app/navigation/location.tsx'
import { CachedFragment } from '../../app/page/cached-fragment.tsx'
import { ValueFacet } from '../../components/facets/facet.tsx'
import { CategoryFacet } from './category-facet.tsx'
import type { CatalogueData } from './load.ts'
import { PriceFilter } from './price-filter.tsx'
import { SupplierFacet } from './supplier-facet.tsx'

/** Everything the list can be narrowed by, with counts: links, and a form for the price. */
export function Facets({ data }: { data: CatalogueData }) {
  const location = useLocation()
  const { facets, exact, category, above, seller } = data
  // Every page of a list has the same filters: they lead to the first page.
  const { page: _, ...query } = location.query
  return (
    <CachedFragment
      as="div"
      className="contents"
      name="facets"
      data={{ facets, exact, category, above, seller }}
      location={{ ...location, query }}
    >
      <Groups data={data} />
    </CachedFragment>
  )
}

function Groups({ data }: { data: CatalogueData }) {
  const { t, country } = useI18n()
  const { query } = useLocation()
  const { facets, exact } = data
  // A larger first order that lets in nothing more is no choice.
  const firstOrders = facets.moq.filter(
    ({ value, count }, index) => count !== facets.moq[index - 1]?.count || value === query.moq,
  )
  const inStock = facets.inStock > 0 || query.inStock ? [{ value: '1', count: facets.inStock }] : []
  return (
    <>
      <CategoryFacet data={data} />
      <ValueFacet name="inStock" title={t('catalogue.stock')} values={inStock} exact={exact}>
        {() => t('catalogue.inStock')}
      </ValueFacet>
      <PriceFilter price={facets.price} />
      {data.seller ? null : <SupplierFacet facets={facets} exact={exact} />}
      <ValueFacet name="country" title={t('catalogue.country')} values={facets.country} exact={exact}>
        {country}
      </ValueFacet>
      <ValueFacet name="moq" title={t('catalogue.moq')} values={firstOrders} exact={exact}>
        {(value) => t('catalogue.upTo', { n: Number(value) })}
      </ValueFacet>
    </>
  )
}
