import { useEffect } from 'react'
import { Island } from '../../app/page/island.tsx'
import type { PageProps } from '../../app/page/page.ts'
import { DeferredSlot, Slot } from '../../app/page/slot.tsx'
import type { PicturedProduct } from './gallery.tsx'
import type { PricedProduct } from './price-panel.tsx'
import styles from './product.module.css'

/** Props of the product's islands: its pictures, and the prices that follow a typed quantity. */
export interface ProductIslandProps {
  pictured: PicturedProduct
  priced: PricedProduct
}

/** Watches the button that asks for a price; without its script the bar below does not show. @returns a function that stops it */
function watchAskButton(): () => void {
  const watching = import('./ask-in-view.ts').then((script) => script.watchAskButton()).catch(() => undefined)
  return () => void watching.then((stop) => stop?.())
}

const loadGallery = () => import('./gallery.tsx').then(({ Gallery }) => Gallery)
const loadPricePanel = () => import('./price-panel.tsx').then(({ PricePanel }) => PricePanel)

/** A product: what it is, what it costs for a quantity, who sells it. On paper it is one clean sheet. */
export default function ProductPage({ islandProps: { pictured, priced } }: PageProps<ProductIslandProps>) {
  // Another variant may draw the form anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the prices change
  useEffect(watchAskButton, [priced])
  return (
    <div className={styles.page}>
      <Slot name="trail" />
      <div className={styles.sheet}>
        <Island slot="gallery" load={loadGallery} props={{ product: pictured }} />
        <div className={styles.main}>
          <Slot name="title" className="contents" />
          <Island slot="prices" load={loadPricePanel} props={{ product: priced }} />
          <Slot name="block" className="contents" />
          <DeferredSlot name="bring" />
          <Slot name="supplier" />
        </div>
        <Slot name="description" />
      </div>
      <DeferredSlot name="similar" />
    </div>
  )
}
