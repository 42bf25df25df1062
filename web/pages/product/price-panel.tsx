import { useEffect, useRef, useState } from 'react'
import type { Product } from '../../../worker/api/products/schema.ts'
import type { Tier } from '../../../worker/api/schema.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation } from '../../app/location.tsx'
import { parseNumber } from '../../app/number.ts'
import { vatNote } from '../../components/vat-note.ts'
import styles from './price-panel.module.css'
import { PriceTable } from './price-table.tsx'
import { quote, smallestOrder } from './quote.ts'
import { QuoteLine } from './quote-line.tsx'

interface PricePanelProps {
  product: Product
  /** Of the chosen variant. */
  tiers: Tier[]
}

/** How the seller's price reads: with or without tax, and what stands behind the roubles. */
function Notes({ product: { vat, rateDate }, tiers }: PricePanelProps) {
  const i18n = useI18n()
  const { t, date } = i18n
  const currency = tiers[0]?.currency
  return (
    <p className={styles.notes}>
      <span>{vat ? vatNote(vat, i18n) : t('product.vatUnknown')}</span>
      {rateDate && currency && currency !== 'RUB' && (
        <span>{t('product.rate', { currency, date: date(rateDate) })}</span>
      )}
    </p>
  )
}

interface QuantityFormProps {
  typed: string
  /** The smallest quantity that has a price. */
  smallest: number
  onType: (text: string) => void
}

/** A quantity to type and its price: worked out at once with script, by the address without. */
function QuantityForm({ typed, smallest, onType }: QuantityFormProps) {
  const { t } = useI18n()
  const { query } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the app took over stands in the field, and the app has not heard of it.
  useEffect(() => onType(field.current?.value ?? ''), [onType])
  return (
    <form className={`${styles.form} no-print`} method="get">
      {query.variant && <input type="hidden" name="variant" value={query.variant} />}
      <label htmlFor="quantity">{t('product.quantity')}</label>
      <input
        ref={field}
        id="quantity"
        className="field"
        name="quantity"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        placeholder={String(smallest)}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <button type="submit" className={`button ${styles.calculate}`}>
        {t('product.calculate')}
      </button>
    </form>
  )
}

/** Price tiers, and the answer for the quantity the buyer has in mind. */
export function PricePanel({ product, tiers }: PricePanelProps) {
  const { t } = useI18n()
  const { query } = useLocation()
  const [typed, setTyped] = useState(query.quantity ?? '')
  const quantity = parseNumber(typed)
  const smallest = smallestOrder(tiers, product.moq)
  const answer = quote(tiers, product.moq, quantity)
  return (
    <section className={`sheet ${styles.panel}`} aria-labelledby="price-heading">
      <h2 id="price-heading" className={styles.heading}>
        {t('product.price')}
      </h2>
      {tiers.length === 0 ? (
        <p>
          <strong>{t('card.onRequest')}.</strong> <span className="soft">{t('product.onRequest')}</span>
        </p>
      ) : (
        <>
          <PriceTable product={product} tiers={tiers} chosen={answer?.index ?? null} />
          <QuantityForm typed={typed} smallest={smallest} onType={setTyped} />
          <QuoteLine
            product={product}
            answer={answer}
            quantity={quantity}
            smallest={smallestOrder(tiers, product.moq)}
          />
          <Notes product={product} tiers={tiers} />
        </>
      )}
    </section>
  )
}
