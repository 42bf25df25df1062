import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { FacetGroup, FacetLink } from '../../components/facets/facet.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import type { CatalogueData } from './load.ts'

/** How many suppliers are shown before "more". */
const FIRST = 12

/** Suppliers by number of products; the chosen one stands first, wherever it counts. */
export function SupplierFacet({ facets, exact }: Pick<CatalogueData, 'facets' | 'exact'>) {
  const { t } = useI18n()
  const { query } = useLocation()
  const link = useQueryLink()
  if (facets.supplier.length === 0) return null
  const chosen = facets.supplier.filter(({ id }) => id === query.supplier)
  const suppliers = [...chosen, ...facets.supplier.filter(({ id }) => id !== query.supplier)]
  const value = ({ id, name, count }: (typeof suppliers)[number]) => (
    <FacetLink
      key={id}
      href={link({ supplier: id === query.supplier ? undefined : id })}
      chosen={id === query.supplier}
      count={count}
      exact={exact}
    >
      <LocalizedText value={name} />
    </FacetLink>
  )
  return (
    <FacetGroup title={t('catalogue.supplier')} more={suppliers.slice(FIRST).map(value)}>
      {suppliers.slice(0, FIRST).map(value)}
    </FacetGroup>
  )
}
