import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { Icon } from '../../components/icon.tsx'
import { clearRecentSearches } from '../../state/recent-searches.ts'
import { useStores } from '../../state/stores.tsx'
import { useStore } from '../../state/use-store.ts'
import styles from './search.module.css'

/** Recent searches, which are stored on this device only; empty until the page is hydrated. */
export function Recent() {
  const { t } = useI18n()
  const to = useHref()
  const { recentSearches } = useStores()
  const { queries } = useStore(recentSearches)
  if (queries.length === 0) return null
  return (
    <section>
      <h2 className={styles.start}>{t('search.recent')}</h2>
      <div className="chips">
        {queries.map((q) => (
          <a key={q} className="chip" href={to('search', {}, { q })}>
            <Icon name="clock" />
            {q}
          </a>
        ))}
        <button type="button" className="chip" onClick={() => clearRecentSearches(recentSearches, localStorage)}>
          <Icon name="close" />
          {t('search.clearRecent')}
        </button>
      </div>
    </section>
  )
}
