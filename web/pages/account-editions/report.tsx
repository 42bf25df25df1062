import type { EditionReport } from '../../../domain/contract/editions.ts'
import { LOCALES } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { HeadRow } from '../../components/head-row.tsx'
import styles from './changes.module.css'

/** What the files have: codes, names in each language, notes, and what was read from each file. */
export function EditionFacts({ report: { nodes, names, texts, listed, files } }: { report: EditionReport }) {
  const { t, number } = useI18n()
  return (
    <section>
      <h2>{t('editions.content')}</h2>
      <p>
        {[
          t('editions.nodes', { n: nodes }),
          ...LOCALES.map((locale) => t(`editions.names.${locale}`, { count: number(names[locale]) })),
          t('editions.texts', { n: texts }),
          t('editions.listed', { n: listed }),
        ].join(' · ')}
      </p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('editions.content')}>
        <table className="ruled">
          <HeadRow
            heads={(['file', 'fileKind', 'read', 'accepted', 'mended', 'refusedRows'] as const).map((head) =>
              t(`editions.heads.${head}`),
            )}
          />
          <tbody>
            {files.map(({ file, kind, encoding, ...counts }) => (
              <tr key={file}>
                <th scope="row">{file}</th>
                <td>
                  {t(`editions.fileKinds.${kind}`)} <span className="soft small">{encoding}</span>
                </td>
                {(['read', 'accepted', 'mended', 'refused'] as const).map((count) => (
                  <td key={count} className="figures">
                    {number(counts[count])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Rows that were refused, then those that were mended. */
export function EditionFaults({ report: { faults, moreFaults } }: { report: EditionReport }) {
  const { t } = useI18n()
  const of = (wanted: 'refused' | 'mended') => faults.filter(({ outcome }) => outcome === wanted)
  return (
    <>
      {(['refused', 'mended'] as const).map((outcome) =>
        of(outcome).length === 0 ? null : (
          <details key={outcome} open={outcome === 'refused'}>
            <summary>{t(outcome === 'refused' ? 'imports.refusedTitle' : 'imports.mendedTitle')}</summary>
            <ul>
              {of(outcome).map(({ file, line, code, detail }) => (
                <li key={`${file} ${line} ${code}`}>
                  {t(`editions.faults.${code}`, { detail })}{' '}
                  <span className="soft small">
                    {[file, line > 0 && t('imports.lines', { lines: String(line) })].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
      {moreFaults > 0 ? <p className="soft">{t('editions.moreFaults', { n: moreFaults })}</p> : null}
    </>
  )
}
