/** Facet rows as the API's response. */
import type { ProductFacets } from '../../../../domain/contract/products.ts'
import type { Locale } from '../../../../domain/locale.ts'
import {
  areExact,
  byCountAndName,
  countedCountries,
  countedLink,
  countedLinks,
  countedNumbers,
  rowsOfFacet,
} from '../listing/facet-views.ts'
import type { FacetRow } from '../listing/facets.ts'
import type { Facet } from './facets.ts'
import { type ParameterRow, toParameterFacets } from './parameters/definitions.ts'

const KOPECKS = 100

/** The price range in whole roubles: the lowest price rounded down, the highest up. */
function priceRange(rows: FacetRow[]): ProductFacets['data']['price'] {
  const end = (which: string) => rows.find(({ facet, value }) => facet === 'price' && value === which)?.n
  const min = end('min')
  const max = end('max')
  if (min === undefined || max === undefined) return null
  return { min: Math.floor(min / KOPECKS), max: Math.ceil(max / KOPECKS) }
}

/** @param rows of all facets @param known parameters of the category */
export function toFacets(rows: FacetRow[], known: ParameterRow[], locale: Locale): ProductFacets {
  const of = (facet: Facet) => rowsOfFacet(rows, facet)
  return {
    data: {
      category: countedLinks(of('category'), locale),
      supplier: of('supplier')
        .map((row) => ({
          ...countedLink(row, locale),
          country: row.country ?? '',
          verified: row.verified ?? false,
        }))
        .sort(byCountAndName(locale)),
      country: countedCountries(of('country'), locale),
      price: priceRange(rows),
      moq: countedNumbers(of('moq')),
      inStock: of('inStock')[0]?.n ?? 0,
      parameters: toParameterFacets(known, rows, locale),
    },
    meta: { exact: areExact(rows) },
  }
}
