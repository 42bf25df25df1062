import type { ImportReport, PriceMove } from '../../../domain/contract/import-report.ts'
import { useI18n } from '../../app/i18n.tsx'
import { HeadRow } from '../../components/head-row.tsx'
import styles from './imports.module.css'
import { useWording } from './wording.ts'

/** Prices that change by more than 20 per cent: a misplaced comma is the costliest error that a file can have. */
export function CategoryMoves({ moves: { count, rows } }: Pick<ImportReport, 'moves'>) {
  const { t } = useI18n()
  if (count === 0) return null
  const heads = ['product', 'line', 'before', 'after', 'change'] as const
  return (
    <section>
      <h2>{t('imports.moves.title')}</h2>
      {count > rows.length ? <p>{t('imports.moves.more', { n: count })}</p> : null}
      <div className={styles.scroll}>
        <table className="ruled">
          <HeadRow heads={heads.map((head) => t(`imports.moves.${head}`))} />
          <tbody>
            {rows.map((row) => (
              <Row key={row.offer} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Row({ row: { offer, name, line, before, after, currency } }: { row: PriceMove }) {
  const { money, number } = useI18n()
  const wording = useWording()
  const change = Math.round((after / before - 1) * 100)
  return (
    <tr>
      <th scope="row">
        {wording(name)} <span className="soft small">{offer}</span>
      </th>
      <td className="figures">{line}</td>
      <td className="figures">{money(before, currency)}</td>
      <td className="figures">{money(after, currency)}</td>
      <td className="figures">
        {change > 0 ? '+' : '−'}
        {number(Math.abs(change))}&nbsp;%
      </td>
    </tr>
  )
}
