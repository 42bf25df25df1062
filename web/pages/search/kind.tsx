import type { ReactNode } from 'react'
import type { MessageKey } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from './search.module.css'

/** The search counts up to this many. */
export const COUNTED = 10_000

/** Renders a name with the matches of the query marked. */
export type Mark = (value: { text: string }) => ReactNode

interface KindProps {
  name: MessageKey
  total: number
  more?: ReactNode
  children: ReactNode
}

/** Results of one kind under their heading; nothing where there are none. */
export function Kind({ name, total, more, children }: KindProps) {
  const { t, number } = useI18n()
  if (total === 0) return null
  return (
    <section>
      <div className="section-head">
        <h2>
          {t(name)} <span className={styles.total}>{total > COUNTED ? `${number(COUNTED)}+` : number(total)}</span>
        </h2>
        {more}
      </div>
      {children}
    </section>
  )
}
