import { useI18n } from '../../app/i18n.tsx'
import { useQueryLink } from '../../app/navigation/location.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import type { ActiveFilter } from '../../components/facets/active-filters.tsx'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { useCategoryHref } from './category-href.ts'
import { NO_FILTERS } from './filters.ts'
import type { CatalogueData } from './load.ts'

interface NothingFoundProps {
  filters: ActiveFilter[]
  data: CatalogueData
}

/** An empty list is no dead end: each filter can be taken off, and the wider list is one press away. */
export function NothingFound({ filters, data }: NothingFoundProps) {
  const { t } = useI18n()
  return (
    <EmptyState title={t('catalogue.empty')} actions={<WaysOnward filters={filters} data={data} />}>
      {t(filters.length > 0 ? 'catalogue.emptyFiltered' : 'catalogue.emptyPlain')}
    </EmptyState>
  )
}

function WaysOnward({ filters, data: { category, above } }: NothingFoundProps) {
  const { t } = useI18n()
  const to = useCategoryHref()
  const link = useQueryLink()
  const parent = above.at(-1)
  return (
    <>
      {filters.map(({ key, label, off }) => (
        <a key={key} className="chip" href={link(off)} rel="nofollow">
          <Icon name="close" />
          {t('catalogue.without', { filter: label })}
        </a>
      ))}
      {filters.length > 1 && (
        <a className="chip" href={link(NO_FILTERS)} rel="nofollow">
          {t('catalogue.clear')}
        </a>
      )}
      {category && (
        <a className="chip" href={to(parent ?? null)}>
          <Icon name="category" />
          {parent ? <LocalizedText value={parent.name} /> : t('catalogue.all')}
        </a>
      )}
    </>
  )
}
