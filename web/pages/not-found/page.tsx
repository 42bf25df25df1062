import { Slot } from '../../app/page/slot.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import styles from './not-found.module.css'

/** In place of a page that is not there, or not any more: within the frame, with a search, links and what is like it. */
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
