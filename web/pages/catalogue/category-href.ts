import { isParameterSort } from '../../../domain/parameters/filter.ts'
import { useHref, useLocation, useQueryLink } from '../../app/navigation/location.tsx'

/**
 * The current list narrowed to another category, or to none, with its other filters. In the catalogue a category has a path,
 * among a supplier's products it is a filter. Parameters belong to one category: another refuses them, and the order by one.
 */
export function useCategoryHref() {
  const to = useHref()
  const link = useQueryLink()
  const { route, query } = useLocation()
  const sort = isParameterSort(query.sort) ? undefined : query.sort
  const filters = { ...query, category: undefined, page: undefined, params: undefined, sort }
  return (category: { id: string; slug: string } | null): string => {
    if (route === 'supplierProducts') return link({ category: category?.id, params: undefined, sort })
    return category ? to('category', category, filters) : to('catalogue', {}, filters)
  }
}
