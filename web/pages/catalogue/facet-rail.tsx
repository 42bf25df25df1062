import type { FocusEvent } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { Kept } from '../../app/kept.tsx'
import { useLocation } from '../../app/location.tsx'
import { Icon } from '../../components/icon.tsx'
import { CategoryFacet } from './category-facet.tsx'
import { ValueFacet } from './facet.tsx'
import type { CatalogueData } from './load.ts'
import { PriceFilter } from './price-filter.tsx'
import styles from './rail.module.css'
import { SupplierFacet } from './supplier-facet.tsx'

export const RAIL_ID = 'filters'

/** A sheet that covers what has the focus would hide it: it closes when the focus goes on behind it. */
function closeBehind(event: FocusEvent<HTMLElement>) {
  const { currentTarget, relatedTarget } = event
  if (
    relatedTarget instanceof Node &&
    !currentTarget.contains(relatedTarget) &&
    currentTarget.matches(':popover-open')
  ) {
    currentTarget.hidePopover()
  }
}

/**
 * Everything the list can be narrowed by, with counts. Beside the list on wide screens; on narrow ones a popover, which
 * opens and closes without script.
 */
export function FacetRail({ data }: { data: CatalogueData }) {
  const { t } = useI18n()
  const location = useLocation()
  const { facets, exact, category, above } = data
  // Every page of a list has the same filters: they lead to the first page.
  const { page: _, ...query } = location.query
  return (
    <aside id={RAIL_ID} popover="auto" className={styles.rail} aria-label={t('catalogue.filters')} onBlur={closeBehind}>
      <div className={styles.bar}>
        <h2>{t('catalogue.filters')}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget={RAIL_ID}
          popoverTargetAction="hide"
          aria-label={t('catalogue.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <Kept
        as="div"
        className={styles.groups}
        name="facets"
        data={{ facets, exact, category, above }}
        location={{ ...location, query }}
      >
        <Facets data={data} />
      </Kept>
      <div className={styles.done}>
        <button type="button" className="button primary" popoverTarget={RAIL_ID} popoverTargetAction="hide">
          {t('catalogue.show', { n: data.meta.total })}
        </button>
      </div>
    </aside>
  )
}

function Facets({ data }: { data: CatalogueData }) {
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
      <SupplierFacet facets={facets} exact={exact} />
      <ValueFacet name="country" title={t('catalogue.country')} values={facets.country} exact={exact}>
        {country}
      </ValueFacet>
      <ValueFacet name="moq" title={t('catalogue.moq')} values={firstOrders} exact={exact}>
        {(value) => t('catalogue.upTo', { n: Number(value) })}
      </ValueFacet>
    </>
  )
}
