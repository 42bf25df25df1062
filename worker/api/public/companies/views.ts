/** Facet rows as the answer that the page reads. */
import type { Locale } from '../../../../domain/locale.ts'
import { localized } from '../../http/locale.ts'
import { COUNTED } from '../../http/paging.ts'
import type { Facet, FacetRow } from './facets.ts'

const byCount = (a: { count: number }, b: { count: number }): number => b.count - a.count

const byValue = (a: { value: string }, b: { value: string }): number => Number(a.value) - Number(b.value)

const values = (rows: FacetRow[]) => rows.map(({ value, n }) => ({ value, count: n }))

/**
 * @param rows of all facets; values that nothing has are left out.
 * @returns the facets that both directories have, and the branch, which each calls by its own name.
 */
export function toFacets(rows: FacetRow[], locale: Locale) {
  const of = (facet: Facet) => rows.filter((row) => row.facet === facet && row.n > 0)
  return {
    branch: of('branch')
      .map((row) => ({
        id: row.value,
        slug: row.slug ?? '',
        name: localized(row.names ?? {}, locale),
        count: row.n,
      }))
      .sort(byCount),
    facets: {
      country: values(of('country')).sort(byCount),
      city: of('city')
        .map(({ value, n, names }) => ({ value, count: n, name: localized(names ?? {}, locale) }))
        .sort(byCount),
      activity: values(of('activity')).sort(byCount),
      verified: of('verified')[0]?.n ?? 0,
      years: values(of('years')).sort(byValue),
    },
    meta: { exact: rows.every(({ facet, n }) => facet !== 'counted' || n <= COUNTED) },
  }
}
