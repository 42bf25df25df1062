import { useI18n } from '../../app/i18n.tsx'
import { RESULTS_ID } from '../../app/navigation/list-ids.ts'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { CachedFragment } from '../../app/page/cached-fragment.tsx'
import type { Slots } from '../../app/page/page.ts'
import { ExportLinks } from '../../components/export-links.tsx'
import { ActiveFilters } from '../../components/facets/active-filters.tsx'
import { FeedLinks } from '../../components/feed-links.tsx'
import { FoundInText } from '../../components/found-in-text.tsx'
import { Guides } from '../../components/guides.tsx'
import styles from '../../components/listing/listing.module.css'
import { Pagination } from '../../components/pagination.tsx'
import { GoodsNote } from '../../components/price-basis.tsx'
import { ProductCard } from '../../components/product-card.tsx'
import { UnderstoodQuery } from '../../components/understood-query.tsx'
import { AboutCategory, Below, CategoryTrail, Drawing, Title } from './category-head.tsx'
import { CatalogueFacets } from './facets.tsx'
import { activeFilters } from './filters.ts'
import type { CatalogueData } from './load.ts'
import { followedOf, newestOf } from './newest.ts'
import { NothingFound } from './nothing-found.tsx'
import { RangeNotice } from './parameter-facets.tsx'
import { PriceNotice } from './price-filter.tsx'
import { ProductTable } from './product-table.tsx'
import { wholeList } from './stock-label.ts'
import { CatalogueToolbar } from './toolbar.tsx'

export const slots = {
  trail: CategoryTrail,
  title: Title,
  about: AboutCategory,
  drawing: Drawing,
  below: Below,
  facets: CatalogueFacets,
  results: Results,
} satisfies Slots<CatalogueData>

function Products({ data: { products, facets } }: { data: CatalogueData }) {
  const { query } = useLocation()
  const isByPrice = query.sort === 'price' || query.sort === '-price'
  const apart = isByPrice ? products.findIndex(({ atQuantity }) => atQuantity?.apart) : -1
  if (query.view === 'table') {
    const parameters = facets.parameters.filter(({ column }) => column)
    return <ProductTable products={products} parameters={parameters} apart={apart} notice={<Apart />} />
  }
  if (apart < 0) return <Cards products={products} />
  return (
    <>
      {apart > 0 && <Cards products={products.slice(0, apart)} />}
      <Apart />
      <Cards products={products.slice(apart)} from={apart} />
    </>
  )
}

/** A notice between the products that are sorted by their price at the quantity and those that have none. */
function Apart() {
  const { t, basis } = useI18n()
  if (!basis) return null
  return (
    <p className="notice small">{t('basis.apart', { quantity: t(`unit.${basis.unit}`, { n: basis.quantity }) })}</p>
  )
}

/** @param from place of the first one on the page: pictures of the first four load first */
function Cards({ products, from = 0 }: { products: CatalogueData['products']; from?: number }) {
  return (
    <ul className="cards">
      {products.map((product, index) => (
        <CachedFragment as="li" key={product.id} name={from + index < 4 ? 'eager card' : 'card'} data={product}>
          <ProductCard
            product={product}
            level={2}
            note={<FoundInText found={product.found} lacks={product.lacks} differs={product.differs} />}
            eager={from + index < 4}
          />
        </CachedFragment>
      ))}
    </ul>
  )
}

function Results({ data }: { data: CatalogueData }) {
  const i18n = useI18n()
  const { query } = useLocation()
  const { category, products, meta, supplier, understood, facets } = data
  const link = useQueryLink()
  const names = {
    supplier,
    category: category?.name.text ?? null,
    parameters: facets.parameters,
    products: wholeList(data),
  }
  const filters = activeFilters(query, names, i18n)
  return (
    <section id={RESULTS_ID} tabIndex={-1} className={styles.results} aria-label={i18n.t('catalogue.results')}>
      <CatalogueToolbar filters={filters.length} empty={products.length === 0} parameters={facets.parameters} />
      <PriceNotice />
      <RangeNotice data={data} />
      {(products.length > 0 || i18n.basis) && (
        <GoodsNote goods={products} isByStep={data.isByStep} isByCheapest={data.isByCheapest} />
      )}
      {products.length > 0 && <ActiveFilters filters={filters} />}
      {understood && <UnderstoodQuery understood={understood} found={products.length > 0} to={(q) => link({ q })} />}
      {products.length > 0 ? <Products data={data} /> : <NothingFound filters={filters} data={data} />}
      <Pagination meta={meta} />
      {products.length > 0 && <ExportLinks />}
      <Guides guides={data.guides} />
      <FeedLinks query={newestOf(query)} {...followedOf(data, query)} />
    </section>
  )
}
