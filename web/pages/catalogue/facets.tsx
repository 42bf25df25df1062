import { countryName } from '../../../domain/country-name.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation } from '../../app/navigation/location.tsx'
import { CachedFragment } from '../../app/page/cached-fragment.tsx'
import { distinctSteps, ValueFacet, withChosen } from '../../components/facets/facet.tsx'
import { TreeFacet } from '../../components/facets/tree-facet.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { useCategoryHref } from './category-href.ts'
import type { CatalogueData } from './load.ts'
import { ParameterFacets } from './parameter-facets.tsx'
import { PriceFilter } from './price-filter.tsx'
import { commonUnit, stockLabel, wholeList } from './stock-label.ts'

/** Suppliers shown before "more". */
const FIRST = 12

/** Every filter of the list with its counts: links, and a form for the price. */
export function CatalogueFacets({ data }: { data: CatalogueData }) {
  const location = useLocation()
  const { facets, exact, category, above, seller, supplier, typed, meta } = data
  const unit = commonUnit(data.products)
  const stock = stockLabel(useI18n(), wholeList(data))
  // Every page of a list has the same filters: they lead to the first page.
  const { page: _, ...query } = location.query
  return (
    <CachedFragment
      as="div"
      className="contents"
      name="facets"
      data={{ facets, exact, category, above, seller, supplier, typed, unit, stock, total: meta.total }}
      location={{ ...location, query }}
    >
      <Groups data={data} />
    </CachedFragment>
  )
}

function Groups({ data }: { data: CatalogueData }) {
  const { facets, exact, category, above, seller, supplier, typed, meta } = data
  const i18n = useI18n()
  const { t, locale } = i18n
  const { query } = useLocation()
  const toCategory = useCategoryHref()
  const isOther = ({ id }: { id: string }) => Number(id !== query.supplier)
  const isMissing = supplier && !facets.supplier.some(({ id }) => id === supplier.id)
  const suppliers = [...(isMissing ? [{ ...supplier, count: meta.total }] : []), ...facets.supplier]
    .map((supplier) => ({ ...supplier, value: supplier.id }))
    // The chosen one comes first, whatever its number of products.
    .sort((a, b) => isOther(a) - isOther(b))
  const inStock = facets.inStock > 0 || query.inStock ? [{ value: '1', count: facets.inStock }] : []
  return (
    <>
      <TreeFacet
        title={t('catalogue.category')}
        all={t('catalogue.all')}
        chosen={category}
        above={above}
        below={facets.category}
        exact={exact}
        to={toCategory}
      />
      <ParameterFacets parameters={facets.parameters} exact={exact} typed={typed} />
      <ValueFacet name="inStock" title={t('catalogue.stock')} values={inStock} exact={exact}>
        {() => stockLabel(i18n, wholeList(data))}
      </ValueFacet>
      <PriceFilter price={facets.price} />
      {!seller && (
        <ValueFacet name="supplier" title={t('catalogue.supplier')} values={suppliers} exact={exact} first={FIRST}>
          {(_, { name }) => <LocalizedText value={name} />}
        </ValueFacet>
      )}
      <ValueFacet
        name="country"
        title={t('catalogue.country')}
        values={withChosen(facets.country, query.country, meta.total)}
        exact={exact}
      >
        {(code) => countryName(code, locale)}
      </ValueFacet>
      <MinimumFacet data={data} />
    </>
  )
}

/** Minimum orders, where all goods are sold by one unit, or while one is chosen. */
function MinimumFacet({ data: { facets, exact, meta, products } }: { data: CatalogueData }) {
  const { t } = useI18n()
  const { query } = useLocation()
  const unit = commonUnit(products)
  if (unit === null && query.moq === undefined) return null
  const textOf = (n: number): string =>
    // A pair is a word that Russian declines: "до 2 пары" would be wrong.
    unit === null || unit === 'pair'
      ? t('catalogue.upTo', { n })
      : t('catalogue.upToQuantity', { quantity: t(`unit.${unit}`, { n }) })
  return (
    <ValueFacet
      name="moq"
      title={t('catalogue.moq')}
      values={withChosen(distinctSteps(facets.moq, query.moq), query.moq, meta.total)}
      exact={exact}
    >
      {(value) => textOf(Number(value))}
    </ValueFacet>
  )
}
