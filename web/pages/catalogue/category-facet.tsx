import { useI18n } from '../../app/i18n.tsx'
import { FacetGroup } from '../../components/facets/facet.tsx'
import styles from '../../components/facets/rail.module.css'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { useCategoryHref } from './category-href.ts'
import type { CatalogueData } from './load.ts'

/** The way up the tree, where we are, and the way down; the other filters go along. */
export function CategoryFacet({ data }: { data: CatalogueData }) {
  const { t, number } = useI18n()
  const to = useCategoryHref()
  const { category, above, facets, exact } = data
  if (!category && facets.category.length === 0) return null
  return (
    <FacetGroup title={t('catalogue.category')}>
      {category && (
        <li>
          <a className={styles.up} href={to(null)}>
            <Icon name="chevron-left" />
            {t('catalogue.all')}
          </a>
        </li>
      )}
      {above.map(({ id, slug, name }) => (
        <li key={id}>
          <a className={styles.up} href={to({ id, slug })}>
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
          <a className={styles.down} href={to({ id, slug })}>
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
