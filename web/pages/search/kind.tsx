import type { ReactNode } from 'react'
import type { Localized } from '../../../domain/contract/values.ts'
import type { MessageKey } from '../../../domain/i18n.ts'
import { MAX_COUNTED } from '../../../domain/limits.ts'
import { useI18n } from '../../app/i18n.tsx'
import { HeadedSection } from '../../components/headed-section.tsx'
import styles from './search.module.css'

/** Renders a name with the matches of the query marked. */
export type Mark = (value: Localized) => ReactNode

interface KindProps {
  name: MessageKey
  total: number
  /** How many of them are listed, where nothing leads to the others. */
  listed?: number
  more?: ReactNode
  children: ReactNode
}

/** Results of one kind under their heading; nothing where there are none. */
export function Kind({ name, total, listed = total, more, children }: KindProps) {
  const { t, number } = useI18n()
  if (total === 0) return null
  const all = total > MAX_COUNTED ? `${number(MAX_COUNTED)}+` : number(total)
  const title = (
    <>
      {t(name)}{' '}
      <span className={styles.total}>{listed < total ? t('search.listed', { n: listed, total: all }) : all}</span>
    </>
  )
  return (
    <HeadedSection title={title} more={more}>
      {children}
    </HeadedSection>
  )
}
