import type { PageProps } from '../../app/page/page.ts'
import { Slot } from '../../app/page/slot.tsx'
import { SkipToResults } from '../../components/listing/skip-to-results.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { Recent } from './recent.tsx'
import styles from './search.module.css'

/** What the browser draws of the search. */
export interface SearchIslandProps {
  /** "“DN50”: 25" */
  title: string
  /** How many results there are, announced when it changes; null without a query. */
  count: string | null
}

/** Search results, grouped by kind. */
export default function SearchPage({ islandProps: { title, count } }: PageProps<SearchIslandProps>) {
  return (
    <>
      {count !== null && <SkipToResults />}
      <div className={styles.head}>
        <h1>{title}</h1>
        {/* With a query the header has the search field (app/layouts/header.tsx). */}
        {count === null && <SearchBox id="search" large />}
      </div>
      <p role="status" className="visually-hidden">
        {count}
      </p>
      {count === null && <Recent />}
      <Slot name="answer" />
    </>
  )
}
