import { useI18n } from '../../app/i18n.tsx'
import type { DeferredResult } from '../../app/page/page.ts'
import { ProductCards } from '../../components/product-cards.tsx'
import type { ShownProduct } from '../../components/shown-product.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import styles from './product.module.css'

/** Products of the same kind, to compare with. Where they could not be fetched it says so: the page stands without them. */
export function Similar({ outcome }: { outcome: DeferredResult<ShownProduct[]> }) {
  const { t } = useI18n()
  if (!outcome.ok) return <p className="notice no-print">{t('product.similarFailed')}</p>
  const products = outcome.value
  if (products.length === 0) return null
  return (
    <section className="no-print">
      <div className="section-head">
        <h2>{t('product.similar')}</h2>
      </div>
      <ProductCards products={products} className={`cards ${styles.similar}`} />
    </section>
  )
}

/** Stands where they will come. Without script what comes late stays away, and so does what promises it. */
export function SimilarAwaited() {
  const { t } = useI18n()
  return (
    <div className="needs-js no-print">
      <div className="section-head">
        <h2>{t('product.similar')}</h2>
      </div>
      <Skeleton kind="cards" count={4} />
    </div>
  )
}
