import { Slot } from '../../app/page/slot.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import styles from './not-found.module.css'

/** No screen has this address: says so within the frame, with ways onward (DECISIONS section 5). */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <Slot name="message" className="contents" />
      <SearchBox id="search-here" large />
      <Slot name="onward" className="chips" />
    </div>
  )
}
