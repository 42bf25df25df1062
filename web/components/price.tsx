import { deliveryTerms } from '../../domain/delivery-terms.ts'
import { vatNote } from '../../domain/vat-note.ts'
import { useI18n } from '../app/i18n.tsx'
import { DeliveryTerms } from './delivery-terms.tsx'
import styles from './price.module.css'
import type { ShownProduct, ShownTier } from './shown-product.ts'

/**
 * A product's price in roubles: the best tier with its minimum quantity, below it the price of the smallest order. "≈"
 * where the seller quotes another currency (docs/behaviour.md, "Money"); "on request" where there is no price.
 */
export function Price({ tiers, unit, vat }: Pick<ShownProduct, 'tiers' | 'unit' | 'vat'>) {
  const i18n = useI18n()
  const { t } = i18n
  const rubPrice = useRubPrice()
  const quantityOf = ({ from }: ShownTier) => t(`unit.${unit}`, { n: from })
  const first = tiers[0]
  const best = tiers.at(-1)
  if (!first || !best) return <p className={styles.request}>{t('card.onRequest')}</p>
  const price = rubPrice(best)
  const terms = deliveryTerms(tiers)
  // One text: two would be parted by a comment in the document, which crawlers read as a space.
  const perUnit = t(`perUnit.${unit}`)
  const held = best.from > 1 ? `${perUnit} · ${t('card.fromQuantity', { quantity: quantityOf(best) })}` : perUnit
  return (
    <div className={styles.price}>
      <p className={styles.best}>
        <strong className={styles.amount}>{price}</strong>
        <span className={styles.quantity}>{held}</span>
      </p>
      <p className={styles.note}>
        {first !== best && <span>{t('card.priceFrom', { price: rubPrice(first), quantity: quantityOf(first) })}</span>}
        {vat && <span>{vatNote(vat, i18n)}</span>}
        {terms.length > 0 && (
          <span>
            <DeliveryTerms terms={terms} />
          </span>
        )}
      </p>
    </div>
  )
}

/** @returns the tier's rouble price as text, with "≈" where it was converted */
export function useRubPrice(): (tier: ShownTier) => string {
  const { money } = useI18n()
  return (tier) => (tier.currency === 'RUB' ? '' : '≈ ') + money(tier.rub)
}
