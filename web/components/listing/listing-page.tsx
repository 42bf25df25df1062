import type { ReactNode } from 'react'
import { Slot } from '../../app/page/slot.tsx'
import { FacetRail } from '../facets/rail.tsx'
import styles from './listing.module.css'

/** What of every list lives in the browser: the words that change with the filters, in place. */
export interface ListingLive {
  /** "1,234 products" */
  count: string
  /** "Show 1,234" on the sheet of filters. */
  show: string
}

interface ListingPageProps extends ListingLive {
  /** Stands beside the name of the list. */
  aside?: ReactNode
  /** Stands beside its results. */
  map?: ReactNode
}

/** A list: what it is of, what it can be narrowed by, and a page of it. */
export function ListingPage({ count, show, aside, map }: ListingPageProps) {
  return (
    <>
      <Slot name="trail" />
      <header className={styles.head}>
        <div className={styles.title}>
          <Slot as="h1" name="title" />
          {/* The same element says every count, so that it is read out as filters change it. */}
          <p className={styles.count} role="status">
            {count}
          </p>
          <Slot as="p" name="about" className={styles.about} />
        </div>
        {aside}
      </header>
      <Slot name="below" />
      <div className={styles.layout}>
        <FacetRail show={show} />
        {map}
        <Slot name="results" className="contents" />
      </div>
    </>
  )
}
