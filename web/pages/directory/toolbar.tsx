import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/location.tsx'
import { RAIL_ID } from '../../components/facets/rail-id.ts'
import { Icon } from '../../components/icon.tsx'
import catalogue from '../catalogue/catalogue.module.css'
import styles from './directory.module.css'
import type { DirectoryData } from './load.ts'

const SORTS = ['offers', 'new', 'founded'] as const

/** Search within the list, the way to its filters on narrow screens, and how it is sorted. */
export function Toolbar({ kind, filters, empty }: Pick<DirectoryData, 'kind'> & { filters: number; empty: boolean }) {
  const { t, number } = useI18n()
  return (
    <div className={catalogue.toolbar}>
      <Search kind={kind} />
      <button type="button" className={`button ${catalogue.open}`} popoverTarget={RAIL_ID}>
        <Icon name="filter" />
        {t('catalogue.filters')}
        {filters > 0 && <span className="figures">{number(filters)}</span>}
      </button>
      {!empty && <Sorts kind={kind} />}
    </div>
  )
}

/** A plain form: what else is chosen goes along in hidden fields. */
function Search({ kind }: Pick<DirectoryData, 'kind'>) {
  const { t } = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  const { q = '', page: _, ...kept } = query
  const [action = ''] = link({}).split('?')
  return (
    <form
      className={styles.search}
      action={action}
      method="get"
      role="search"
      aria-label={t(`directory.${kind}.search`)}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        className="field"
        type="search"
        name="q"
        maxLength={200}
        defaultValue={q}
        placeholder={t(`directory.${kind}.search`)}
        aria-label={t(`directory.${kind}.search`)}
      />
      <button type="submit" className="icon-button" aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </form>
  )
}

function Sorts({ kind }: Pick<DirectoryData, 'kind'>) {
  const { t } = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  const chosen = query.sort ?? 'offers'
  return (
    <nav className={catalogue.sorts} aria-label={t('catalogue.sort.label')}>
      {SORTS.map((sort) => (
        <a
          key={sort}
          href={link({ sort: sort === 'offers' ? undefined : sort })}
          aria-current={sort === chosen ? 'true' : undefined}
          rel="nofollow"
        >
          {t(sort === 'offers' ? `directory.${kind}.offers` : `directory.sort.${sort}`)}
        </a>
      ))}
    </nav>
  )
}
