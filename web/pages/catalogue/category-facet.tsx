import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/location.tsx'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { FacetGroup } from './facet.tsx'
import type { CatalogueData } from './load.ts'
import styles from './rail.module.css'

/** The way up the tree, where we are, and the way down; the other filters go along. */
export function CategoryFacet({ data }: { data: CatalogueData }) {
  const { t, number } = useI18n()
  const to = useHref()
  const { query } = useLocation()
  const { category, above, facets, exact } = data
  const kept = { ...query, category: undefined, page: undefined }
  if (!category && facets.category.length === 0) return null
  return (
    <FacetGroup title={t('catalogue.category')}>
      {category && (
        <li>
          <a className={styles.up} href={to('catalogue', {}, kept)}>
            <Icon name="chevron-left" />
            {t('catalogue.all')}
          </a>
        </li>
      )}
      {above.map(({ id, slug, name }) => (
        <li key={id}>
          <a className={styles.up} href={to('category', { id, slug }, kept)}>
            <Icon name="chevron-left" />
            <LocalizedText value={name} />
          </a>
        </li>
      ))}
      {category && (
        <li>
          <strong className={styles.here}>
            <LocalizedText value={category.name} />
          </strong>
        </li>
      )}
      {facets.category.map(({ id, slug, name, count }) => (
        <li key={id}>
          <a className={styles.down} href={to('category', { id, slug }, kept)}>
            <span className={styles.name}>
              <LocalizedText value={name} />
            </span>
            <span className={styles.number}>{exact ? number(count) : t('catalogue.atLeast', { n: count })}</span>
          </a>
        </li>
      ))}
    </FacetGroup>
  )
}
