/** The rows of a list that are counted or sorted: where each has to be looked up elsewhere, those of a part of their source. */
import { type SQL, sql } from 'drizzle-orm'
import { conditions } from './filters.ts'
import type { ListTable, Searchable } from './list-table.ts'

interface CountedRows {
  /** A SELECT of matching rows. */
  rows: SQL
  /** A condition: there may be more, which are not looked at; null where all are. */
  hasMore: SQL | null
}

export function countedRows<Selection extends Searchable, Sort extends string, Source extends string>(
  list: ListTable<Selection, Sort, Source>,
  selection: Selection,
  { source, columns, order }: { source: Source | 'words'; columns: SQL; order?: Sort | 'relevance' },
): CountedRows {
  const part = list.part?.(source, selection, order)
  const from = part?.from ?? list.from(source, selection, order === 'relevance' ? 'scored' : 'unscored')
  return {
    rows: sql`SELECT ${columns} FROM ${from} WHERE ${conditions(list, selection, source)}`,
    hasMore: part?.hasMore ?? null,
  }
}
