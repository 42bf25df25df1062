import type { ReactNode } from 'react'
import styles from './account.module.css'

interface RowListProps {
  /** What is said where there are no rows; absent: nothing. */
  none?: string
  /** Whether a row takes the whole width, for texts of several lines. */
  wide?: boolean
  children: ReactNode[]
}

/** Rows of a screen of the account, one below the other. */
export function RowList({ none, wide = false, children }: RowListProps) {
  if (children.length === 0) return none === undefined ? null : <p className="soft">{none}</p>
  return <ul className={wide ? `${styles.list} ${styles.wide}` : styles.list}>{children}</ul>
}
