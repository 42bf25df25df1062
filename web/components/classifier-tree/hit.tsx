import type { ReactNode } from 'react'
import type { CodeHit } from '../../../domain/contract/classifier.ts'
import { useI18n } from '../../app/i18n.tsx'
import { CodeLabel } from '../code-label.tsx'
import { LocalizedText } from '../localized.tsx'
import { MarkedRanges } from '../marked-ranges.tsx'
import styles from './classifier-tree.module.css'
import { RowFacts } from './row-facts.tsx'

interface HitProps {
  hit: CodeHit
  /** Digits of the query, marked in the code. */
  digits?: string
  /** Renders the element around the code and its name. */
  label: (content: ReactNode) => ReactNode
  /** Renders links and buttons at the end of the row. */
  children: ReactNode
}

/** A search hit: its path, its name with the query's words marked, its duty. */
export function Hit({ hit, digits = '', label, children }: HitProps) {
  const { t } = useI18n()
  const { code, name, nameMarks, unofficial, path, found } = hit
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
        {label(<CodeLabel code={code} name={name} unofficial={unofficial} nameMarks={nameMarks} digits={digits} />)}
        <RowFacts unit={hit.unit} duty={hit.duty} />
        {children}
      </div>
      {found && (
        <p className="soft small">
          {found.in && `${t(found.in === 'note' ? 'codes.inNote' : 'codes.inExplanation')} `}
          <LocalizedText value={found}>
            <MarkedRanges text={found.text} ranges={found.marks} />
          </LocalizedText>
        </p>
      )}
    </li>
  )
}
