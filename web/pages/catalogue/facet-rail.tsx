import type { FocusEvent } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/location.tsx'
import { Icon } from '../../components/icon.tsx'
import { CategoryFacet } from './category-facet.tsx'
import { FacetGroup, FacetLink } from './facet.tsx'
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
  const { t, number, country } = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  const { facets, exact, meta } = data
  // A larger limit that lets in nothing more is no choice.
  const firstOrders = facets.moq.filter(
    ({ value, count }, index) => count !== facets.moq[index - 1]?.count || value === query.moq,
  )
  const toggle = (key: string, value: string) => link({ [key]: query[key] === value ? undefined : value })
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
      <div className={styles.groups}>
        <CategoryFacet data={data} />
        {(facets.inStock > 0 || query.inStock) && (
          <FacetGroup title={t('catalogue.stock')}>
            <FacetLink
              href={toggle('inStock', '1')}
              chosen={query.inStock === '1'}
              count={facets.inStock}
              exact={exact}
            >
              {t('catalogue.inStock')}
            </FacetLink>
          </FacetGroup>
        )}
        <PriceFilter price={facets.price} />
        <SupplierFacet facets={facets} exact={exact} />
        {facets.country.length > 0 && (
          <FacetGroup title={t('catalogue.country')}>
            {facets.country.map(({ value, count }) => (
              <FacetLink
                key={value}
                href={toggle('country', value)}
                chosen={query.country === value}
                count={count}
                exact={exact}
              >
                {country(value)}
              </FacetLink>
            ))}
          </FacetGroup>
        )}
        {firstOrders.length > 0 && (
          <FacetGroup title={t('catalogue.moq')}>
            {firstOrders.map(({ value, count }) => (
              <FacetLink
                key={value}
                href={toggle('moq', value)}
                chosen={query.moq === value}
                count={count}
                exact={exact}
              >
                {t('catalogue.upTo', { n: Number(value) })}
              </FacetLink>
            ))}
          </FacetGroup>
        )}
      </div>
      <div className={styles.done}>
        <button type="button" className="button primary" popoverTarget={RAIL_ID} popoverTargetAction="hide">
          {t('catalogue.show', { n: meta.total })}
        </button>
        <span className="visually-hidden">{number(meta.total)}</span>
      </div>
    </aside>
  )
}
