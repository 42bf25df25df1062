import type { FreightRoute, NamedRoute } from '../../../../domain/contract/freight-routes.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { lazy } from '../../../lazy.ts'

/** The list of towns is read where a company has routes. */
const places = lazy(() => import('../../../../domain/places/place-code.ts'))

/** @returns routes with the names of their places in this language */
export async function namedFreightRoutes(routes: readonly FreightRoute[], locale: Locale): Promise<NamedRoute[]> {
  if (routes.length === 0) return []
  const { placeName } = await places()
  const named = (code: string | null) =>
    code === null ? null : { code, name: { text: placeName(code, locale), lang: locale } }
  return routes.map(({ from, to }) => ({ from: named(from), to: named(to) }))
}
