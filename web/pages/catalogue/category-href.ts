import { useHref, useLocation, useQueryLink } from '../../app/navigation/location.tsx'

/**
 * The list being shown narrowed to a category, or to none, with its other filters: a place of its own in the catalogue, a
 * filter among a supplier's products.
 */
export function useCategoryHref() {
  const to = useHref()
  const link = useQueryLink()
  const { route, query } = useLocation()
  const kept = { ...query, category: undefined, page: undefined }
  return (category: { id: string; slug: string } | null): string => {
    if (route === 'supplierProducts') return link({ category: category?.id })
    return category ? to('category', category, kept) : to('catalogue', {}, kept)
  }
}
