import type { ReactNode } from 'react'
import styles from './title-block.module.css'

/** Key figures of a page, in a table like the title block of a drawing. */
export const TitleBlock = ({ children }: { children: ReactNode }) => <dl className={styles.block}>{children}</dl>

interface CellProps {
  label: ReactNode
  /** Whether it has a row of its own, in the lettering of designations. */
  wide?: boolean
  children: ReactNode
}

/** A small heading with its figure. */
export function Cell({ label, wide = false, children }: CellProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
