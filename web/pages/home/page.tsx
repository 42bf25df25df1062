import { Suspense } from 'react'
import type { StoryCard } from '../../../worker/api/stories/schema.ts'
import { Deferred } from '../../app/deferred.tsx'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/location.tsx'
import type { PageProps } from '../../app/page.ts'
import { ProductCard } from '../../components/product-card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StoryList } from '../../components/story-list.tsx'
import { SupplierTable } from '../../components/supplier-table.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { Join } from './join.tsx'
import type { HomeData } from './load.ts'
import { Sections } from './sections.tsx'

/** The front of the shop. */
export default function HomePage({ data }: PageProps<HomeData>) {
  return (
    <>
      <Hero data={data} />
      <Sections sections={data.sections} total={data.productTotal} />
      <Latest products={data.products} />
      <Suppliers suppliers={data.suppliers} />
      <Press />
      <Join />
    </>
  )
}

function Latest({ products }: Pick<HomeData, 'products'>) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <section>
      <div className="section-head">
        <h2>{t('home.new')}</h2>
        <a href={to('catalogue', {}, { sort: 'new' })}>{t('home.allNew')}</a>
      </div>
      <ul className={`cards ${styles.latest}`}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Suppliers({ suppliers }: Pick<HomeData, 'suppliers'>) {
  const { t } = useI18n()
  if (!suppliers || suppliers.items.length === 0) return null
  return (
    <section>
      <div className="section-head">
        <h2>{t('home.suppliersTitle')}</h2>
      </div>
      <SupplierTable companies={suppliers.items} caption={t('home.suppliersTitle')} />
    </section>
  )
}

function Press() {
  const { t } = useI18n()
  return (
    <section>
      <div className="section-head">
        <h2>{t('home.press')}</h2>
      </div>
      <Suspense fallback={<Skeleton kind="lines" count={6} />}>
        <Deferred<StoryCard[]> name="stories" failed={<p className="soft">{t('home.pressFailed')}</p>}>
          {(stories) => <StoryList stories={stories} />}
        </Deferred>
      </Suspense>
    </section>
  )
}
