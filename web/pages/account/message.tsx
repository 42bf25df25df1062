import type { ReactNode } from 'react'
import styles from './account.module.css'

/** A text of several lines as it was written. @param lang of the text, where it is known */
export const Message = ({ lang, children }: { lang?: string; children: string }) => (
  <blockquote className={`sheet ${styles.message}`} lang={lang}>
    {children}
  </blockquote>
)

/** A row of the table above a message: who wrote, about what. */
export const DetailRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{children}</td>
  </tr>
)
