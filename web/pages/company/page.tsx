import { useLocation } from '../../app/location.tsx'
import { LatePart, Part } from '../../app/part.tsx'
import styles from './company.module.css'

/** A company: who it is at a glance, what was checked, what it sells or does, how to reach it. */
export default function CompanyPage() {
  const { route } = useLocation()
  return (
    <article className={styles.page}>
      <Part name="trail" />
      <Part name="head" as="header" className={styles.head} />
      <div className={styles.layout}>
        <Part name="contacts" className={styles.aside} />
        <Part name="about" className={styles.main} />
      </div>
      {route === 'supplier' && <LatePart name="products" />}
    </article>
  )
}
