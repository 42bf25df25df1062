/** Conversions of facet rows to the shapes that the API's facets share. */
import type { Locale } from '../../../../domain/locale.ts'
import { localized } from '../../http/locale.ts'
import { COUNTED } from '../../http/paging.ts'
import type { FacetRow } from './facets.ts'

export const byCount = (a: { count: number }, b: { count: number }): number => b.count - a.count

const byValue = (a: { value: string }, b: { value: string }): number => Number(a.value) - Number(b.value)

/** @returns the rows of a facet; values that no row has are left out. */
export const rowsOfFacet = (rows: FacetRow[], facet: string): FacetRow[] =>
  rows.filter((row) => row.facet === facet && row.n > 0)

const counted = (rows: FacetRow[]) => rows.map(({ value, n }) => ({ value, count: n }))

/** The most frequent first. */
export const countedValues = (rows: FacetRow[]) => counted(rows).sort(byCount)

/** In ascending order. */
export const countedNumbers = (rows: FacetRow[]) => counted(rows).sort(byValue)

/** A value that has a page of its own. */
export const countedLink = (row: FacetRow, locale: Locale) => ({
  id: row.value,
  slug: row.slug ?? '',
  name: localized(row.names ?? {}, locale),
  count: row.n,
})

/** The most frequent first. */
export const countedLinks = (rows: FacetRow[], locale: Locale) =>
  rows.map((row) => countedLink(row, locale)).sort(byCount)

/** Whether every count is exact: none has reached the limit of 10,000. */
export const areExact = (rows: FacetRow[]): boolean => rows.every(({ facet, n }) => facet !== 'counted' || n <= COUNTED)
