import type { ReactNode } from 'react'
import type { StoryCard } from '../../../domain/contract/stories.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref } from '../../app/navigation/location.tsx'
import type { DeferredResult, DeferredSlots, Slots } from '../../app/page/page.ts'
import { PriceNote } from '../../components/currency-switch.tsx'
import { HeadedSection } from '../../components/headed-section.tsx'
import { ProductCards } from '../../components/product-cards.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StoryCards } from '../../components/story-list.tsx'
import { SupplierTable } from '../../components/supplier-table.tsx'
import { Examples, HomeLead, Sheet } from './hero.tsx'
import styles from './home.module.css'
import { Join } from './join.tsx'
import type { HomeData, HomeDeferred } from './load.ts'
import { Sections } from './sections.tsx'

export const slots = {
  lead: HomeLead,
  examples: Examples,
  sheet: Sheet,
  shop: Shop,
  join: Join,
} satisfies Slots<HomeData>

export const deferredSlots = {
  stories: {
    resolved: Stories,
    fallback: () => (
      <Press>
        <Skeleton kind="lines" count={6} />
      </Press>
    ),
  },
} satisfies DeferredSlots<HomeDeferred>

function Shop({ data }: { data: HomeData }) {
  return (
    <>
      <Sections sections={data.sections} total={data.productTotal} />
      <Latest products={data.products} />
      <Suppliers suppliers={data.suppliers} />
    </>
  )
}

function Stories({ result }: { result: DeferredResult<StoryCard[]> }) {
  const { t } = useI18n()
  return (
    <Press>{result.ok ? <StoryCards stories={result.value} /> : <p className="soft">{t('home.pressFailed')}</p>}</Press>
  )
}

function Press({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <HeadedSection title={t('home.press')} more={<a href={to('press')}>{t('press.all')}</a>}>
      {children}
    </HeadedSection>
  )
}

function Latest({ products }: Pick<HomeData, 'products'>) {
  const { t } = useI18n()
  const to = useHref()
  return (
    <HeadedSection title={t('home.new')} more={<a href={to('catalogue', {}, { sort: 'new' })}>{t('home.allNew')}</a>}>
      <PriceNote />
      <ProductCards products={products} className={`cards ${styles.latest}`} />
    </HeadedSection>
  )
}

function Suppliers({ suppliers }: Pick<HomeData, 'suppliers'>) {
  const { t } = useI18n()
  const to = useHref()
  if (!suppliers || suppliers.items.length === 0) return null
  return (
    <HeadedSection title={t('home.suppliersTitle')} more={<a href={to('suppliers')}>{t('directory.suppliers.all')}</a>}>
      <SupplierTable companies={suppliers.items} caption={t('home.suppliersTitle')} />
    </HeadedSection>
  )
}
