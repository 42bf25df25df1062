import { useI18n } from '../../app/i18n.tsx'
import type { Parts } from '../../app/page.ts'
import { CategoryChips } from '../../components/category-chips.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import type { SearchData } from './load.ts'
import { Results } from './results.tsx'
import styles from './search.module.css'

export const parts = { answer: Answer } satisfies Parts<SearchData>

function Answer({ data: { q, found, total } }: { data: SearchData }) {
  if (!found) return <Start />
  return total > 0 ? <Results found={found} q={found.corrected ?? q} /> : <Nothing q={q} />
}

function Nothing({ q }: { q: string }) {
  const { t } = useI18n()
  return (
    <EmptyState title={t('search.emptyTitle', { q })} actions={<CategoryChips />}>
      <p>{t('search.emptyAdvice')}</p>
      <p>{t('search.browse')}</p>
    </EmptyState>
  )
}

function Start() {
  const { t } = useI18n()
  return (
    <>
      <h2 className={styles.start}>{t('search.startTitle')}</h2>
      <div className="chips">
        <CategoryChips />
      </div>
    </>
  )
}
