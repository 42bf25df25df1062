import type { Query } from '../../../domain/routes.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/navigation/location.tsx'
import { Icon } from '../icon.tsx'

/** An active filter: its label, and the change to the query that removes it. */
export interface ActiveFilter {
  key: string
  label: string
  off: Query
}

/** @param labels by query key, empty where the filter is not active */
export const activeFiltersOf = (labels: Record<string, string | null | undefined>): ActiveFilter[] =>
  Object.entries(labels).flatMap(([key, label]) => (label ? [{ key, label, off: { [key]: undefined } }] : []))

/** @returns the change to the query that removes all filters; sorting and view stay */
export const allOff = (filters: ActiveFilter[]): Query =>
  Object.fromEntries(filters.flatMap(({ off }) => Object.keys(off).map((key) => [key, undefined])))

interface FiltersProps {
  filters: ActiveFilter[]
}

/** The active filters, each a link that removes it, and one that removes all. */
export function ActiveFilters({ filters }: FiltersProps) {
  const { t } = useI18n()
  const link = useQueryLink()
  if (filters.length === 0) return null
  return (
    <ul className="chips" aria-label={t('catalogue.active')}>
      {filters.map(({ key, label, off }) => (
        <li key={key}>
          {/* With an id the focus is not moved to another link to the same address when this one is gone. */}
          <a id={`off-${key}`} className="chip" href={link(off)} rel="nofollow">
            {label}
            <span className="visually-hidden"> {t('catalogue.remove')}</span>
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a id="all-off" className="chip" href={link(allOff(filters))} rel="nofollow">
          {t('catalogue.clear')}
        </a>
      </li>
    </ul>
  )
}

/** Links out of an empty list: the list without one of its filters. */
export function WithoutFilter({ filters }: FiltersProps) {
  const { t } = useI18n()
  const link = useQueryLink()
  return filters.map(({ key, label, off }) => (
    <a key={key} id={`off-${key}`} className="chip" href={link(off)} rel="nofollow">
      <Icon name="close" />
      {t('catalogue.without', { filter: label })}
    </a>
  ))
}
