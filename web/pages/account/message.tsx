import type { ReactNode } from 'react'
import { LabelledLine } from '../../components/labelled-line.tsx'
import { TypedText } from '../../components/localized.tsx'
import styles from './account.module.css'

/** A text of several lines as it was written. */
export const Message = ({ children }: { children: string }) => (
  <blockquote className={`sheet ${styles.message}`}>
    <TypedText>{children}</TypedText>
  </blockquote>
)

/** A row of the table above a message: who wrote, about what. In a text, labels of languages become tags. */
export const DetailRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{typeof children === 'string' ? <LabelledLine text={children} /> : children}</td>
  </tr>
)
