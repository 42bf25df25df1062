import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import type { SearchView } from '../../../domain/classifier/search-view.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { Hit } from '../../components/classifier-tree/hit.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import styles from './classifier.module.css'

interface ResultsProps {
  tree: ClassifierName
  q: string
  result: SearchView
}

/** How the query was read, where that differs from what was typed: another keyboard layout, a corrected word … */
function describeReading({ reading, partial, words }: SearchView, { t }: I18n): string | null {
  const read = { words: words.join(' ') }
  if (reading === 'layout') return t('codes.read.layout', read)
  if (reading === 'latin') return t('codes.read.latin', read)
  if (reading === 'spelling') return t('codes.read.spelling', read)
  if (reading === 'part') return t('codes.read.part')
  if (reading === 'nearest') return t('codes.read.nearest')
  return partial ? t('codes.read.partial') : null
}

/** The results of a search, best first. */
export function Results({ tree, q, result }: ResultsProps) {
  const i18n = useI18n()
  const { t, number } = i18n
  const to = useHref()
  const { hits, total, reading } = result
  const count =
    total > hits.length
      ? t('codes.foundFirst', { total: number(total), n: hits.length })
      : t('codes.found', { n: total })
  const digits = reading === 'code' || reading === 'part' ? q.replace(/\D/g, '') : ''
  return (
    <div className={styles.group}>
      <p role="status">{total > 0 ? [count, describeReading(result, i18n)].filter(Boolean).join('. ') : ''}</p>
      {total === 0 ? (
        <EmptyState title={t('codes.none', { q })}>
          <p>{t('codes.noneAdvice')}</p>
        </EmptyState>
      ) : (
        <>
          <ol className="sheet">
            {hits.map((hit) => (
              <Hit
                key={hit.id}
                hit={hit}
                digits={digits}
                label={(content) => <a href={to(tree, {}, { code: hit.id, q })}>{content}</a>}
              >
                {hit.code !== null && <CopyButton text={hit.code} label={t('product.copy', { code: hit.code })} />}
              </Hit>
            ))}
          </ol>
          <p className="no-print">
            <a href={to(tree)}>{t('codes.whole')}</a>
          </p>
        </>
      )}
    </div>
  )
}
