import { LatePart, Part } from '../../app/part.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import styles from './hero.module.css'

/** The front of the shop: search, sections, what is new, suppliers, press. */
export default function HomePage() {
  return (
    <>
      <div className={styles.sheet}>
        <div className={styles.search}>
          <Part name="lead" className="contents" />
          <SearchBox id="search" large />
          <Part as="p" name="examples" className={styles.examples} />
        </div>
        <Part name="sheet" className="contents" />
      </div>
      <Part name="shop" className="contents" />
      <LatePart name="stories" />
      <Part name="join" />
    </>
  )
}
