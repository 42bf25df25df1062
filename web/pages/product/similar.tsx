import { useI18n } from '../../app/i18n.tsx'
import type { DeferredResult } from '../../app/page/page.ts'
import { HeadedSection } from '../../components/headed-section.tsx'
import { ProductCards } from '../../components/product-cards.tsx'
import type { ShownProduct } from '../../components/shown-product.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import styles from './product.module.css'

/** Products of the same kind, to compare with. A failure is shown as a note: the page is complete without them. */
export function Similar({ result }: { result: DeferredResult<ShownProduct[]> }) {
  const { t } = useI18n()
  if (!result.ok) return <p className="notice no-print">{t('product.similarFailed')}</p>
  if (result.value.length === 0) return null
  return (
    <HeadedSection title={t('product.similar')} className="no-print">
      <ProductCards products={result.value} className={`cards ${styles.similar}`} />
    </HeadedSection>
  )
}

/** Shown until they arrive. Without script they never do, so that this is hidden as well. */
export function SimilarFallback() {
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
