import type { ReactNode } from 'react'
import styles from './company.module.css'

/** A ruled heading and what stands under it. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
)
