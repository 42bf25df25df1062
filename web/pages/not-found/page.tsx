import { Slot } from '../../app/page/slot.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import styles from './not-found.module.css'

/** The page for an address that does not or no longer exist: within the frame, with a search, links and alternatives. */
export default function NotFoundPage() {
  return (
    <>
      <div className={styles.page}>
        <Slot name="message" className="contents" />
        <SearchBox id="search-here" large />
        <Slot name="onward" className="chips" />
      </div>
      <Slot name="like" />
    </>
  )
}
