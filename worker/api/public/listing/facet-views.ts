/** Conversions of facet rows to the shapes that the API's facets share. */

import { compareNames } from '../../../../domain/collation.ts'
import type { Localized } from '../../../../domain/contract/values.ts'
import { countryName } from '../../../../domain/country-name.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { localized } from '../../http/locale.ts'
import type { FacetRow } from './facets.ts'

const byCount = (a: { count: number }, b: { count: number }): number => b.count - a.count

/** The most frequent first, equally frequent ones by their names: SQL can only sort by the stored value. */
export const byCountAndName =
  (locale: Locale) =>
  <Counted extends { count: number; name: Localized }>(a: Counted, b: Counted): number =>
    byCount(a, b) || compareNames(locale, a.name.text, b.name.text)

export const byNumber = (a: { value: string }, b: { value: string }): number => Number(a.value) - Number(b.value)

/** @returns the rows of a facet; values that no row has are left out. */
export const rowsOfFacet = (rows: FacetRow[], facet: string): FacetRow[] =>
  rows.filter((row) => row.facet === facet && row.n > 0)

type CountOfValue = Pick<FacetRow, 'value' | 'n'>

const counted = (rows: CountOfValue[]) => rows.map(({ value, n }) => ({ value, count: n }))

/** The most frequent first. */
export const countedValues = (rows: FacetRow[]) => counted(rows).sort(byCount)

/** Countries, the most frequent first, equally frequent ones by their names in the requested language. */
export function countedCountries(rows: CountOfValue[], locale: Locale) {
  const nameOf = ({ value }: { value: string }) => countryName(value, locale)
  return counted(rows).sort((a, b) => byCount(a, b) || compareNames(locale, nameOf(a), nameOf(b)))
}

/** In ascending order. */
export const countedNumbers = (rows: FacetRow[]) => counted(rows).sort(byNumber)

/** A value that has a page of its own. */
export const countedLink = (row: FacetRow, locale: Locale) => ({
  id: row.value,
  slug: row.slug ?? '',
  name: localized(row.names ?? {}, locale),
  count: row.n,
})

export const countedLinks = (rows: FacetRow[], locale: Locale) =>
  rows.map((row) => countedLink(row, locale)).sort(byCountAndName(locale))

/** Whether every count is exact: none has reached its limit. */
export const areExact = (rows: FacetRow[]): boolean =>
  rows.every(({ facet, value, n }) => facet !== 'counted' || n <= Number(value))
