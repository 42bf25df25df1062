import type { PageProps } from '../../app/page.ts'
import { Part } from '../../app/part.tsx'
import { FacetRail } from '../../components/facets/rail.tsx'
import styles from '../catalogue/catalogue.module.css'

/** What of a list of companies lives in the browser: the words that change with the filters, in place. */
export interface DirectoryLive {
  /** "1,234 suppliers" */
  count: string
  /** "Show 1,234" on the sheet of filters. */
  show: string
}

/** A list of companies: what it is of, what it can be narrowed by, and 24 of them. */
export default function DirectoryPage({ live }: PageProps<DirectoryLive>) {
  return (
    <>
      <Part name="trail" />
      <header className={styles.head}>
        <div className={styles.title}>
          <Part as="h1" name="title" />
          {/* The same element says every count, so that it is read out as filters change it. */}
          <p className={styles.count} role="status">
            {live.count}
          </p>
          <Part as="p" name="about" className={styles.about} />
        </div>
      </header>
      <Part name="below" />
      <div className={styles.layout}>
        <FacetRail show={live.show} />
        <Part name="results" className="contents" />
      </div>
    </>
  )
}
