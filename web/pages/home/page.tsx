import { DeferredSlot, Slot } from '../../app/page/slot.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import styles from './hero.module.css'

/** The front of the shop: search, sections, what is new, suppliers, press. */
export default function HomePage() {
  return (
    <>
      <div className={styles.sheet}>
        <div className={styles.search}>
          <Slot name="lead" className="contents" />
          <SearchBox id="search" large />
          <Slot as="p" name="examples" className="chips small" />
        </div>
        <Slot name="sheet" className="contents" />
      </div>
      <Slot name="shop" className="contents" />
      <DeferredSlot name="stories" />
      <Slot name="join" />
    </>
  )
}
