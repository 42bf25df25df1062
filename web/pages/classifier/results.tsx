import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import type { SearchView } from '../../../domain/classifier/search-view.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { sentences } from '../../app/page/sentences.ts'
import { Hit } from '../../components/classifier-tree/hit.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import styles from './classifier.module.css'
import type { NamedElsewhere } from './named-elsewhere.ts'
import { NamedElsewhereLinks } from './named-elsewhere-links.tsx'
import { describeReading, mayBeElsewhere } from './reading.ts'

interface ResultsProps {
  tree: ClassifierName
  q: string
  result: SearchView
  /** Null where the query names neither a company nor a product, or is still being typed. */
  named: NamedElsewhere | null
}

/** The results of a search, best first. */
export function CodeResults({ tree, q, result, named }: ResultsProps) {
  const i18n = useI18n()
  const { t, number, locale } = i18n
  const to = useHref()
  const { hits, total, reading } = result
  const count =
    total > hits.length
      ? t('codes.foundFirst', { total: number(total), n: hits.length })
      : t('codes.found', { n: total })
  const digits = reading === 'code' || reading === 'part' ? q.replace(/\D/g, '') : ''
  return (
    <div className={styles.group}>
      <p role="status">{total > 0 ? sentences(locale, [count, describeReading(result, i18n)]) : ''}</p>
      {named && <NamedElsewhereLinks named={named} />}
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
      {!named && mayBeElsewhere(result, q) && (
        <p className="no-print">
          <a href={to('search', {}, { q })}>{t('codes.searchElsewhere', { q })}</a>
        </p>
      )}
    </div>
  )
}
