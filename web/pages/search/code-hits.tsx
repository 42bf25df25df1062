import { CLASSIFIERS } from '../../../domain/classifier/compact.ts'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { Kind, type Mark } from './kind.tsx'
import type { SearchHits } from './load.ts'
import styles from './search.module.css'

/** The first codes of both classifiers, with links to all of them in the classifiers. */
export function FoundCodes({ codes, q, mark }: { codes: SearchHits['codes']; q: string; mark: Mark }) {
  const { t } = useI18n()
  const to = useHref()
  const trees = CLASSIFIERS.filter((tree) => codes.items.some((item) => item.tree === tree))
  const more = trees.map((tree) => (
    <a key={tree} href={to(tree, {}, { q })}>
      {t(`codes.${tree}.name`)}
    </a>
  ))
  return (
    <Kind name="search.codes" total={codes.total} more={<span className={styles.trees}>{more}</span>}>
      {codes.match === 'nearest' && <p className={styles.nearest}>{t('codes.read.nearest')}</p>}
      <ul className={styles.codes}>
        {codes.items.map(({ tree, code, name, path }) => (
          <li key={tree + code}>
            <a href={to(`${tree}Code`, { id: code })}>
              <span className="figures code">{formatCode(code)}</span>{' '}
              <LocalizedText value={name}>{mark(name)}</LocalizedText>
            </a>
            <span className={styles.path}>{[t(`codes.${tree}.name`), ...path].join(' / ')}</span>
          </li>
        ))}
      </ul>
    </Kind>
  )
}
