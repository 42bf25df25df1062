import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/location.tsx'
import { Icon } from '../../components/icon.tsx'
import { type ActiveFilter, NO_FILTERS } from './filters.ts'

/** Every filter that is on, each a link that takes it off, and one that takes off all. */
export function ActiveFilters({ filters }: { filters: ActiveFilter[] }) {
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
        <a className="chip" href={link(NO_FILTERS)} rel="nofollow">
          {t('catalogue.clear')}
        </a>
      </li>
    </ul>
  )
}
