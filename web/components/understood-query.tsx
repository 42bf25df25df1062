import type { Understood } from '../../domain/contract/understood-query.ts'
import { listFormat } from '../../domain/list-format.ts'
import { useI18n } from '../app/i18n.tsx'
import styles from './understood-query.module.css'

interface UnderstoodQueryProps {
  understood: Understood
  /** Whether there are results for it. */
  found: boolean
  /** Address of the current page for another query. */
  to: (q: string) => string
}

/**
 * Explains how a query without matches was changed: what is shown instead, what was left out, which other parts have
 * matches.
 */
export function UnderstoodQuery({ understood, found, to }: UnderstoodQueryProps) {
  const { t, locale } = useI18n()
  const { q, changes, leftOut, unknown, others } = understood
  const list = (words: string[]) => listFormat(locale, { type: 'conjunction', style: 'narrow' }).format(words)
  // A word that is left out but also searched for (as a synonym of itself) is not listed as ignored.
  const apart = leftOut.filter((word) => !unknown.includes(word) && word !== q)
  // Where no word is known, the empty list itself is the explanation.
  const isAllUnknown = changes.length + others.length === 0 && leftOut.length === unknown.length
  if (!found && isAllUnknown) return null
  return (
    <div className={`notice ${styles.understood}`}>
      {found && <p>{t('understood.shown', { q })}</p>}
      {changes.map((change) => (
        <p key={change.from}>{t(change.how === 'layout' ? 'understood.layout' : 'understood.read', { ...change })}</p>
      ))}
      {unknown.length > 0 && <p>{t('understood.unknown', { words: list(unknown) })}</p>}
      {found && apart.length > 0 && <p>{t('understood.leftOut', { words: list(apart) })}</p>}
      {others.length > 0 && (
        <>
          <p>{t('understood.others')}</p>
          <div className="chips">
            {others.map((other) => (
              <a key={other} className="chip" href={to(other)}>
                {other}
              </a>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
