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

/**
 * The active filters, each a link that removes it, and one that removes all.
 * @param clear the change to the query that removes all
 */
export function ActiveFilters({ filters, clear }: { filters: ActiveFilter[]; clear: Query }) {
  const { t } = useI18n()
  const link = useQueryLink()
  if (filters.length === 0) return null
  return (
    <ul className="chips" aria-label={t('catalogue.active')}>
      {filters.map(({ key, label, off }) => (
        <li key={key}>
          <a className="chip" href={link(off)} rel="nofollow">
            {label}
            <span className="visually-hidden"> {t('catalogue.remove')}</span>
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="chip" href={link(clear)} rel="nofollow">
          {t('catalogue.clear')}
        </a>
      </li>
    </ul>
  )
}
