import type { Tier } from '../../../worker/api/schema.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useQuantity } from '../../components/quantity.ts'
import styles from './price-panel.module.css'
import type { PricedProduct } from './price-panel.tsx'
import { tierRange } from './quote.ts'

/** What one unit costs less than in the first tier, in whole percent. */
const lessThan = (first: Tier, tier: Tier) => Math.round((1 - tier.amount / first.amount) * 100)

/** A tier's price as the seller said it, with its value in roubles where that was converted. */
function UnitPrice({ tier }: { tier: Tier }) {
  const { money } = useI18n()
  return (
    <>
      {money(tier.amount, tier.currency)}
      {tier.currency !== 'RUB' && <span className={styles.converted}>≈ {money(tier.rub)}</span>}
    </>
  )
}

/** Unit price by quantity; the row that answers for the typed quantity is marked. */
export function PriceTable({ product, chosen }: { product: PricedProduct; chosen: number | null }) {
  const { t, number } = useI18n()
  const quantity = useQuantity()
  const { tiers } = product
  const first = tiers[0]
  const range = (index: number) => {
    const { from, to } = tierRange(tiers, index)
    return to === null
      ? t('card.fromQuantity', { quantity: quantity(from, product.unit) })
      : `${number(from)}–${quantity(to, product.unit)}`
  }
  return (
    <table className={`ruled ${styles.table}`}>
      <caption className="visually-hidden">{t('product.tiers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('product.tierQuantity')}</th>
          <th scope="col" className="number">
            {t('product.tierPrice', { unit: t(`perUnit.${product.unit}`) })}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, index) => (
          <tr key={tier.from} aria-current={index === chosen ? 'true' : undefined}>
            <th scope="row">
              {range(index)}
              {first && lessThan(first, tier) > 0 && (
                <span className={styles.less}>−{number(lessThan(first, tier))}%</span>
              )}
            </th>
            <td className="number">
              <UnitPrice tier={tier} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
