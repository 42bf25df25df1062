import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: ReactNode
  /** What to change, in words. */
  children?: ReactNode
  /** Ways onward: links, chips, buttons. */
  actions?: ReactNode
}

/** Nothing to show, and what to do about it: never a dead end. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <section className={`sheet ${styles.empty}`}>
      <h2 className={styles.title}>{title}</h2>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className="chips">{actions}</div> : null}
    </section>
  )
}
