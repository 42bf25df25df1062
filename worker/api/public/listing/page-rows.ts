/** The statements of a list: the rows of the page in order, and the number of matching rows. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { number } from '../../../db/select.ts'
import { offsetOf, type PageRequest } from '../../http/paging.ts'
import { countedRows } from './counted-rows.ts'
import { CANDIDATES, filterOrScan, scanThenFilter } from './filter-or-scan.ts'
import { conditions, maintainedFigure } from './filters.ts'
import type { ListTable, Searchable } from './list-table.ts'
import { countingSource, type ListPlan } from './plan.ts'

/** @returns terms of ORDER BY for the rows of `pageRows` joined under the name of page. */
export const pageOrder = <Selection extends Searchable, Sort extends string, Source extends string>(
  { orders }: ListTable<Selection, Sort, Source>,
  order: Sort | 'relevance',
): SQL => orders[order].by(sql`page.`)

/**
 * @returns a SELECT of the row's number and its sort keys, at most a page of rows. Rows of earlier pages are skipped in
 *   an index that covers the filters, never in the table itself, which would be slow.
 */
export function pageRows<Selection extends Searchable, Sort extends string, Source extends string>(
  list: ListTable<Selection, Sort, Source>,
  plan: ListPlan<Sort, Source>,
  selection: Selection,
  request: PageRequest,
): SQL {
  const order = list.orders[plan.order]
  const columns = sql`l.${list.row}, ${order.keys}`
  const limit = request.perPage
  const offset = offsetOf(request)
  const scoring = plan.order === 'relevance' ? 'scored' : 'unscored'
  const by = order.by(sql``)

  const isPart = order.isScannedInPart?.(selection) ?? false
  const scan = (source: Source, most: SQL, from: number): SQL => {
    const rows = list.from(source, selection, scoring)
    const where = conditions(list, { ...selection, ...order.scanned?.(selection) }, source)
    if (order.scan) return order.scan({ columns, from: rows, where, limit: most, offset: from, isPart }, selection)
    return sql`SELECT ${columns} FROM ${rows} WHERE ${where} ORDER BY ${order.by(sql`l.`)} LIMIT ${most} OFFSET ${from}`
  }

  const { ordered, selective } = plan
  if (ordered === null) {
    const source = selective ?? countingSource(list, selection)
    const from = list.from(source, selection, scoring)
    return sql`SELECT * FROM (SELECT ${columns} FROM ${from} WHERE ${conditions(list, selection, source)}) ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`
  }
  if (selective === null && !isPart) return scan(ordered, sql`${limit}`, offset)
  const source = selective ?? ordered
  const { rows: candidates, hasMore } = countedRows(list, selection, { source, columns, order: plan.order })
  const inOrder = (most: SQL, from: number) => scan(ordered, most, from)
  const toCount = list.rowsToCount?.(selection) ?? null
  const both = { candidates, hasMore, toCount, by, scan: inOrder, limit, offset }
  return isPart ? scanThenFilter(both, list.row) : filterOrScan(both)
}

/** @returns a SELECT of `n` and `more`, as `selectCount` */
function countRows<Selection extends Searchable, Sort extends string, Source extends string>(
  list: ListTable<Selection, Sort, Source>,
  selection: Selection,
): SQL {
  const figure = maintainedFigure(list, selection)
  if (figure) {
    return sql`SELECT n, 0 AS more FROM ${list.maintainedCounts(selection)} AND facet = ${figure.facet} AND value = ${figure.value}`
  }
  const rows = list.rowsToCount?.(selection)
  if (rows) return sql`SELECT count(*) AS n, 0 AS more FROM ${rows}`
  const counted = countedRows(list, selection, { source: countingSource(list, selection), columns: sql`1` })
  return sql`SELECT count(*) AS n, ${counted.hasMore ?? sql`0`} AS more FROM (${counted.rows} LIMIT ${CANDIDATES})`
}

/**
 * @returns a statement with one row or none: the number of matching rows, or any number above 10,000 when there are
 *   more; it is a part of them where `more` says so.
 */
export const selectCount = <Selection extends Searchable, Sort extends string, Source extends string>(
  db: Database,
  list: ListTable<Selection, Sort, Source>,
  selection: Selection,
) =>
  db
    .select({ n: number(sql`n`, 'n'), more: number(sql`more`, 'more') })
    .from(sql`(${countRows(list, selection)}) AS counted`)
