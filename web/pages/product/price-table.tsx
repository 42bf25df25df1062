import { useI18n } from '../../app/i18n.tsx'
import styles from './price-panel.module.css'
import type { PriceRow } from './price-rows.ts'

interface PriceTableProps {
  rows: PriceRow[]
  /** "Price per piece" */
  heading: string
  /** Index of the row that applies to the typed quantity. */
  chosen: number | null
}

/** Unit price by quantity; the row that applies to the typed quantity is marked. */
export function PriceTiers({ rows, heading, chosen }: PriceTableProps) {
  const { t } = useI18n()
  return (
    <table className={`ruled ${styles.table}`}>
      <caption className="visually-hidden">{t('product.tiers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('product.tierQuantity')}</th>
          <th scope="col" className="number">
            {heading}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ range, less, price, own, term }, index) => (
          <tr key={range} aria-current={index === chosen ? 'true' : undefined}>
            <th scope="row">
              {range}
              {less && <span className={styles.less}>{less}</span>}
            </th>
            <td className="number">
              {price}
              {[own, term].filter(Boolean).map((note) => (
                <span key={note} className={styles.own}>
                  {note}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
