import { type I18n, useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/location.tsx'
import { RAIL_ID } from '../../components/facets/rail-id.ts'
import { Icon, type IconName } from '../../components/icon.tsx'
import styles from './catalogue.module.css'

/** The usual one is not written into the address: two addresses of one list would both be crawled. */
const SORTS = [
  { value: undefined, word: 'catalogue.sort.popular' },
  { value: 'new', word: 'catalogue.sort.new' },
  { value: 'price', word: 'catalogue.sort.cheap' },
  { value: '-price', word: 'catalogue.sort.dear' },
] as const satisfies { value: string | undefined; word: Parameters<I18n['t']>[0] }[]

const VIEWS = [
  { value: undefined, icon: 'grid', word: 'catalogue.view.grid' },
  { value: 'table', icon: 'table', word: 'catalogue.view.table' },
] as const satisfies { value: string | undefined; icon: IconName; word: Parameters<I18n['t']>[0] }[]

const current = (chosen: boolean) => (chosen ? 'true' : undefined)

/** How the list is sorted and drawn, and on narrow screens the way to its filters, which is there for an empty list too. */
export function Toolbar({ filters, empty }: { filters: number; empty: boolean }) {
  const { t, number } = useI18n()
  return (
    <div className={styles.toolbar}>
      <button type="button" className={`button ${styles.open}`} popoverTarget={RAIL_ID}>
        <Icon name="filter" />
        {t('catalogue.filters')}
        {filters > 0 && <span className="figures">{number(filters)}</span>}
      </button>
      {!empty && <Sorts />}
      {!empty && <Views />}
    </div>
  )
}

function Sorts() {
  const { t } = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  const sort = query.sort === 'popular' ? undefined : query.sort
  return (
    <nav className={styles.sorts} aria-label={t('catalogue.sort.label')}>
      {SORTS.map(({ value, word }) => (
        <a key={word} href={link({ sort: value })} aria-current={current(value === sort)} rel="nofollow">
          {t(word)}
        </a>
      ))}
    </nav>
  )
}

function Views() {
  const { t } = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  const view = query.view === 'table' ? 'table' : undefined
  return (
    <nav className={styles.views} aria-label={t('catalogue.view.label')}>
      {VIEWS.map(({ value, icon, word }) => (
        <a
          key={word}
          href={link({ view: value, page: query.page })}
          aria-current={current(value === view)}
          aria-label={t(word)}
          data-hint={t(word)}
          rel="nofollow"
        >
          <Icon name={icon} />
        </a>
      ))}
    </nav>
  )
}
