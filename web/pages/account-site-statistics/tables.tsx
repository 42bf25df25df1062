import type { ReactNode } from 'react'
import { percent } from '../../../domain/percent.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from '../account/account.module.css'
import tables from './tables.module.css'

interface TableProps {
  title: string
  /** How the numbers are counted. */
  how: string
  heads: readonly string[]
  rows: { key: string; cells: ReactNode[] }[]
}

/** A table of numbers with how they are counted. */
export function CountedTable({ title, how, heads, rows }: TableProps) {
  const { t } = useI18n()
  const [first, ...others] = heads
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="soft">{t('statistics.none')}</p>
      ) : (
        <div className="scroll-x" tabIndex={0} role="region" aria-label={title}>
          <table className={`ruled ${tables.counted}`}>
            <thead>
              <tr>
                <th scope="col">{first}</th>
                {others.map((head) => (
                  <th key={head} scope="col" className="number">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [head, ...cells] }) => (
                <tr key={key}>
                  <th scope="row">
                    <span className={tables.words}>{head}</span>
                  </th>
                  {cells.map((cell, at) => (
                    <td key={others[at]} className="number">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={`soft small ${styles.narrow}`}>{how}</p>
    </section>
  )
}

interface ComparedProps {
  title: string
  how: string
  /** Heading of the first column. */
  label: string
  rows: readonly { key: string; now: number; before: number }[]
  name: (key: string) => ReactNode
  /** What a row's share is calculated from: all rows together, or the row above, as with the steps of a deal; absent: no shares. */
  shareOf?: 'all' | 'above'
}

/** Numbers of a period and of the one before. */
export function ComparedTable({ title, how, label, rows, name, shareOf }: ComparedProps) {
  const { t, number, locale } = useI18n()
  const all = rows.reduce((sum, { now }) => sum + now, 0)
  const share = (part: number, whole: number) =>
    whole > 0 ? percent(Math.round((1000 * part) / whole) / 10, locale) : '—'
  const head = { all: t('siteStatistics.share'), above: t('statistics.share') }
  return (
    <CountedTable
      title={title}
      how={how}
      heads={[label, t('statistics.now'), t('statistics.before'), ...(shareOf ? [head[shareOf]] : [])]}
      rows={rows.map(({ key, now, before }, at) => ({
        key,
        cells: [
          name(key),
          number(now),
          number(before),
          ...(shareOf ? [share(now, shareOf === 'all' ? all : (rows[at - 1]?.now ?? 0))] : []),
        ],
      }))}
    />
  )
}
