import { useI18n } from '../app/i18n.tsx'
import styles from './price.module.css'
import { useQuantity } from './quantity.ts'
import type { ShownProduct, ShownTier } from './shown-product.ts'
import { vatNote } from './vat-note.ts'

type PriceProps = Pick<ShownProduct, 'tiers' | 'unit' | 'vat'>

/**
 * A product's price in roubles: the best tier with its minimum quantity, below it the price of the smallest order. "≈"
 * where the seller quotes another currency (docs/behaviour.md, "Money"); "on request" where there is no price.
 */
export function Price({ tiers, unit, vat }: PriceProps) {
  const i18n = useI18n()
  const { t } = i18n
  const first = tiers[0]
  const best = tiers.at(-1)
  if (!first || !best) return <p className={styles.request}>{t('card.onRequest')}</p>
  return (
    <div className={styles.price}>
      <p className={styles.best}>
        <Best tier={best} several={first !== best} unit={unit} />
      </p>
      <p className={styles.note}>
        {first === best ? null : <First tier={first} unit={unit} />}
        {vat && <span>{vatNote(vat, i18n)}</span>}
      </p>
    </div>
  )
}

/** @returns the tier's rouble price as text, with "≈" where it was converted */
export function useRubPrice(): (tier: ShownTier) => string {
  const { money } = useI18n()
  return (tier) => (tier.currency === 'RUB' ? '' : '≈ ') + money(tier.rub)
}

function Best({ tier, several, unit }: { tier: ShownTier; several: boolean; unit: ShownProduct['unit'] }) {
  const { t } = useI18n()
  const price = useRubPrice()(tier)
  const quantity = useQuantity()
  return (
    <>
      <strong className={styles.amount}>{several ? t('card.from', { price }) : price}</strong>
      <span className={styles.quantity}>
        {tier.from > 1 ? t('card.fromQuantity', { quantity: quantity(tier.from, unit) }) : t(`perUnit.${unit}`)}
      </span>
    </>
  )
}

function First({ tier, unit }: { tier: ShownTier; unit: ShownProduct['unit'] }) {
  const { t } = useI18n()
  const price = useRubPrice()(tier)
  const quantity = useQuantity()
  return <span>{t('card.priceFrom', { price, quantity: quantity(tier.from, unit) })}</span>
}
