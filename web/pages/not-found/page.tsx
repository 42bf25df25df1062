import { Slot } from '../../app/page/slot.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import styles from './not-found.module.css'

/** Shown for an address without a page: within the frame, with a search and links to categories. */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <Slot name="message" className="contents" />
      <SearchBox id="search-here" large />
      <Slot name="onward" className="chips" />
    </div>
  )
}
