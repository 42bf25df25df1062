import type { PageProps } from '../../app/page.ts'
import { Part } from '../../app/part.tsx'
import { FacetRail } from '../../components/facets/rail.tsx'
import styles from './catalogue.module.css'

/** What of a product list lives in the browser: the words that change with the filters, in place. */
export interface CatalogueLive {
  /** "1,234 products" */
  count: string
  /** "Show 1,234" on the sheet of filters. */
  show: string
}

/** A product list: what it is of, what it can be narrowed by, and 24 of its products. */
export default function CataloguePage({ live }: PageProps<CatalogueLive>) {
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
        <Part name="drawing" className="contents" />
      </header>
      <Part name="below" />
      <div className={styles.layout}>
        <FacetRail show={live.show} />
        <Part name="results" className="contents" />
      </div>
    </>
  )
}
