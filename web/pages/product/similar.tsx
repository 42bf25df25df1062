import { useI18n } from '../../app/i18n.tsx'
import { ProductCard } from '../../components/product-card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import type { Similar } from './load.ts'
import styles from './product.module.css'

/** Products of the same kind, to compare with. */
export function SimilarProducts({ products }: { products: Similar }) {
  const { t } = useI18n()
  if (products.length === 0) return null
  return (
    <section className="no-print">
      <div className="section-head">
        <h2>{t('product.similar')}</h2>
      </div>
      <ul className={`cards ${styles.similar}`}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
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

/** The page stands without them: says so and leaves it at that. */
export function SimilarFailed() {
  const { t } = useI18n()
  return <p className="notice no-print">{t('product.similarFailed')}</p>
}
