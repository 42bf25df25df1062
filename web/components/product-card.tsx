import type { ReactNode } from 'react'
import { stockText } from '../../domain/stock-text.ts'
import { useI18n } from '../app/i18n.tsx'
import { useHref } from '../app/navigation/location.tsx'
import { CompareTick } from './compare-tick.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { LocalizedText, useTypeset } from './localized.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import styles from './product-card.module.css'
import { entryOf, linkQuery, type ShownProduct } from './shown-product.ts'
import { SupplierLine } from './supplier-line.tsx'

interface ProductCardProps {
  product: ShownProduct
  /** Level of the card's heading: one below the list's. */
  level?: 2 | 3
  /** For cards that are visible without scrolling: their pictures load first. */
  eager?: boolean
  /** The name with its matches marked, on the search page. */
  name?: ReactNode
  /** Below the name, in search results. */
  note?: ReactNode
}

/**
 * A product in a grid: picture, name, price, smallest order, stock, supplier, favourite button. Inside a `.cards` list
 * item.
 */
export function ProductCard({ product, level = 3, eager = false, name, note }: ProductCardProps) {
  const to = useHref()
  const { basis } = useI18n()
  // The very text of the heading: in the compressed page it then costs next to nothing.
  const spoken = useTypeset()(product.name)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <Picture picture={product.picture} alt="" eager={eager} className={styles.picture} />
      <div className={styles.body}>
        <Heading className={styles.name}>
          <a className="whole-link" href={to('product', product, linkQuery(product, basis))}>
            <LocalizedText value={product.name}>{name}</LocalizedText>
          </a>
        </Heading>
        {product.original ? (
          <p className="soft small">
            <LocalizedText value={product.original} />
          </p>
        ) : null}
        {note}
        <Price {...product} />
        <Terms product={product} />
        <SupplierLine supplier={product.supplier} />
      </div>
      <div className={styles.favourite}>
        <CompareTick entry={entryOf(product)} name={spoken} />
        <FavouriteButton id={product.id} name={spoken} />
      </div>
    </article>
  )
}

function Terms({ product }: { product: ShownProduct }) {
  const i18n = useI18n()
  const { moq, unit, stock, toOrder } = product
  return (
    <p className={styles.terms}>
      <span>{i18n.t('card.minimum', { quantity: i18n.t(`unit.${unit}`, { n: moq }) })}</span>
      {stock === null ? null : (
        <span className={stock > 0 && !toOrder ? styles.stock : undefined}>{stockText(product, i18n)}</span>
      )}
    </p>
  )
}
