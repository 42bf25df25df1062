import { TypedText } from '../../components/localized.tsx'
import styles from './account.module.css'

/** A text of several lines as it was written. */
export const MessageText = ({ children }: { children: string }) => (
  <blockquote className={`sheet ${styles.message}`}>
    <TypedText>{children}</TypedText>
  </blockquote>
)
