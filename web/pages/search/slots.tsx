import { useI18n } from '../../app/i18n.tsx'
import { RESULTS_ID } from '../../app/navigation/list-ids.ts'
import { useHref } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import type { Slots } from '../../app/page/page.ts'
import { AskSuppliers } from '../../components/ask-suppliers.tsx'
import { CategoryChips } from '../../components/category-chips.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { MeantCategory } from '../../components/meant-category.tsx'
import { Narrowed } from '../../components/narrowed-search.tsx'
import { UnderstoodQuery } from '../../components/understood-query.tsx'
import { FoundGoods } from './goods.tsx'
import type { SearchData } from './load.ts'
import { ResultsOfSearch } from './results.tsx'
import styles from './search.module.css'

export const slots = { answer: SearchContent } satisfies Slots<SearchData>

function SearchContent({ data }: { data: SearchData }) {
  const { q, found, total, askable, narrowed, basis, isMentioned, isWithoutGoods } = data
  const { t } = useI18n()
  const to = useHref()
  if (!found) return <Start />
  const { understood, meant } = found
  return (
    <section id={RESULTS_ID} tabIndex={-1} aria-label={t('catalogue.results')}>
      {narrowed && <Narrowed narrowed={narrowed} basis={basis} />}
      {meant && <MeantCategory meant={meant} q={q} basis={basis} />}
      {understood && !meant && (
        <UnderstoodQuery
          understood={understood}
          // Stories and codes are found by the query as typed.
          found={total > 0 && understood.q !== q}
          to={(other) => to('search', {}, { q: other })}
        />
      )}
      {isWithoutGoods && <p>{`${t('search.noGoods', { q })} ${t('search.otherFinds')}`}</p>}
      {total > 0 ? (
        <ResultsOfSearch found={found} q={understood?.q ?? q} basis={basis} isMentioned={isMentioned} />
      ) : (
        <Nothing q={q} />
      )}
      <AskSuppliers askable={askable} q={q} />
      {isMentioned && <FoundGoods name="search.mentioned" found={found} q={understood?.q ?? q} basis={basis} />}
    </section>
  )
}

function Nothing({ q }: { q: string }) {
  const { t } = useI18n()
  const toPersonal = usePersonalHref()
  return (
    <EmptyState title={t('search.emptyTitle', { q })} actions={<CategoryChips />}>
      <p>{t('search.emptyAdvice')}</p>
      <p>
        <a href={toPersonal('requestList', { text: q })} rel="nofollow">
          {t('requestList.fromSearch')}
        </a>
      </p>
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
