import { Part } from '../../app/part.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import styles from './not-found.module.css'

/** No screen has this address: says so within the frame, with ways onward (DECISIONS section 5). */
export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <Part name="message" className="contents" />
      <SearchBox id="search-here" large />
      <Part name="onward" className="chips" />
    </div>
  )
}
