import type { Quote } from '../../../domain/quote.ts'
import { converted } from '../../../domain/reader-currency.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from './price-panel.module.css'
import type { PricedProduct } from './price-panel.tsx'

interface QuoteLineProps {
  product: PricedProduct
  quote: Quote | null
  /** What was typed, as a number; 0 when nothing was, or nothing that can be read. */
  quantity: number
  /** The smallest quantity that has a price. */
  smallest: number
  /** Whether what was typed could be a thousand or a fraction. */
  isAmbiguous: boolean
}

/** The total for the typed quantity, announced as it changes; or why there is none. */
export function QuoteLine({ product, quote, quantity, smallest, isAmbiguous }: QuoteLineProps) {
  const { t } = useI18n()
  return (
    <output className={styles.quote} htmlFor="quantity" data-none={quote ? undefined : ''}>
      {quote ? (
        <Sum quote={quote} quantity={t(`unit.${product.unit}`, { n: quantity })} />
      ) : (
        t(isAmbiguous ? 'number.ambiguousWhole' : quantity > 0 ? 'product.belowMinimum' : 'product.typeQuantity', {
          quantity: t(`unit.${product.unit}`, { n: smallest }),
        })
      )}
    </output>
  )
}

function Sum({ quote: { tier, total, totalRub, saving }, quantity }: { quote: Quote; quantity: string }) {
  const i18n = useI18n()
  const { t, money } = i18n
  const shown = converted({ currency: tier.currency, rub: totalRub }, i18n)
  return (
    <>
      <span className={styles.sum}>
        <span className="soft">
          {quantity} × {money(tier.amount, tier.currency)} =
        </span>{' '}
        <strong>{money(total, tier.currency)}</strong>
      </span>
      {shown && <span className="soft">{shown}</span>}
      {saving > 0 && (
        <span className={styles.saving}>{t('product.saving', { amount: money(saving, tier.currency) })}</span>
      )}
    </>
  )
}
