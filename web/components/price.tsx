import { deliveryTerms } from '../../domain/delivery-terms.ts'
import { priceAt } from '../../domain/price-at-quantity.ts'
import { ageNote, atQuantityText, tierTexts } from '../../domain/price-text.ts'
import { smallestOrder } from '../../domain/tier-price.ts'
import { vatNote } from '../../domain/vat-note.ts'
import { useI18n } from '../app/i18n.tsx'
import { PriceTerms } from './delivery-terms.tsx'
import styles from './price.module.css'
import type { ShownProduct } from './shown-product.ts'
import { partedAtUnit, slashesJoined } from './unbroken.tsx'

/** "514 €/шт." in one piece: with a word joiner after the slash, where a line would break. */
const unbroken = (text: string): string => slashesJoined(text).replaceAll(' ', '\u00a0')

/** Texts of one line, which breaks between them only. Each is an item of a `.dotted` element. */
export const Parts = ({ parts }: { parts: string[] }) =>
  parts.filter(Boolean).map((part) => <span key={part}>{`${unbroken(part)} `}</span>)

type Priced = Pick<ShownProduct, 'tiers' | 'moq' | 'fromPrice' | 'unit' | 'vat' | 'oldPrice' | 'atQuantity'>

/**
 * A product's price (docs/behaviour.md, "Price in words"). At a chosen quantity it is the exact one; else that of the smallest order, by
 * which lists are sorted, on the chosen basis where there is one, and else below it the best tier. Then tax, delivery terms and its age; "on request" where there is no price.
 */
export function Price(product: Priced) {
  const i18n = useI18n()
  const { tiers, moq, fromPrice, unit, vat, atQuantity } = product
  const { basis } = i18n
  const [first] = tiers
  if (!first) return <p className={styles.request}>{i18n.t('card.onRequest')}</p>
  const best = atQuantity ? first : (tiers.at(-1) ?? first)
  const exact = atQuantityText(product, i18n)
  // All prices of a list are on the chosen VAT basis, those of goods without a price at its quantity as well.
  const smallest = basis && { quantity: smallestOrder(tiers, moq), unit, vat: basis.vat }
  const onBasis = smallest && atQuantityText({ ...product, atQuantity: priceAt(product, smallest) }, i18n)
  const texts = {
    ...tierTexts(first, unit, i18n, fromPrice),
    ...(onBasis && { price: onBasis.price, own: onBasis.own }),
  }
  const cheapest = tierTexts(best, unit, i18n, fromPrice)
  return (
    <div className={styles.price}>
      <p className={`dotted ${styles.first}`}>
        <strong className={styles.amount}>{partedAtUnit((exact ?? texts).price)}</strong>{' '}
        <Parts parts={[(exact ?? texts).own, (exact ?? texts).held]} />
      </p>
      {first !== best && (
        <p className="dotted">
          <Parts parts={[cheapest.held, cheapest.price, cheapest.own]} />
        </p>
      )}
      <p className={styles.note}>
        <span>{(exact ?? onBasis)?.vat ?? vatNote(vat, i18n)}</span>
        <Incomparable {...product} />
        <PriceTerms terms={deliveryTerms(tiers)} />
        <Age {...product} />
      </p>
    </div>
  )
}

function Age({ oldPrice }: Pick<Priced, 'oldPrice'>) {
  const i18n = useI18n()
  return oldPrice ? <span>{ageNote(oldPrice, i18n)}</span> : null
}

/** Why the price cannot be compared at the chosen quantity, where nothing else on the card says it. */
export function Incomparable({ unit, atQuantity }: Pick<Priced, 'unit' | 'atQuantity'>) {
  const { t } = useI18n()
  if (atQuantity?.apart === 'unit') return <strong>{t('basis.apartUnit', { unit: t(`perUnit.${unit}`) })}</strong>
  if (atQuantity?.apart !== 'minimum') return null
  return <strong>{t('basis.apartMinimum', { quantity: t(`unit.${unit}`, { n: atQuantity.quantity }) })}</strong>
}
