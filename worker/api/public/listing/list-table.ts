/**
 * The description that the listing engine needs of a table whose rows are listed, filtered and counted (products, companies). The row
 * of the table that an expression is about is always called `l`, the hit of a search `w`. Values are bound; `sql.raw` only
 * takes names of our own.
 */
import type { SQL } from 'drizzle-orm'

/** Whatever is listed can be searched as well. */
export interface Searchable {
  /** A MATCH string from matchQuery; absent where nothing is searched for. */
  match?: string | undefined
}

/** Whether hits are scored by how well they match: sorting by relevance needs it, counting does not. */
export type Scoring = 'scored' | 'unscored'

/** A count that triggers maintain for every node: of all rows (facet 'all'), or of those with one value of a facet. */
export interface MaintainedFigure {
  facet: string
  value: SQL
}

export interface ListFilter<Selection, Source> {
  /** The selection's fields as they are while this filter is not set. */
  unset: Partial<Selection>
  /** The facet that offers this filter's values, and is counted as if it were not set. */
  facet?: string
  /** Only called while the filter is set. Null where the rows of the source are those that fit already. */
  condition: (selection: Selection, source: Source) => SQL | null
  /** The count of the rows that fit, where triggers maintain it. */
  figure?: (selection: Selection) => MaintainedFigure
}

/** How a list is sorted. Every order ends in the row's own number: else pages would overlap among equals. */
export interface ListOrder<Selection> {
  /** The columns that are sorted by, as they are selected. */
  keys: SQL
  /** Terms of ORDER BY. @param row `l.`, `page.` or nothing, to stand before each column. */
  by: (row: SQL) => SQL
  /** A SELECT of the rows in order, where one ORDER BY over the index would have to sort. */
  scan?: (scan: ListScan, selection: Selection) => SQL
}

export interface ListScan {
  columns: SQL
  from: SQL
  where: SQL
  limit: SQL
  offset: number
}

/** SELECTs of facet, value, n, slug, names, country, verified. `chosen` has all filters set, `selection` all but the facet's. */
export interface ListFacet<Selection> {
  /** From the maintained figure of the selection: for branches, each of which has the same figure. */
  fromFigure?: (selection: Selection, figure: MaintainedFigure) => SQL
  /** From maintained counts, where no filter is set: exact at any size. */
  maintained?: (selection: Selection, chosen: Selection) => SQL
  /** Grouped over `base`, the rows of the selection. */
  counted: (selection: Selection, chosen: Selection) => SQL
}

export interface ListTable<Selection extends Searchable, Sort extends string, Source extends string> {
  /** The column with the row's number. */
  row: SQL
  /** The sort order of the list without a request for one; a search is sorted by relevance instead. */
  usualSort: Sort
  orders: Record<Sort | 'relevance', ListOrder<Selection>>
  /** The source that has all rows of a node, in the usual order. */
  wholeSource: Source
  /** @returns the source that gives the rows in this order. */
  sourceInOrder: (sort: Sort, selection: Selection) => Source
  /** @returns the source with the fewest rows for the filters, null where none of them is selective. */
  selectiveSource: (selection: Selection) => Source | null
  /** The FROM clause. CROSS JOIN keeps the order of tables there: SQLite has no statistics to choose it by. */
  from: (source: Source | 'words', selection: Selection, scoring: Scoring) => SQL
  /** The condition that is always there: the branch of the tree that is listed. */
  withinNode: (selection: Selection, source: Source | 'words') => SQL
  /** In the order of their conditions in WHERE. */
  filters: ListFilter<Selection, Source | 'words'>[]
  /** The maintained counts of the selection's node: a FROM clause with its WHERE, to which more conditions are added. */
  maintainedCounts: (selection: Selection) => SQL
  /** A SELECT of all hits, where a search without filters can be counted faster than by its rows; null where not. */
  hitsToCount?: (selection: Selection) => SQL | null
  /** In the order in which they are grouped. */
  facets: Record<string, ListFacet<Selection>>
  /** The columns that counted facets group by. */
  facetColumns: SQL
}
