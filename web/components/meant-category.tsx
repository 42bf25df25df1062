import type { CountedCategory } from '../../domain/contract/values.ts'
import type { BasisQuery } from '../../domain/price-basis.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { LocalizedText } from './localized.tsx'
import styles from './understood-query.module.css'

interface MeantCategoryProps {
  meant: CountedCategory
  /** The query as typed. */
  q: string
  /** Of the list's prices. */
  basis: BasisQuery
}

/** Says that nothing is called what was searched for, and which category its words usually mean, whose goods are shown. */
export function MeantCategory({ meant, q, basis }: MeantCategoryProps) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <div className={`notice ${styles.understood}`}>
      <p>{t('search.meant', { q })}</p>
      <div className="chips">
        <a className="chip" href={to('category', meant, basis)}>
          <LocalizedText value={meant.name} />
        </a>
      </div>
    </div>
  )
}
