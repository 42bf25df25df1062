import { useLocation } from '../../app/navigation/location.tsx'
import type { PageProps } from '../../app/page/page.ts'
import { DeferredSlot, Slot } from '../../app/page/slot.tsx'
import styles from './company.module.css'
import { CompanyMap } from './company-map.tsx'
import type { CompanyIslandProps } from './load.ts'

/** A company: key figures, contacts and map, what it offers and what of it was verified. */
export default function CompanyPage({ islandProps }: PageProps<CompanyIslandProps>) {
  const { route } = useLocation()
  return (
    <article className={styles.page}>
      <Slot name="trail" />
      <Slot name="head" as="header" className={styles.head} />
      <div className={styles.layout}>
        <div className={styles.aside}>
          <Slot name="contacts" />
          {islandProps.map && <CompanyMap {...islandProps.map} />}
        </div>
        <Slot name="about" className={styles.main} />
      </div>
      {route === 'supplier' && <DeferredSlot name="products" />}
    </article>
  )
}
