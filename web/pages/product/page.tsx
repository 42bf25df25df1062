import type { PageProps } from '../../app/page.ts'
import { LatePart, Part } from '../../app/part.tsx'
import type { PicturedProduct } from './gallery.tsx'
import { Gallery } from './gallery.tsx'
import { type PricedProduct, PricePanel } from './price-panel.tsx'
import styles from './product.module.css'

/** What of a product lives in the browser: its pictures, and the prices that answer for a typed quantity. */
export interface ProductLive {
  pictured: PicturedProduct
  priced: PricedProduct
}

/** A product: what it is, what it costs for a quantity, who sells it. On paper it is one clean sheet. */
export default function ProductPage({ live: { pictured, priced } }: PageProps<ProductLive>) {
  return (
    <div className={styles.page}>
      <Part name="trail" />
      <div className={styles.sheet}>
        <Gallery product={pictured} />
        <div className={styles.main}>
          <Part name="title" className="contents" />
          <PricePanel product={priced} />
          <Part name="supplier" />
        </div>
        <Part name="description" />
      </div>
      <LatePart name="similar" />
    </div>
  )
}
