import type { AnsweredSearch } from '../../../domain/classifier/answer-search.ts'
import type { TreeName } from '../../../domain/classifier/compact.ts'
import type { CodeHit } from '../../../domain/contract/classifier.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { CodeLabel } from '../../components/code-label.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { MarkedRanges } from '../../components/marked-ranges.tsx'
import styles from './classifier.module.css'
import { RowFacts } from './row-facts.tsx'

interface ResultsProps {
  tree: TreeName
  q: string
  found: AnsweredSearch
}

/** How the query was understood, where it was not as it stands. */
function readingOf({ reading, partial, words }: AnsweredSearch, { t }: I18n): string | null {
  const said = { words: words.join(' ') }
  if (reading === 'layout') return t('codes.read.layout', said)
  if (reading === 'latin') return t('codes.read.latin', said)
  if (reading === 'spelling') return t('codes.read.spelling', said)
  if (reading === 'part') return t('codes.read.part')
  if (reading === 'nearest') return t('codes.read.nearest')
  return partial ? t('codes.read.partial') : null
}

/** Codes that answer to a query, best first, each with the way to it. */
export function Results({ tree, q, found }: ResultsProps) {
  const i18n = useI18n()
  const { t, number } = i18n
  const to = useHref()
  const { hits, total, reading } = found
  const count =
    total > hits.length
      ? t('codes.foundFirst', { total: number(total), n: hits.length })
      : t('codes.found', { n: total })
  const digits = reading === 'code' || reading === 'part' ? q.replace(/\D/g, '') : ''
  return (
    <div className={styles.results}>
      <p role="status">{total > 0 ? [count, readingOf(found, i18n)].filter(Boolean).join('. ') : ''}</p>
      {total === 0 ? (
        <EmptyState title={t('codes.none', { q })}>
          <p>{t('codes.noneAdvice')}</p>
        </EmptyState>
      ) : (
        <>
          <ol className="sheet">
            {hits.map((hit) => (
              <Hit key={hit.id} tree={tree} q={q} hit={hit} digits={digits} />
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

interface HitProps extends Omit<ResultsProps, 'found'> {
  hit: CodeHit
  digits: string
}

function Hit({ tree, q, hit, digits }: HitProps) {
  const { t } = useI18n()
  const to = useHref()
  const { id, code, name, nameMarks, unofficial, path, found } = hit
  return (
    <li className={styles.hit}>
      <ol className={styles.path}>
        {path.map((up) => (
          <li key={up.id}>
            <CodeLabel code={up.code} name={up.name} />
          </li>
        ))}
      </ol>
      <div className={styles.line}>
        <a href={to(tree, {}, { code: id, q })}>
          <CodeLabel code={code} name={name} unofficial={unofficial} nameMarks={nameMarks} digits={digits} />
        </a>
        <RowFacts unit={hit.unit} duty={hit.duty} />
        {code !== null && <CopyButton text={code} label={t('product.copy', { code })} />}
      </div>
      {found && (
        <p className="soft small" lang={found.lang}>
          <MarkedRanges text={found.text} ranges={found.marks} />
        </p>
      )}
    </li>
  )
}
