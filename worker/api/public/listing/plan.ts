/** Chooses the index that a list is read by: the wrong one reads a million rows for a page of 24. */
import type { ListTable, Searchable } from './list-table.ts'

export interface ListPlan<Sort extends string, Source extends string> {
  order: Sort | 'relevance'
  /** Has the rows in order, so that reading can stop after a page; null for a search, whose hits have to be sorted. */
  ordered: Source | null
  /** Has the fewest rows, which have to be sorted; null where `ordered` is as good. */
  selective: Source | 'words' | null
}

function selectiveSource<Selection extends Searchable, Sort extends string, Source extends string>(
  list: ListTable<Selection, Sort, Source>,
  selection: Selection,
  sort?: Sort,
): Source | 'words' | null {
  return selection.match === undefined ? list.selectiveSource(selection, sort) : 'words'
}

/**
 * @param sort as requested; the usual order of a search is relevance.
 * @returns how to read the list. With both sources the rows of `selective` are counted first (filterOrScan).
 */
export function choosePlan<Selection extends Searchable, Sort extends string, Source extends string>(
  list: ListTable<Selection, Sort, Source>,
  selection: Selection,
  sort: Sort,
): ListPlan<Sort, Source> {
  const isSearch = selection.match !== undefined
  const ordered = isSearch ? null : list.sourceInOrder(sort, selection)
  const selective = selectiveSource(list, selection, sort)
  return {
    order: isSearch && sort === list.usualSort ? 'relevance' : sort,
    ordered,
    selective: selective === ordered ? null : selective,
  }
}

/** @returns the source for counting and grouping, which need no order. */
export const countingSource = <Selection extends Searchable, Sort extends string, Source extends string>(
  list: ListTable<Selection, Sort, Source>,
  selection: Selection,
): Source | 'words' => selectiveSource(list, selection) ?? list.wholeSource
