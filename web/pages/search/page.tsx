import { useI18n } from '../../app/i18n.tsx'
import type { PageProps } from '../../app/page.ts'
import { CategoryChips } from '../../components/category-chips.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import type { SearchData } from './load.ts'
import { Recent } from './recent.tsx'
import { Results } from './results.tsx'
import styles from './search.module.css'

/** Everything that answers to some words, grouped by kind. */
export default function SearchPage({ data: { q, found } }: PageProps<SearchData>) {
  const { t } = useI18n()
  return (
    <>
      <div className={styles.head}>
        <h1>{t('search.title')}</h1>
        <SearchBox id="search" large />
      </div>
      {found ? <Answer q={q} found={found} /> : <Start />}
    </>
  )
}

function Answer({ q, found }: { q: string; found: NonNullable<SearchData['found']> }) {
  const { t } = useI18n()
  const total = found.products.total + found.categories.total + found.companies.total + found.stories.total
  const shown = found.corrected ?? q
  if (total === 0) return <Nothing q={q} />
  return (
    <>
      <p role="status" className={styles.count}>
        {found.corrected ? `${t('search.corrected', { q, corrected: found.corrected })} ` : null}
        <Count total={total} q={shown} />
      </p>
      <Results found={found} q={shown} />
    </>
  )
}

/** The search stops counting at 10,001, which stands for "more than 10,000". */
const COUNTED = 10_000

function Count({ total, q }: { total: number; q: string }) {
  const { t, number } = useI18n()
  return (
    <>{total > COUNTED ? t('search.foundMore', { number: number(COUNTED), q }) : t('search.found', { n: total, q })}</>
  )
}

function Nothing({ q }: { q: string }) {
  const { t } = useI18n()
  return (
    <div role="status">
      <EmptyState title={t('search.emptyTitle', { q })} actions={<CategoryChips />}>
        <p>{t('search.emptyAdvice')}</p>
        <p>{t('search.browse')}</p>
      </EmptyState>
    </div>
  )
}

function Start() {
  const { t } = useI18n()
  return (
    <>
      <Recent />
      <h2 className={styles.start}>{t('search.startTitle')}</h2>
      <div className="chips">
        <CategoryChips />
      </div>
    </>
  )
}
