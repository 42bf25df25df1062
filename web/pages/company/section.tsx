import type { ReactNode } from 'react'
import styles from './company.module.css'

/** A section with a ruled heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
)
