import { useHref, useLocation, useQueryLink } from '../../app/navigation/location.tsx'

/**
 * The current list narrowed to a category, or to none, with its other filters. In the catalogue a category has a path,
 * among a supplier's products it is a filter.
 */
export function useCategoryHref() {
  const to = useHref()
  const link = useQueryLink()
  const { route, query } = useLocation()
  const filters = { ...query, category: undefined, page: undefined }
  return (category: { id: string; slug: string } | null): string => {
    if (route === 'supplierProducts') return link({ category: category?.id })
    return category ? to('category', category, filters) : to('catalogue', {}, filters)
  }
}
