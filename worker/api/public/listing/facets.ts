/** Facets: the values that each filter could have, counted as if that filter alone were not set. */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { decoded, number, translation, unionAll } from '../../../db/select.ts'
import { CANDIDATES } from './filter-or-scan.ts'
import { conditions, maintainedFigure, setFilters } from './filters.ts'
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
}

/** Groups facets by selection: those whose filters are not set are all counted over the same rows. */
function groupFacets<Selection extends Searchable, Sort extends string, Source extends string>(
  list: ListTable<Selection, Sort, Source>,
  chosen: Selection,
): FacetGroup<Selection>[] {
  const filters = new Map(setFilters(list, chosen).map((filter) => [filter.facet, filter]))
  const shared: NamedFacet<Selection>[] = []
  const groups = [{ facets: shared, selection: chosen, figure: maintainedFigure(list, chosen) }]
  for (const [name, known] of Object.entries(list.facets)) {
    const facet = { ...known, name }
    const filter = filters.get(name)
    if (filter) {
      const selection = { ...chosen, ...filter.unset }
      groups.push({ facets: [facet], selection, figure: maintainedFigure(list, selection) })
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

const sizeOf = (n: SQL): SQL => sql`SELECT 'counted' AS facet, '' AS value, ${n} AS n, ${NO_NAMES}`

/** @returns a SELECT of the rows that facets are counted over */
function baseRows<Selection extends Searchable, Sort extends string, Source extends string>(
  list: ListTable<Selection, Sort, Source>,
  facets: NamedFacet<Selection>[],
  selection: Selection,
): SQL {
  const alone = facets.every(({ byRow }) => byRow) ? list.rowsAlone?.(selection) : null
  if (alone) return alone
  const source = countingSource(list, selection)
  const from = list.from(source, selection, 'unscored')
  const columns = list.facetColumns(facets.map(({ name }) => name))
  return sql`SELECT ${columns} FROM ${from} WHERE ${conditions(list, selection, source)}`
}

/** @returns a SELECT of the facets' rows, counted over the same rows */
function countedFacets<Selection extends Searchable, Sort extends string, Source extends string>(
  db: Database,
  list: ListTable<Selection, Sort, Source>,
  facets: NamedFacet<Selection>[],
  { selection, chosen, locale }: { selection: Selection; chosen: Selection; locale: Locale },
) {
  const counts = facets.map((facet) => facet.counted(selection, chosen))
  const rows = sql`(${baseRows(list, facets, selection)} LIMIT ${CANDIDATES})`
  const summed = list.sums ? facets.filter(({ byRow }) => !byRow) : []
  const base = sql`WITH base AS ${sql.raw(summed.length === facets.length ? 'NOT ' : '')}MATERIALIZED ${rows}`
  if (!list.sums || summed.length === 0)
    return select(db, locale, [...counts, sql`${sizeOf(sql`count(*)`)} FROM base`], sql`${base} `)
  const sums = sql`${base}, sums AS MATERIALIZED (${list.sums(summed.map(({ name }) => name))}) `
  return select(db, locale, [...counts, sql`${sizeOf(sql`coalesce(sum(n), 0)`)} FROM sums`], sums)
}

/**
 * @returns the statements of all facets. Rows of facet 'counted' have the number of rows in a counted set, or any
 *   number above 10,000 when there are more.
 */
function selectFacets<Selection extends Searchable, Sort extends string, Source extends string>(
  db: Database,
  list: ListTable<Selection, Sort, Source>,
  chosen: Selection,
  locale: Locale,
) {
  return groupFacets(list, chosen).flatMap((group) => {
    const { facets, selection } = group
    const read = facets.flatMap((facet) => fromMaintained(facet, group, chosen) ?? [])
    const counted = facets.filter((facet) => fromMaintained(facet, group, chosen) === null)
    return [
      ...(read.length > 0 ? [select(db, locale, read)] : []),
      ...(counted.length > 0 ? [countedFacets(db, list, counted, { selection, chosen, locale })] : []),
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
