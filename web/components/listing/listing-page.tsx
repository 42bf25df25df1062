import type { ReactNode } from 'react'
import { Slot } from '../../app/page/slot.tsx'
import { FacetRail } from '../facets/rail.tsx'
import styles from './listing.module.css'

/** Props of the part of a list that is rendered in the browser: the texts that change with the filters. */
export interface ListingLive {
  /** "1,234 products" */
  count: string
  /** "Show 1,234", on the button that closes the filters on narrow screens. */
  show: string
}

interface ListingPageProps extends ListingLive {
  /** Shown beside the heading. */
  aside?: ReactNode
  /** Shown beside the results. */
  map?: ReactNode
}

/** A list: its heading, its filters and one page of results. */
export function ListingPage({ count, show, aside, map }: ListingPageProps) {
  return (
    <>
      <Slot name="trail" />
      <header className={styles.head}>
        <div className={styles.title}>
          <Slot as="h1" name="title" />
          {/* The heading shows the count; this live region repeats it, so that it is announced when filters change it. */}
          <p className="visually-hidden" role="status">
            {count}
          </p>
          <Slot as="p" name="about" className="about" />
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
