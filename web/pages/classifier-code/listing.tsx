import type { ReactNode } from 'react'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/navigation/location.tsx'
import type { DeferredResult } from '../../app/page/page.ts'
import { ProductCards } from '../../components/product-cards.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { SupplierTable } from '../../components/supplier-table.tsx'
import type { CodeDeferred, CodeListing as Listing } from './load.ts'

interface FrameProps {
  /** The code whose whole list is linked; null for no link. */
  under: string | null
  children: ReactNode
}

/** From the route, since a fallback has no data yet. */
const useIsProducts = () => useLocation().route === 'tnvedCode'

function Frame({ under, children }: FrameProps) {
  const { t } = useI18n()
  const to = useHref()
  const isProducts = useIsProducts()
  return (
    <section className="no-print">
      <div className="section-head">
        <h2>{t(isProducts ? 'codes.products' : 'codes.companies')}</h2>
        {under !== null && (
          <a href={isProducts ? to('catalogue', {}, { tnved: under }) : to('suppliers', {}, { activity: under })}>
            {t(isProducts ? 'codes.allProducts' : 'codes.allCompanies', { code: formatCode(under) })}
          </a>
        )}
      </div>
      {children}
    </section>
  )
}

const Soft = ({ children }: { children: ReactNode }) => <p className="soft">{children}</p>

/** Products or companies with the code, or with one above it. */
export function CodeListing({ outcome }: { outcome: DeferredResult<CodeDeferred['listing']> }) {
  const { t } = useI18n()
  const isProducts = useIsProducts()
  if (!outcome.ok)
    return (
      <Frame under={null}>
        <Soft>{t('codes.filedFailed')}</Soft>
      </Frame>
    )
  const listing = outcome.value
  if (listing === null) return null
  if (listing.rows.length === 0)
    return (
      <Frame under={null}>
        <Soft>{t(isProducts ? 'codes.noProducts' : 'codes.noCompanies')}</Soft>
      </Frame>
    )
  return (
    <Frame under={listing.under}>
      <Nearest under={listing.under} />
      <Rows listing={listing} />
    </Frame>
  )
}

/** A note where the list is that of a code above the requested one. */
function Nearest({ under }: { under: string }) {
  const { t } = useI18n()
  const isProducts = useIsProducts()
  const requested = useLocation().path.split('/').at(-1) ?? ''
  if (requested.length <= under.length) return null
  return <Soft>{t(isProducts ? 'codes.nearProducts' : 'codes.nearCompanies', { code: formatCode(under) })}</Soft>
}

function Rows({ listing }: { listing: Listing }) {
  const { t } = useI18n()
  if (listing.kind === 'companies') return <SupplierTable companies={listing.rows} caption={t('codes.companies')} />
  return <ProductCards products={listing.rows} />
}

export function CodeListingFallback() {
  const isProducts = useIsProducts()
  return (
    <Frame under={null}>
      <Skeleton kind={isProducts ? 'cards' : 'lines'} />
    </Frame>
  )
}
