import { useEffect, useRef, useState } from 'react'
import type { Tier } from '../../../domain/contract/values.ts'
import { parseNumber } from '../../../domain/numbers.ts'
import type { Unit } from '../../../domain/trade-terms.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation } from '../../app/navigation/location.tsx'
import styles from './price-panel.module.css'
import type { PriceRow } from './price-rows.ts'
import { PriceTable } from './price-table.tsx'
import { quote, smallestOrder } from './quote.ts'
import { QuoteLine } from './quote-line.tsx'

/** The part of a product that its prices are made of. */
export interface PricedProduct {
  /** Of the chosen variant. */
  tiers: Tier[]
  /** The same as texts. */
  rows: PriceRow[]
  /** "Price per piece" */
  heading: string
  moq: number
  unit: Unit
  /** With or without tax, and the exchange rate behind the price in roubles. */
  notes: string[]
}

interface QuantityFormProps {
  typed: string
  /** The smallest quantity that has a price. */
  smallest: number
  onType: (text: string) => void
}

/** The form of the quantity: with script the total is computed as one types, without it the form requests the page. */
function QuantityForm({ typed, smallest, onType }: QuantityFormProps) {
  const { t } = useI18n()
  const { query } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  // What was typed before hydration is in the field, but not in the state.
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
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <button type="submit" className={`button ${styles.calculate}`}>
        {t('product.calculate')}
      </button>
    </form>
  )
}

/** Price tiers, and the total for the quantity that the buyer types. */
export function PricePanel({ product }: { product: PricedProduct }) {
  const { t } = useI18n()
  const { query } = useLocation()
  const { tiers, notes } = product
  const [typed, setTyped] = useState(query.quantity ?? '')
  const quantity = parseNumber(typed)
  const smallest = smallestOrder(tiers, product.moq)
  const chosen = quote(tiers, product.moq, quantity)
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
          <PriceTable rows={product.rows} heading={product.heading} chosen={chosen?.index ?? null} />
          <QuantityForm typed={typed} smallest={smallest} onType={setTyped} />
          <QuoteLine product={product} quote={chosen} quantity={quantity} smallest={smallest} />
          <p className={styles.notes}>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </p>
        </>
      )}
    </section>
  )
}
