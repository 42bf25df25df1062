import { CHANGE_KINDS, type ChangeKind } from '../../../domain/classifier/edition-changes.ts'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import type { EditionDifference, EditionImport } from '../../../domain/contract/editions.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from './changes.module.css'

/** What an edition changes of the one that is served: how many codes, and the first of each kind. */
export function EditionChangeList({ one: { status, changes, isServed } }: { one: EditionImport }) {
  const { t, date } = useI18n()
  const isDone = status === 'applied'
  if (isDone || status === 'ready' || status === 'applying')
    return (
      <section>
        <h2>{t(isDone ? 'editions.changed' : 'editions.would')}</h2>
        {changes === null ? <p>{t('editions.replacesOverview')}</p> : null}
        {isServed && !isDone ? <p>{t('editions.same')}</p> : null}
        {changes ? <p className="soft">{t('editions.comparedWith', { date: date(changes.since) })}</p> : null}
        {changes ? CHANGE_KINDS.map((kind) => <Kind key={kind} kind={kind} of={changes[kind]} />) : null}
      </section>
    )
  return null
}

interface KindProps {
  kind: ChangeKind
  of: EditionDifference[ChangeKind]
}

function Kind({ kind, of: { count, first } }: KindProps) {
  const { t, number } = useI18n()
  const title = `${t(`editions.kinds.${kind}`)} · ${number(count)}`
  if (count === 0) return <p className="soft">{title}</p>
  return (
    <details>
      <summary>{title}</summary>
      <ul className={styles.changes}>
        {first.map(({ code, was, now }) => (
          <li key={code}>
            <code>{formatCode(code)}</code>{' '}
            <span lang="ru">{kind === 'retired' || now === null ? was : was === null ? now : `${was} → ${now}`}</span>
            {kind === 'retired' && now !== null ? (
              <span className="soft">
                {' '}
                {t('editions.successors', { codes: now.split(' ').map(formatCode).join(', ') })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {count > first.length ? <p className="soft">{t('editions.firstOnly', { n: first.length })}</p> : null}
    </details>
  )
}
