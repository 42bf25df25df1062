import { useI18n } from '../../app/i18n.tsx'
import { TreeFacet } from '../../components/facets/tree-facet.tsx'
import { useCategoryHref } from './category-href.ts'
import type { CatalogueData } from './load.ts'

/** The categories around the one that is shown. */
export function CategoryFacet({ data: { category, above, facets, exact } }: { data: CatalogueData }) {
  const { t } = useI18n()
  const to = useCategoryHref()
  return (
    <TreeFacet
      title={t('catalogue.category')}
      all={t('catalogue.all')}
      chosen={category}
      above={above}
      below={facets.category}
      exact={exact}
      to={to}
    />
  )
}
