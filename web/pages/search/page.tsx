import { useI18n } from '../../app/i18n.tsx'
import type { PageProps } from '../../app/page/page.ts'
import { Slot } from '../../app/page/slot.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { Recent } from './recent.tsx'
import styles from './search.module.css'

/** What the browser draws of the search. */
export interface SearchIslandProps {
  /** How many results there are, announced when it changes; null without a query. */
  count: string | null
}

/** Search results, grouped by kind. */
export default function SearchPage({ islandProps: { count } }: PageProps<SearchIslandProps>) {
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
