/** Facet rows as the answer that the page reads. */

import type { ProductFacets } from '../../../../domain/contract/products.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { localized } from '../../http/locale.ts'
import { COUNTED } from '../../http/paging.ts'
import type { Facet, FacetRow } from './facets.ts'

const KOPECKS = 100

type Facets = ProductFacets['data']

const byCount = (a: { count: number }, b: { count: number }): number => b.count - a.count

const values = (rows: FacetRow[]) => rows.map(({ value, n }) => ({ value, count: n }))

const link = (row: FacetRow, locale: Locale) => ({
  id: row.value,
  slug: row.slug ?? '',
  name: localized(row.names ?? {}, locale),
  count: row.n,
})

/** Whole roubles that hold the whole range: the cheapest rounded down, the dearest up. */
function priceRange(rows: FacetRow[]): Facets['price'] {
  const end = (which: string) => rows.find(({ value }) => value === which)?.n
  const [min, max] = [end('min'), end('max')]
  if (min === undefined || max === undefined) return null
  return { min: Math.floor(min / KOPECKS), max: Math.ceil(max / KOPECKS) }
}

/** @param rows of all facets; values that nothing has are left out. */
export function toFacets(rows: FacetRow[], locale: Locale): ProductFacets {
  const of = (facet: Facet) => rows.filter((row) => row.facet === facet && (row.n > 0 || facet === 'price'))
  return {
    data: {
      category: of('category')
        .map((row) => link(row, locale))
        .sort(byCount),
      supplier: of('supplier').map((row) => ({
        ...link(row, locale),
        country: row.country ?? '',
        verified: row.verified ?? false,
      })),
      country: values(of('country')).sort(byCount),
      price: priceRange(of('price')),
      moq: values(of('moq')).sort((a, b) => Number(a.value) - Number(b.value)),
      inStock: of('inStock')[0]?.n ?? 0,
    },
    meta: { exact: rows.every(({ facet, n }) => facet !== 'counted' || n <= COUNTED) },
  }
}
