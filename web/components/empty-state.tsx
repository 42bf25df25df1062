import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: ReactNode
  /** Advice on what to change. */
  children?: ReactNode
  /** Links onward, chips or buttons. */
  actions?: ReactNode
}

/** Shown in place of an empty list: what to do, so that the page is never a dead end. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <section className={`sheet ${styles.empty}`}>
      <h2 className={styles.title}>{title}</h2>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className="chips">{actions}</div> : null}
    </section>
  )
}
