import type { ReactNode } from 'react'
import { formatCode } from '../../../domain/classifier/format-code.ts'
import { useI18n } from '../../app/i18n.tsx'
import { useHref, useLocation } from '../../app/navigation/location.tsx'
import type { DeferredResult } from '../../app/page/page.ts'
import { ProductCard } from '../../components/product-card.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { SupplierTable } from '../../components/supplier-table.tsx'
import type { CodeLate, Filed as FiledUnder } from './load.ts'

interface FrameProps {
  /** The code whose list is linked; null where none can be. */
  under: string | null
  children: ReactNode
}

/** Late parts know the route alone until their data is there. */
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

/** Products or companies that have the code, or one above it. */
export function CodeListing({ outcome }: { outcome: DeferredResult<CodeLate['filed']> }) {
  const { t } = useI18n()
  const isProducts = useIsProducts()
  if (!outcome.ok)
    return (
      <Frame under={null}>
        <Soft>{t('codes.filedFailed')}</Soft>
      </Frame>
    )
  const filed = outcome.value
  if (filed === null) return null
  if (filed.rows.length === 0)
    return (
      <Frame under={null}>
        <Soft>{t(isProducts ? 'codes.noProducts' : 'codes.noCompanies')}</Soft>
      </Frame>
    )
  return (
    <Frame under={filed.under}>
      <Nearest under={filed.under} />
      <Rows filed={filed} />
    </Frame>
  )
}

/** Says so where what is shown stands under a code above the one that was asked for. */
function Nearest({ under }: { under: string }) {
  const { t } = useI18n()
  const isProducts = useIsProducts()
  const asked = useLocation().path.split('/').at(-1) ?? ''
  if (asked.length <= under.length) return null
  return <Soft>{t(isProducts ? 'codes.nearProducts' : 'codes.nearCompanies', { code: formatCode(under) })}</Soft>
}

function Rows({ filed }: { filed: FiledUnder }) {
  const { t } = useI18n()
  if (filed.kind === 'companies') return <SupplierTable companies={filed.rows} caption={t('codes.companies')} />
  return (
    <ul className="cards">
      {filed.rows.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
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
