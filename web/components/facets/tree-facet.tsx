import type { CategoryRef } from '../../../domain/contract/values.ts'
import { useI18n } from '../../app/i18n.tsx'
import { Icon } from '../icon.tsx'
import { LocalizedText } from '../localized.tsx'
import { FacetGroup } from './facet.tsx'
import styles from './rail.module.css'

interface TreeFacetProps {
  title: string
  /** "All categories" */
  all: string
  /** The chosen branch; null at the top level. */
  chosen: CategoryRef | null
  /** Its ancestors, from the top down. */
  above: CategoryRef[]
  below: (CategoryRef & { count: number })[]
  /** Whether counts are exact; otherwise they are minimums. */
  exact: boolean
  /** Address of the list with this branch chosen, or with none. */
  to: (branch: CategoryRef | null) => string
}

/** The ancestors and children of the chosen branch as links, which leave the other filters as they are. */
export function TreeFacet({ title, all, chosen, above, below, exact, to }: TreeFacetProps) {
  const { t, number } = useI18n()
  if (!chosen && below.length === 0) return null
  return (
    <FacetGroup title={title}>
      {chosen && (
        <>
          {[null, ...above].map((branch) => (
            <li key={branch?.id ?? 'all'}>
              <a className={styles.up} href={to(branch)}>
                <Icon name="chevron-left" />
                {branch ? <LocalizedText value={branch.name} /> : all}
              </a>
            </li>
          ))}
          <li>
            <strong className={styles.here}>
              <LocalizedText value={chosen.name} />
            </strong>
          </li>
        </>
      )}
      {below.map((branch) => (
        <li key={branch.id}>
          <a className={styles.down} href={to(branch)}>
            <span className={styles.name}>
              <LocalizedText value={branch.name} />
            </span>
            <span className={styles.number}>
              {exact ? number(branch.count) : t('catalogue.atLeast', { n: branch.count })}
            </span>
          </a>
        </li>
      ))}
    </FacetGroup>
  )
}
