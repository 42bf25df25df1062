import type { ReactNode } from 'react'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/navigation/location.tsx'
import type { DeferredResult } from '../../app/page/page.ts'
import { HeadedSection } from '../../components/headed-section.tsx'
import { GoodsNote } from '../../components/price-basis.tsx'
import { ProductCards } from '../../components/product-cards.tsx'
import type { ShownProduct } from '../../components/shown-product.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import similar from '../product/product.module.css'

function Frame({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const to = useHref()
  const { path } = useLocation()
  const id = path.split('/').at(-1)?.slice(0, 16) ?? ''
  return (
    <HeadedSection
      title={t('company.someProducts')}
      more={<a href={to('supplierProducts', { id })}>{t('company.allProducts')}</a>}
      className="no-print"
    >
      {children}
    </HeadedSection>
  )
}

/** Some of its products, the most popular first. */
export function Products({ result }: { result: DeferredResult<ShownProduct[]> }) {
  const { t } = useI18n()
  if (result.ok && result.value.length === 0) return null
  return (
    <Frame>
      {result.ok ? (
        <>
          <GoodsNote goods={result.value} />
          <ProductCards products={result.value} className={`cards ${similar.similar}`} />
        </>
      ) : (
        <p className="soft">{t('company.productsFailed')}</p>
      )}
    </Frame>
  )
}

export const ProductsFallback = () => (
  <Frame>
    <Skeleton kind="cards" />
  </Frame>
)
