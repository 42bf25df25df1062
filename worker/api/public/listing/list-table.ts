/**
 * The description that the listing engine needs of a table whose rows are listed, filtered and counted (products,
 * companies). In its SQL the alias of the table is always `l`, that of search hits `w`. Values are bound parameters;
 * `sql.raw` is only used for names of our own.
 */
import type { SQL } from 'drizzle-orm'

/** The part of every selection that searches by words. */
export interface Searchable {
  /** A MATCH string from matchQuery; absent without a search. */
  match?: string | undefined
}

/** Whether hits get a relevance score, which sorting needs and counting does not. */
export type Scoring = 'scored' | 'unscored'

/** A count that triggers maintain for every node: of all rows (facet 'all'), or of those with one value of a facet. */
export interface MaintainedFigure {
  facet: string
  value: SQL
}

export interface ListFilter<Selection, Source> {
  /** The selection's fields without this filter. */
  unset: Partial<Selection>
  /** Whether this filter is set, where a field of `unset` has several filters. */
  isSet?: (selection: Selection) => boolean
  /** The facet with this filter's values, which is counted as if the filter were not set. */
  facet?: string
  /** Called only for a set filter. Null where the source has only matching rows already. */
  condition: (selection: Selection, source: Source) => SQL | null
  /** The count of matching rows; null where triggers maintain none for this value. */
  figure?: (selection: Selection) => MaintainedFigure | null
}

/** How a list is sorted. Every order ends with the row's number, otherwise pages could overlap among equal rows. */
export interface ListOrder<Selection> {
  /** The sort columns, as selected. */
  keys: SQL
  /** Terms of ORDER BY. @param row prefix of each column: `l.`, `page.` or nothing. */
  by: (row: SQL) => SQL
  /** A SELECT of the rows in order, for orders in which a plain ORDER BY could not use the index. */
  scan?: (scan: ListScan, selection: Selection) => SQL
  /** Fields of the selection whose conditions the scan has itself, without them. */
  scanned?: (selection: Selection) => Partial<Selection>
  /**
   * Whether the rows that match may all be far from where the index begins: then only a part of it is scanned, and candidates of the selective
   * source follow.
   */
  isScannedInPart?: (selection: Selection) => boolean
}

export interface ListScan {
  columns: SQL
  from: SQL
  where: SQL
  limit: SQL
  offset: number
  /** Whether a part of the index is enough. */
  isPart?: boolean
}

/**
 * SELECTs of facet, value, n, slug, names, country, verified. `chosen` has all filters set, `selection` all but the
 * facet's.
 */
export interface ListFacet<Selection> {
  /** Whether it is counted over `base`, whose rows it needs by their numbers alone, also where the table has `sums`. */
  byRow?: true
  /** Whether it needs rows of `base` besides the `sums` of its table. */
  readsBase?: (selection: Selection) => boolean
  /** Of a facet with one value: its row over the `sums` of rows that all have it, because its filter is set. */
  ofAll?: SQL
  /** Read from maintained counts, where no filter is set: exact at any size. */
  fromFigure?: (selection: Selection, figure: MaintainedFigure) => SQL
  /** Read from maintained counts, where no filter is set. */
  maintained?: (selection: Selection, chosen: Selection) => SQL
  /** Grouped over `base`, the rows of the selection, or over the `sums` of its table. */
  counted: (selection: Selection, chosen: Selection) => SQL
}

/** The first rows of a source. */
export interface SourcePart {
  /** The FROM clause over these rows. */
  from: SQL
  /** A condition: the source has more. */
  hasMore: SQL
}

export interface ListTable<Selection extends Searchable, Sort extends string, Source extends string> {
  /** The column with the row's number. */
  row: SQL
  /** The default sort order; a search is sorted by relevance instead. */
  usualSort: Sort
  orders: Record<Sort | 'relevance', ListOrder<Selection>>
  /** The source that has all rows of a node, in the usual order. */
  wholeSource: Source
  /** @returns the source with the rows in this order. */
  sourceInOrder: (sort: Sort, selection: Selection) => Source
  /** @returns the source with the fewest rows for the filters, null where none of them is selective. @param sort by which they are sorted, if they are */
  selectiveSource: (selection: Selection, sort?: Sort) => Source | null
  /** The FROM clause. CROSS JOIN fixes the order of the tables: SQLite has no statistics to choose it by. */
  from: (source: Source | 'words', selection: Selection, scoring: Scoring) => SQL
  /**
   * A part of a source, where each of its rows has to be looked up elsewhere to know whether it matches; else null.
   * @param order by which the rows are sorted, if they are
   */
  part?: (source: Source | 'words', selection: Selection, order?: Sort | 'relevance') => SourcePart | null
  /** The condition of the listed branch of the tree, which is always added. */
  withinNode: (selection: Selection, source: Source | 'words') => SQL
  /** In the order of their conditions in WHERE. */
  filters: ListFilter<Selection, Source | 'words'>[]
  /**
   * The maintained counts of the selection's node: a FROM clause with its WHERE, to which more conditions are added.
   */
  maintainedCounts: (selection: Selection) => SQL
  /** A SELECT of all matching rows, where one index alone has them; null where the rows of the list have to be looked at. */
  rowsToCount?: (selection: Selection) => SQL | null
  /** In the order in which they are grouped. */
  facets: Record<string, ListFacet<Selection>>
  /** The columns that counted facets group by. @param facets those that are counted over the same rows */
  facetColumns: (facets: string[], source: Source | 'words') => SQL
  /**
   * A SELECT over `base` of the rows that the facets have to tell apart, with how many they are as `n`, so that the thousands of rows of
   * `base` are sorted once and not once a facet.
   */
  sums?: (facets: string[]) => SQL
  /** A SELECT of the numbers of matching rows, where they can be read without the rows; null where not. */
  rowsAlone?: (selection: Selection) => SQL | null
}
