import type { ReactNode } from 'react'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/navigation/location.tsx'
import type { DeferredResult } from '../../app/page/page.ts'
import { HeadedSection } from '../../components/headed-section.tsx'
import { GoodsNote } from '../../components/price-basis.tsx'
import { ProductCards } from '../../components/product-cards.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { SupplierTable } from '../../components/supplier-table.tsx'
import { ActivityGoodsList, MakerList } from './linked.tsx'
import type { CodeDeferred, CodeListing as Listing } from './load.ts'
import { MarketNote } from './market.tsx'

interface FrameProps {
  /** The code whose whole list is linked; null for no link. */
  under: string | null
  children: ReactNode
}

/** Read from the route, since a fallback has no data yet. */
const useIsProducts = () => useLocation().route === 'tnvedCode'

function Frame({ under, children }: FrameProps) {
  const { t } = useI18n()
  const to = useHref()
  const isProducts = useIsProducts()
  const more = under !== null && (
    <a href={isProducts ? to('catalogue', {}, { tnved: under }) : to('suppliers', {}, { activity: under })}>
      {t(isProducts ? 'codes.allProducts' : 'codes.allCompanies', { code: formatCode(under) })}
    </a>
  )
  return (
    <HeadedSection title={t(isProducts ? 'codes.products' : 'codes.companies')} more={more} className="no-print">
      {children}
    </HeadedSection>
  )
}

/** The list without any rows: why there are none. */
const Empty = ({ children }: { children: ReactNode }) => (
  <Frame under={null}>
    <p className="soft">{children}</p>
  </Frame>
)

/** Products or companies with the code, or with one above it. */
export function CodeRows({ result }: { result: DeferredResult<CodeDeferred['listing']> }) {
  const { t } = useI18n()
  const isProducts = useIsProducts()
  if (!result.ok) return <Empty>{t('codes.filedFailed')}</Empty>
  const listing = result.value
  if (listing === null) return null
  if (listing.rows.length === 0) return <Empty>{t(isProducts ? 'codes.noProducts' : 'codes.noCompanies')}</Empty>
  return (
    <>
      <ListedRows listing={listing} />
      {listing.kind === 'products' && listing.makers && <MakerList makers={listing.makers} />}
      {listing.kind === 'companies' && listing.goods && <ActivityGoodsList goods={listing.goods} />}
    </>
  )
}

function ListedRows({ listing }: { listing: Listing }) {
  const { t } = useI18n()
  return (
    <Frame under={listing.under}>
      <Nearest under={listing.under} />
      {listing.kind === 'companies' ? (
        <SupplierTable companies={listing.rows} caption={t('codes.companies')} />
      ) : (
        <>
          <MarketNote under={listing.under} market={listing.market} />
          <GoodsNote goods={listing.rows} />
          <ProductCards products={listing.rows} />
        </>
      )}
    </Frame>
  )
}

/** A note where the list is that of a code above the requested one. */
function Nearest({ under }: { under: string }) {
  const { t } = useI18n()
  const isProducts = useIsProducts()
  const requested = useLocation().path.split('/').at(-1) ?? ''
  if (requested.length <= under.length) return null
  return (
    <p className="soft">{t(isProducts ? 'codes.nearProducts' : 'codes.nearCompanies', { code: formatCode(under) })}</p>
  )
}

export function CodeListingFallback() {
  const isProducts = useIsProducts()
  return (
    <Frame under={null}>
      <Skeleton kind={isProducts ? 'cards' : 'lines'} />
    </Frame>
  )
}
