import { useEffect, useRef, useState } from 'react'
import { MAX_NUMBER_LENGTH } from '../../../domain/constraints.ts'
import type { Product } from '../../../domain/contract/products.ts'
import type { Localized, Tier } from '../../../domain/contract/values.ts'
import { MAX_QUANTITY } from '../../../domain/limits.ts'
import { smallestOrder, tierPrice } from '../../../domain/tier-price.ts'
import type { Unit } from '../../../domain/trade-terms.ts'
import { typedQuantity, type WrittenUnits } from '../../../domain/typed-quantity.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useLocation } from '../../app/navigation/location.tsx'
import { writeAddress, writeAddressNow } from '../../app/navigation/write-address.ts'
import { fullStop } from '../../app/page/sentences.ts'
import { CompareBasis } from '../../components/compare-basis.tsx'
import { AskBar } from './ask-bar.tsx'
import { QUANTITY_FORM } from './ask-in-view.ts'
import styles from './price-panel.module.css'
import type { PriceRow } from './price-rows.ts'
import { PriceTiers } from './price-table.tsx'
import { Stock, TotalLine } from './total-line.tsx'

/** The part of a product that its prices are made of. */
export interface PricedProduct {
  /** Prices by quantity, of the chosen variant. */
  tiers: Tier[]
  /** The tiers as texts. */
  rows: PriceRow[]
  /** "Price per piece" */
  heading: string
  moq: number
  unit: Unit
  vat: Product['vat']
  available: Pick<Product, 'stock' | 'leadDays'> & { place: Localized | null }
  /** The quantity that lists are shown for, in the product's unit; '' where it counts something else. */
  quantity: string
  /** Other units that the quantity may be typed in. */
  written: WrittenUnits
  /** With or without tax, and the exchange rate behind the price in roubles. */
  notes: string[]
  /** Product and variant of the inquiry, and the address of its form; the same for lists, as `entry` (domain/compared.ts). */
  ask: { product: string; variant: string | null; action: string; entry: string; lists: string }
}

/** The typed quantity, at first that of the address or of the lists. It is also written into the address, so that it survives going back; links to other variants get it added. */
function useQuantity(ofLists: string) {
  const { query } = useLocation()
  const [typed, setTyped] = useState(query.quantity ?? ofLists)
  const fromAddress = useRef(query.quantity)
  useEffect(() => {
    if (query.quantity !== undefined && query.quantity !== fromAddress.current) setTyped(query.quantity)
    fromAddress.current = query.quantity
  }, [query.quantity])
  useEffect(
    () => (typed === (query.quantity ?? '') ? undefined : writeAddress({ ...query, quantity: typed })),
    [typed, query],
  )
  return { typed, onType: setTyped, onLeave: () => writeAddressNow({ ...query, quantity: typed }) }
}

interface QuantityFormProps extends ReturnType<typeof useQuantity>, Pick<PricedProduct, 'ask' | 'unit'> {
  /** Whether there is a price to compute. */
  isPriced: boolean
}

/**
 * The form of the quantity: with script the total is computed as one types, without it the form requests the page. Its other buttons take
 * variant and quantity to the form of an inquiry and to lists, script or not.
 */
function QuantityForm({ typed, ask, unit, isPriced, onType, onLeave }: QuantityFormProps) {
  const { t } = useI18n()
  const field = useRef<HTMLInputElement>(null)
  // A quantity typed before hydration is in the field but not in the state.
  useEffect(() => onType(field.current?.value ?? ''), [onType])
  return (
    <form id={QUANTITY_FORM} className={`chips ${styles.form} no-print`} method="get" onSubmit={onLeave}>
      {ask.variant && <input type="hidden" name="variant" value={ask.variant} />}
      <input type="hidden" name="unit" value={unit} />
      <label htmlFor="quantity">{t('product.quantity')}</label>
      <input
        ref={field}
        id="quantity"
        className="field"
        name="quantity"
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_NUMBER_LENGTH}
        value={typed}
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {isPriced && (
        <button type="submit" className={`button ${styles.calculate}`}>
          {t('product.calculate')}
        </button>
      )}
      <button type="submit" className="button primary" formAction={ask.action} name="product" value={ask.product}>
        {t('inquiry.ask')}
      </button>
      <button type="submit" className="chip" formAction={ask.lists} name="add" value={ask.entry}>
        {t('lists.save')}
      </button>
    </form>
  )
}

/** Price tiers, and the total for the quantity that the buyer types. */
export function PricePanel({ product }: { product: PricedProduct }) {
  const { t, locale } = useI18n()
  const { tiers, notes, ask } = product
  const field = useQuantity(product.quantity)
  const read = typedQuantity(field.typed, locale, product.unit, product.written)
  const quantity = typeof read === 'number' && read <= MAX_QUANTITY ? read : 0
  const smallest = smallestOrder(tiers, product.moq)
  const chosen = tierPrice(tiers, product.moq, quantity)
  return (
    <section className={`sheet ${styles.panel}`} aria-labelledby="price-heading">
      <h2 id="price-heading" className={styles.heading}>
        {t('product.price')}
      </h2>
      {tiers.length === 0 ? (
        <>
          <p>
            <strong>{t('card.onRequest') + fullStop(locale)}</strong>
            <span className="soft">{t('product.onRequest')}</span>
          </p>
          <QuantityForm {...field} ask={ask} unit={product.unit} isPriced={false} />
        </>
      ) : (
        <>
          <PriceTiers rows={product.rows} heading={product.heading} chosen={chosen?.index ?? null} />
          <QuantityForm {...field} ask={ask} unit={product.unit} isPriced />
          <TotalLine
            product={product}
            price={chosen}
            quantity={quantity}
            smallest={smallest}
            fault={field.typed === '' || quantity > 0 ? null : read === 'ambiguous' ? 'ambiguous' : 'unreadable'}
          />
          <Stock product={product} quantity={quantity} />
          <p className="map-links soft small">
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </p>
        </>
      )}
      {quantity > 0 && <CompareBasis basis={{ quantity, unit: product.unit }} />}
      <AskBar product={product} price={chosen} quantity={quantity} />
    </section>
  )
}
