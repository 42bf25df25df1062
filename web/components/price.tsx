import { deliveryTerms } from '../../domain/delivery-terms.ts'
import { ageNote, besidesPrice, tierLine, tierTexts } from '../../domain/price-text.ts'
import { vatNote } from '../../domain/vat-note.ts'
import { useI18n } from '../app/i18n.tsx'
import { PriceTerms } from './delivery-terms.tsx'
import styles from './price.module.css'
import type { ShownProduct } from './shown-product.ts'

/** With a word joiner after each slash, where a line would break: "514 €/", "шт." */
const unbroken = (text: string): string => text.replaceAll('/', '/\u2060')

type Priced = Pick<ShownProduct, 'tiers' | 'fromPrice' | 'unit' | 'vat' | 'oldPrice'>

/**
 * A product's price (docs/behaviour.md, "Price in words"): the best tier, below it that of the smallest order, then tax, delivery
 * terms and its age; "on request" where there is no price.
 */
export function Price({ tiers, fromPrice, unit, vat, oldPrice }: Priced) {
  const i18n = useI18n()
  const [first] = tiers
  const last = tiers.at(-1)
  if (!first || !last) return <p className={styles.request}>{i18n.t('card.onRequest')}</p>
  const best = tierTexts(last, unit, i18n, fromPrice)
  return (
    <div className={styles.price}>
      <p className={styles.best}>
        <strong className={styles.amount}>{best.price}</strong>{' '}
        <span className={styles.quantity}>{unbroken(besidesPrice(best))}</span>
      </p>
      <p className={styles.note}>
        {first !== last && <span>{unbroken(tierLine(tierTexts(first, unit, i18n, fromPrice)))}</span>}
        <span>{vatNote(vat, i18n)}</span>
        <PriceTerms terms={deliveryTerms(tiers)} />
        {oldPrice && <span>{ageNote(oldPrice, i18n)}</span>}
      </p>
    </div>
  )
}
