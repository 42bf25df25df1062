import { useI18n } from '../../app/i18n.tsx'
import { useLocation, useQueryLink } from '../../app/navigation/location.tsx'
import { usePersonalHref } from '../../app/navigation/personal-href.ts'
import { AskSuppliers } from '../../components/ask-suppliers.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { type ActiveFilter, allOff, WithoutFilter } from '../../components/facets/active-filters.tsx'
import { Icon } from '../../components/icon.tsx'
import { LocalizedText } from '../../components/localized.tsx'
import { useCategoryHref } from './category-href.ts'
import type { CatalogueData } from './load.ts'

interface NothingFoundProps {
  filters: ActiveFilter[]
  data: CatalogueData
}

/** An empty list is no dead end: it links to the list without each filter, and to the category above. */
export function NothingFound({ filters, data: { category, above, askable } }: NothingFoundProps) {
  const { t } = useI18n()
  const to = useCategoryHref()
  const toPersonal = usePersonalHref()
  const link = useQueryLink()
  const { query } = useLocation()
  const parent = above.at(-1)
  // Where only words were looked for, it is they that nothing is called.
  const isUnsold = query.q !== undefined && filters.length === 1 && !category
  const actions = (
    <>
      <WithoutFilter filters={filters} />
      {filters.length > 1 && (
        <a className="chip" href={link(allOff(filters))} rel="nofollow">
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
  return (
    <>
      <EmptyState title={isUnsold ? t('search.noGoods', { q: query.q ?? '' }) : t('catalogue.empty')} actions={actions}>
        {t(filters.length > 0 ? 'catalogue.emptyFiltered' : 'catalogue.emptyPlain')}
      </EmptyState>
      {query.q && (
        <p>
          <a href={toPersonal('requestList', { text: query.q })} rel="nofollow">
            {t('requestList.fromSearch')}
          </a>
        </p>
      )}
      <AskSuppliers askable={askable} q={query.q} />
    </>
  )
}
