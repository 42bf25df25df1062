import { type SQL, sql } from 'drizzle-orm'
import type { ListFilter, ListTable, MaintainedFigure, Searchable } from './list-table.ts'

const isSet = <Selection extends Searchable>(
  selection: Selection,
  { unset, isSet }: ListFilter<Selection, never>,
): boolean =>
  isSet?.(selection) ??
  Object.entries(selection).some(([field, value]) => field in unset && value !== undefined && value !== false)

/** @returns the filters that are set in the selection. */
export const setFilters = <Selection extends Searchable, Sort extends string, Source extends string>(
  { filters }: ListTable<Selection, Sort, Source>,
  selection: Selection,
) => filters.filter((filter) => isSet(selection, filter))

/** @returns all conditions on the rows of a source, joined by AND. */
export function conditions<Selection extends Searchable, Sort extends string, Source extends string>(
  list: ListTable<Selection, Sort, Source>,
  selection: Selection,
  source: Source | 'words',
): SQL {
  const own = setFilters(list, selection).map(({ condition }) => condition(selection, source))
  const all = [list.withinNode(selection, source), ...own].filter((condition) => condition !== null)
  return sql.join(all, sql` AND `)
}

/**
 * @returns the maintained count of matching rows, null where triggers maintain none for this combination of filters.
 */
export function maintainedFigure<Selection extends Searchable, Sort extends string, Source extends string>(
  list: ListTable<Selection, Sort, Source>,
  selection: Selection,
): MaintainedFigure | null {
  const [filter, ...others] = setFilters(list, selection)
  if (selection.match !== undefined || others.length > 0) return null
  return filter ? (filter.figure?.(selection) ?? null) : { facet: 'all', value: sql`''` }
}
