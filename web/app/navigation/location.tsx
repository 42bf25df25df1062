import { createContext, useMemo } from 'react'
import type { Locale } from '../../../domain/locale.ts'
import { addressOf, href, type LinkArgs, type Query, type RouteName } from '../../../domain/routes.ts'
import { useProvided } from '../../state/use-provided.ts'

/** The current address. `path` has no language prefix, `query` only the keys that the route knows. */
export interface Location {
  route: RouteName | null
  locale: Locale
  path: string
  query: Record<string, string>
}

const LocationContext = createContext<Location | null>(null)
export const LocationProvider = LocationContext.Provider

/** The current address, the same at the edge and in the browser. */
export const useLocation = (): Location => useProvided(LocationContext)

/** `href` bound to the page's language: `to('product', { id, slug })`. */
export function useHref() {
  const { locale } = useLocation()
  return useMemo(() => {
    return <Name extends RouteName>(name: Name, ...args: LinkArgs<Name>) => href(name, locale, ...args)
  }, [locale])
}

/** Keys of a place in a list. */
const PLACES = ['page', 'after', 'before']
const ANYWHERE: Query = { page: undefined, after: undefined, before: undefined }

/**
 * The current address with some query keys changed: filters, sort, page. Changing anything but the page returns to the
 * first page; `undefined` removes a key.
 */
export function useQueryLink() {
  const { locale, path, query } = useLocation()
  return (change: Query): string =>
    addressOf(path, locale, { ...query, ...(PLACES.some((key) => key in change) ? {} : ANYWHERE), ...change })
}
