import { useI18n } from '../../app/i18n.tsx'
import type { PageProps } from '../../app/page/page.ts'
import { Slot } from '../../app/page/slot.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { Recent } from './recent.tsx'
import styles from './search.module.css'

/** What of the search lives in the browser. */
export interface SearchLive {
  /** How much was found, read out as it changes; null where nothing was asked. */
  count: string | null
}

/** Everything that answers to some words, grouped by kind. */
export default function SearchPage({ islandProps: { count } }: PageProps<SearchLive>) {
  const { t } = useI18n()
  return (
    <>
      <div className={styles.head}>
        <h1>{t('search.title')}</h1>
        <SearchBox id="search" large />
      </div>
      <p role="status" className={styles.count}>
        {count}
      </p>
      {count === null && <Recent />}
      <Slot name="answer" />
    </>
  )
}
