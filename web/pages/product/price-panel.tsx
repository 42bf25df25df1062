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

/** Of a product what its price needs. */
export interface PricedProduct {
  /** Of the chosen variant. */
  tiers: Tier[]
  /** The same in words. */
  rows: PriceRow[]
  /** "Price per piece" */
  heading: string
  moq: number
  unit: Unit
  /** How the seller's price reads: with or without tax, and what stands behind the roubles. */
  notes: string[]
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
        onInput={(event) => onType(event.currentTarget.value)}
      />
      <button type="submit" className={`button ${styles.calculate}`}>
        {t('product.calculate')}
      </button>
    </form>
  )
}

/** Price tiers, and the answer for the quantity the buyer has in mind. */
export function PricePanel({ product }: { product: PricedProduct }) {
  const { t } = useI18n()
  const { query } = useLocation()
  const { tiers, notes } = product
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
          <PriceTable rows={product.rows} heading={product.heading} chosen={answer?.index ?? null} />
          <QuantityForm typed={typed} smallest={smallest} onType={setTyped} />
          <QuoteLine product={product} answer={answer} quantity={quantity} smallest={smallest} />
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
