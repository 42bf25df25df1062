/** Facets: the values that each filter could have, counted as if that filter alone were not set. */
import { type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED, MAX_COUNTED_TOGETHER } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { decoded, number, translation, unionAll } from '../../../db/select.ts'
import { countedRows } from './counted-rows.ts'
import { written } from './filter-or-scan.ts'
import { maintainedFigure, setFilters } from './filters.ts'
import type { ListFacet, ListTable, MaintainedFigure, Searchable } from './list-table.ts'
import { countingSource } from './plan.ts'

const COLUMNS = sql.raw('facet, value, n, slug, names, country, verified')

/** The columns of a facet whose values have no names of their own. */
export const NO_NAMES = sql.raw('NULL AS slug, NULL AS names, NULL AS country, NULL AS verified')

interface NamedFacet<Selection> extends ListFacet<Selection> {
  name: string
}

/** Facets with the same selection, which are counted by one statement. */
interface FacetGroup<Selection> {
  facets: NamedFacet<Selection>[]
  selection: Selection
  figure: MaintainedFigure | null
  /** SELECTs of further rows. */
  further: SQL[]
}

/** Groups facets by selection: those whose filters are not set are all counted over the same rows. */
function groupFacets<Selection extends Searchable, Sort extends string, Source extends string>(
  list: ListTable<Selection, Sort, Source>,
  chosen: Selection,
): FacetGroup<Selection>[] {
  const filters = new Map(setFilters(list, chosen).map((filter) => [filter.facet, filter]))
  const shared: NamedFacet<Selection>[] = []
  const further: SQL[] = []
  const figure = maintainedFigure(list, chosen)
  const groups = [{ facets: shared, selection: chosen, figure, further }]
  for (const [name, known] of Object.entries(list.facets)) {
    const facet = { ...known, name }
    const filter = filters.get(name)
    if (filter && known.ofAll && !figure) further.push(known.ofAll)
    else if (filter) {
      const selection = { ...chosen, ...filter.unset }
      groups.push({ facets: [facet], selection, figure: maintainedFigure(list, selection), further: [] })
    } else shared.push(facet)
  }
  return groups
}

const facetColumns = (locale: Locale) => ({
  facet: sql<string>`facet`.as('facet'),
  value: sql<string>`value`.mapWith(String).as('value'),
  n: number(sql`n`, 'n'),
  slug: sql<string | null>`slug`.as('slug'),
  names: decoded<Text | null>(translation(sql`names`, locale), 'names'),
  country: sql<string | null>`country`.as('country'),
  verified: sql<boolean | null>`verified`.mapWith(Boolean).as('verified'),
})

const select = (db: Database, locale: Locale, parts: SQL[], base = sql``) =>
  db.select(facetColumns(locale)).from(sql`(${base}${unionAll(COLUMNS, parts)}) AS facets`)

export type FacetRow = Awaited<ReturnType<typeof select>>[number]

/** @returns the facet's rows from maintained counts, null where it has to be counted. */
function fromMaintained<Selection>(
  { fromFigure, maintained }: ListFacet<Selection>,
  { selection, figure }: FacetGroup<Selection>,
  chosen: Selection,
): SQL | null {
  if (figure && fromFigure) return fromFigure(selection, figure)
  return figure?.facet === 'all' && maintained ? maintained(selection, chosen) : null
}

/** How many rows are counted, and the most that are. */
const sizeOf = (n: SQL, most: number): SQL =>
  sql`SELECT 'counted' AS facet, ${written(most)} AS value, ${n} AS n, ${NO_NAMES}`

/** @returns the rows that facets are counted over */
function baseRows<Selection extends Searchable, Sort extends string, Source extends string>(
  list: ListTable<Selection, Sort, Source>,
  facets: NamedFacet<Selection>[],
  selection: Selection,
) {
  const alone = facets.every(({ byRow }) => byRow) ? list.rowsAlone?.(selection) : null
  if (alone) return { rows: alone, hasMore: null }
  const source = countingSource(list, selection)
  const columns = list.facetColumns(
    facets.map(({ name }) => name),
    source,
  )
  return countedRows(list, selection, { source, columns })
}

/** @returns a SELECT of the facets' rows, counted over the same rows */
function countedFacets<Selection extends Searchable, Sort extends string, Source extends string>(
  db: Database,
  list: ListTable<Selection, Sort, Source>,
  facets: NamedFacet<Selection>[],
  { selection, further, chosen, locale }: FacetGroup<Selection> & { chosen: Selection; locale: Locale },
) {
  const most = setFilters(list, selection).length > 1 ? MAX_COUNTED_TOGETHER : MAX_COUNTED
  const { rows: all, hasMore } = baseRows(list, facets, selection)
  const counts = [...facets.map((facet) => facet.counted(selection, chosen)), ...further]
  if (hasMore) counts.push(sizeOf(sql`iif(${hasMore}, ${written(most + 1)}, 0)`, most))
  const rows = sql`(${all} LIMIT ${written(most + 1)})`
  const summed = list.sums ? facets.filter(({ byRow }) => !byRow) : []
  const isReadOnce = summed.length === facets.length && !facets.some(({ readsBase }) => readsBase?.(selection))
  const base = sql`WITH base AS ${isReadOnce ? sql`NOT ` : sql``}MATERIALIZED ${rows}`
  if (!list.sums || summed.length === 0)
    return select(db, locale, [...counts, sql`${sizeOf(sql`count(*)`, most)} FROM base`], sql`${base} `)
  const sums = sql`${base}, sums AS MATERIALIZED (${list.sums(summed.map(({ name }) => name))}) `
  return select(db, locale, [...counts, sql`${sizeOf(sql`coalesce(sum(n), 0)`, most)} FROM sums`], sums)
}

/**
 * @returns the statements of all facets. Rows of facet 'counted' have the number of rows in a counted set, and as their value the most that
 *   are counted, which the number is above when there are more.
 */
function selectFacets<Selection extends Searchable, Sort extends string, Source extends string>(
  db: Database,
  list: ListTable<Selection, Sort, Source>,
  chosen: Selection,
  locale: Locale,
) {
  return groupFacets(list, chosen).flatMap((group) => {
    const { facets } = group
    const read = facets.flatMap((facet) => fromMaintained(facet, group, chosen) ?? [])
    const counted = facets.filter((facet) => fromMaintained(facet, group, chosen) === null)
    return [
      ...(read.length > 0 ? [select(db, locale, read)] : []),
      ...(counted.length > 0 ? [countedFacets(db, list, counted, { ...group, chosen, locale })] : []),
    ]
  })
}

/** @returns the rows of all facets, read in one round trip. */
export async function readFacetRows<Selection extends Searchable, Sort extends string, Source extends string>(
  db: Database,
  list: ListTable<Selection, Sort, Source>,
  selection: Selection,
  locale: Locale,
): Promise<FacetRow[]> {
  const [first, ...others] = selectFacets(db, list, selection, locale)
  return first ? (await db.batch([first, ...others])).flat() : []
}
