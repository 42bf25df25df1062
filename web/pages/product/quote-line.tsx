import { useI18n } from '../../app/i18n.tsx'
import styles from './price-panel.module.css'
import type { PricedProduct } from './price-panel.tsx'
import type { Quote } from './quote.ts'

interface QuoteLineProps {
  product: PricedProduct
  answer: Quote | null
  /** What was typed, as a number; 0 when nothing was. */
  quantity: number
  /** The smallest quantity that has a price. */
  smallest: number
}

/** The sum for the typed quantity, said aloud as it changes; or why there is none. */
export function QuoteLine({ product, answer, quantity, smallest }: QuoteLineProps) {
  const { t, money } = useI18n()
  return (
    <output className={styles.quote} htmlFor="quantity" data-none={answer ? undefined : ''}>
      {answer ? (
        <Sum answer={answer} quantity={t(`unit.${product.unit}`, { n: quantity })} money={money} />
      ) : (
        t(quantity > 0 ? 'product.belowMinimum' : 'product.typeQuantity', {
          quantity: t(`unit.${product.unit}`, { n: smallest }),
        })
      )}
    </output>
  )
}

function Sum({
  answer,
  quantity,
  money,
}: {
  answer: Quote
  quantity: string
  money: (amount: number, currency?: string) => string
}) {
  const { t } = useI18n()
  const { tier, total, totalRub, saving } = answer
  const price = money(tier.amount, tier.currency)
  return (
    <>
      <span className={styles.sum}>
        <span className="soft">
          {quantity} × {price} =
        </span>{' '}
        <strong>{money(total, tier.currency)}</strong>
      </span>
      {tier.currency !== 'RUB' && <span className="soft">≈ {money(totalRub)}</span>}
      {saving > 0 && (
        <span className={styles.saving}>{t('product.saving', { amount: money(saving, tier.currency) })}</span>
      )}
    </>
  )
}
