import type { ReactNode } from 'react'
import styles from './title-block.module.css'

/** Key figures of a page, in a table like the title block of a drawing. */
export const TitleBlock = ({ children }: { children: ReactNode }) => <dl className={styles.block}>{children}</dl>
