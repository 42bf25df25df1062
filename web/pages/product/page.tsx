import type { PageProps } from '../../app/page/page.ts'
import { DeferredSlot, Slot } from '../../app/page/slot.tsx'
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
export default function ProductPage({ islandProps: { pictured, priced } }: PageProps<ProductLive>) {
  return (
    <div className={styles.page}>
      <Slot name="trail" />
      <div className={styles.sheet}>
        <Gallery product={pictured} />
        <div className={styles.main}>
          <Slot name="title" className="contents" />
          <PricePanel product={priced} />
          <Slot name="supplier" />
        </div>
        <Slot name="description" />
      </div>
      <DeferredSlot name="similar" />
    </div>
  )
}
