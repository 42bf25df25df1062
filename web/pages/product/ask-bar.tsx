import { convertedPrice } from '../../../domain/converted-price.ts'
import { onOneLine } from '../../../domain/price-text.ts'
import type { TierPrice } from '../../../domain/tier-price.ts'
import { vatNote } from '../../../domain/vat-note.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from './ask-bar.module.css'
import { QUANTITY_FORM } from './ask-in-view.ts'
import type { PricedProduct } from './price-panel.tsx'

interface AskBarProps {
  product: PricedProduct
  /** The price of the typed quantity; null without one. */
  price: TierPrice | null
  quantity: number
}

/** The price of the typed quantity, or the lowest price. */
function Price({ product: { rows, unit, vat }, price, quantity }: AskBarProps) {
  const i18n = useI18n()
  const { t, money } = i18n
  const [first] = rows
  if (!first) return <p>{t('card.onRequest')}</p>
  if (!price)
    return (
      <p>
        <strong>{first.price}</strong> <span className="soft small">{first.range}</span>
      </p>
    )
  const { total, totalRub, tier } = price
  const own = money(total, tier.currency)
  const shown = convertedPrice({ currency: tier.currency, rub: totalRub }, i18n)
  const count = t(`unit.${unit}`, { n: quantity })
  return (
    <p>
      <strong>{shown || own}</strong>{' '}
      <span className="soft small">
        {shown
          ? onOneLine([own, count, vatNote(vat, i18n)])
          : onOneLine([`${count} × ${money(tier.amount, tier.currency)}`, vatNote(vat, i18n)])}
      </span>
    </p>
  )
}

/**
 * On a phone, price and inquiry button at the bottom while the form's own button is out of view (page.tsx decides). It submits the same
 * form, with the same quantity and variant.
 */
export function AskBar(props: AskBarProps) {
  const { t } = useI18n()
  const { ask } = props.product
  return (
    <div className={`${styles.bar} no-print`}>
      <Price {...props} />
      <button
        type="submit"
        form={QUANTITY_FORM}
        className="button primary"
        formAction={ask.action}
        name="product"
        value={ask.product}
      >
        {t('inquiry.ask')}
      </button>
    </div>
  )
}
