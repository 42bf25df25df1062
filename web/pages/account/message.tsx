import type { ReactNode } from 'react'
import { TypedText } from '../../components/localized.tsx'
import styles from './account.module.css'

/** A text of several lines as it was written. */
export const Message = ({ children }: { children: string }) => (
  <blockquote className={`sheet ${styles.message}`}>
    <TypedText>{children}</TypedText>
  </blockquote>
)

/** A row of the table above a message: who wrote, about what. */
export const DetailRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{children}</td>
  </tr>
)
