/** Facet rows as the API's response. */
import type { Locale } from '../../../../domain/locale.ts'
import { localized } from '../../http/locale.ts'
import {
  areExact,
  byCountAndName,
  countedCountries,
  countedLinks,
  countedNumbers,
  countedValues,
  rowsOfFacet,
} from '../listing/facet-views.ts'
import type { FacetRow } from '../listing/facets.ts'
import type { Facet } from './facets.ts'

/**
 * @param rows of all facets.
 * @returns the facets of both directories, and the branch, which each directory's response has under its own name.
 */
export function toFacets(rows: FacetRow[], locale: Locale) {
  const of = (facet: Facet) => rowsOfFacet(rows, facet)
  return {
    branch: countedLinks(of('branch'), locale),
    facets: {
      country: countedCountries(of('country'), locale),
      city: of('city')
        .map(({ value, n, names }) => ({ value, count: n, name: localized(names ?? {}, locale) }))
        .sort(byCountAndName(locale)),
      activity: countedValues(of('activity')),
      verified: of('verified')[0]?.n ?? 0,
      years: countedNumbers(of('years')),
    },
    ofServices: {
      from: countedCountries(of('from'), locale),
      to: countedCountries(of('to'), locale),
      regulation: countedValues(of('regulation')),
    },
    meta: { exact: areExact(rows) },
  }
}
