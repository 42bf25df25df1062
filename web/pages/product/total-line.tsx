import { convertedPrice } from '../../../domain/converted-price.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { listed } from '../../../domain/listed.ts'
import { priceAt } from '../../../domain/price-at-quantity.ts'
import { atQuantityText } from '../../../domain/price-text.ts'
import { quantityFault } from '../../../domain/quantity-fault.ts'
import { missingFrom, stockText } from '../../../domain/stock-text.ts'
import type { TierPrice } from '../../../domain/tier-price.ts'
import { isMeasured } from '../../../domain/trade-quantity.ts'
import type { Unit } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import styles from './price-panel.module.css'
import type { PricedProduct } from './price-panel.tsx'

interface TotalLineProps {
  product: PricedProduct
  price: TierPrice | null
  /** What was typed, as a number; 0 when nothing was, or nothing that can be read. */
  quantity: number
  /** The smallest quantity that has a price. */
  smallest: number
  /** `ambiguous` where what was typed could be a thousand or a fraction; null where nothing was typed, or what can be read. */
  fault: 'ambiguous' | 'unreadable' | null
}

function faultText(i18n: I18n, fault: 'ambiguous' | 'unreadable', unit: Unit): string {
  if (fault === 'unreadable') return quantityFault(i18n, unit)
  return i18n.t(isMeasured(unit) ? 'number.ambiguous' : 'number.ambiguousWhole')
}

/** The total for the typed quantity, announced as it changes; or why there is none. */
export function TotalLine({ product, price, quantity, smallest, fault }: TotalLineProps) {
  const i18n = useI18n()
  const { t } = i18n
  return (
    <output className={styles.quote} htmlFor="quantity" data-none={price ? undefined : ''}>
      {price ? (
        <>
          <Sum price={price} quantity={t(`unit.${product.unit}`, { n: quantity })} />
          <OnBasis product={product} quantity={quantity} />
        </>
      ) : fault ? (
        faultText(i18n, fault, product.unit)
      ) : (
        t(quantity > 0 ? 'product.belowMinimum' : 'product.typeQuantity', {
          quantity: t(`unit.${product.unit}`, { n: smallest }),
        })
      )}
    </output>
  )
}

/** The exact price of one unit with VAT or without, as lists are shown. */
function OnBasis({ product, quantity }: Pick<TotalLineProps, 'product' | 'quantity'>) {
  const i18n = useI18n()
  const { basis } = i18n
  if (!basis) return null
  const atQuantity = priceAt(product, { ...basis, quantity, unit: product.unit })
  const exact = atQuantityText({ ...product, atQuantity }, i18n)
  return (
    exact && (
      <span>
        <strong>{exact.price}</strong> <span className="soft">{listed([exact.own, exact.vat], i18n.locale)}</span>
      </span>
    )
  )
}

/** How much of the typed quantity is not in stock, in how many days that is dispatched, and from where; nothing where all is in stock. */
export function Stock({ product, quantity }: Pick<TotalLineProps, 'product' | 'quantity'>) {
  const i18n = useI18n()
  const { unit, available } = product
  const toOrder = missingFrom(available, quantity)
  return toOrder ? <p className="small">{stockText({ unit, stock: available.stock, toOrder }, i18n)}</p> : null
}

/** In the reader's currency first, then as the seller counts it. */
function Sum({ price: { tier, total, totalRub, saving }, quantity }: { price: TierPrice; quantity: string }) {
  const i18n = useI18n()
  const { t, money } = i18n
  const own = money(total, tier.currency)
  const shown = convertedPrice({ currency: tier.currency, rub: totalRub }, i18n)
  const saved = convertedPrice({ currency: tier.currency, rub: (saving * totalRub) / total }, i18n)
  return (
    <>
      <span className={styles.sum}>
        {shown && <strong>{shown}</strong>}{' '}
        <span className="soft">
          {quantity} × {money(tier.amount, tier.currency)} = {shown && own}
        </span>
        {!shown && <strong> {own}</strong>}
      </span>
      {saving > 0 && (
        <span className={styles.saving}>{t('product.saving', { amount: saved || money(saving, tier.currency) })}</span>
      )}
    </>
  )
}
