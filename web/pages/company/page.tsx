import { useLocation } from '../../app/location.tsx'
import type { PageProps } from '../../app/page.ts'
import { LatePart, Part } from '../../app/part.tsx'
import styles from './company.module.css'
import { CompanyMap } from './company-map.tsx'
import type { CompanyLive } from './load.ts'

/** A company: who it is at a glance, what was checked, what it sells or does, how to reach it. */
export default function CompanyPage({ live }: PageProps<CompanyLive>) {
  const { route } = useLocation()
  return (
    <article className={styles.page}>
      <Part name="trail" />
      <Part name="head" as="header" className={styles.head} />
      <div className={styles.layout}>
        <div className={styles.aside}>
          <Part name="contacts" />
          {live.map && <CompanyMap {...live.map} />}
        </div>
        <Part name="about" className={styles.main} />
      </div>
      {route === 'supplier' && <LatePart name="products" />}
    </article>
  )
}
