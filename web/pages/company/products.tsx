import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/navigation/location.tsx'
import type { DeferredResult } from '../../app/page/page.ts'
import { ProductCards } from '../../components/product-cards.tsx'
import type { ShownProduct } from '../../components/shown-product.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import similar from '../product/product.module.css'

function Frame({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const to = useHref()
  const { path } = useLocation()
  return (
    <section className="no-print">
      <div className="section-head">
        <h2>{t('company.someProducts')}</h2>
        <a href={to('supplierProducts', { id: path.split('/').at(-1)?.slice(0, 16) ?? '' })}>
          {t('company.allProducts')}
        </a>
      </div>
      {children}
    </section>
  )
}

/** Some of its products, the most popular first. */
export function Products({ outcome }: { outcome: DeferredResult<ShownProduct[]> }) {
  const { t } = useI18n()
  if (!outcome.ok)
    return (
      <Frame>
        <p className="soft">{t('company.productsFailed')}</p>
      </Frame>
    )
  if (outcome.value.length === 0) return null
  return (
    <Frame>
      <ProductCards products={outcome.value} className={`cards ${similar.similar}`} />
    </Frame>
  )
}

export const ProductsFallback = () => (
  <Frame>
    <Skeleton kind="cards" />
  </Frame>
)
