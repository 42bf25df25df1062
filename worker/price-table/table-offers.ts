/** Converts rows of a table to the entries of a feed, by the roles of the columns. */
import { oneLine } from '../../domain/one-line.ts'
import type { ColumnRole, TableColumn } from '../../domain/price-table/roles.ts'
import type { FeedOffer } from '../db/import/feed.ts'
import { putField } from '../db/import/feed.ts'
import type { ReadEntry } from '../db/import/reader.ts'
import { areSlashed, categoryPath, firstCategory } from './cell-values.ts'
import { type PriceTable, sampleOf, type TableRow } from './price-table.ts'
import { rowGroups } from './row-groups.ts'
import { type OfferColumn, offerColumns, rowOffer, withoutCodes } from './row-offer.ts'

/** Roles that identify goods: the first one that the table has. */
const KEYS: ColumnRole[] = ['id', 'article', 'model', 'name', 'name.ru', 'name.en', 'name.zh']

/** Most categories of a file: a column of names that was taken for one of categories must not fill the memory. */
const MAX_CATEGORIES = 20_000

/** @returns the entries of those categories of a path that are new */
function categoryEntries(known: Set<string>, line: number, path: string[]): { id: string; entries: ReadEntry[] } {
  const entries: ReadEntry[] = []
  let parent = ''
  for (const name of path) {
    const id = parent === '' ? name : `${parent} > ${name}`
    if (!known.has(id) && known.size < MAX_CATEGORIES) {
      known.add(id)
      entries.push({ kind: 'category', category: { line, id, parent, name } })
    }
    parent = id
  }
  return { id: parent, entries }
}

/** @returns the only text of a row that has no other cell: the heading of the goods below it; '' for any other row */
function sectionOf({ cells }: TableRow, columns: OfferColumn[]): string {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const [only = ''] = filled
  return filled.length === 1 && columns.filter(({ role }) => role !== 'ignore').length > 2 && /\p{L}/u.test(only)
    ? oneLine(only)
    : ''
}

interface Layout {
  heads: readonly string[]
  /** Line of the first row of goods. */
  from: number
  columns: readonly TableColumn[]
}

/** @returns the entries in the order of the table, as a feed has them */
export async function* tableEntries(table: PriceTable, layout: Layout): AsyncGenerator<ReadEntry> {
  const columns = offerColumns(layout.heads, layout.columns)
  const at = (role: ColumnRole): number => columns.findIndex((column) => column.role === role)
  const key = KEYS.map(at).find((place) => place >= 0) ?? -1
  const category = at('category')
  const code = at('categoryCode')
  const known = new Set<string>()
  const { isGrouped, isSlashed } = await categoriesOf(table, layout.from, category)
  const groups = rowGroups(columns)
  const complete = (one: FeedOffer | null): ReadEntry[] =>
    groups(one).map((offer) => ({ kind: 'offer', offer: withoutCodes(offer) }))
  let group = ''
  let section = ''
  let hasGoods = false
  if (table.encoding !== '') yield { kind: 'encoding', encoding: table.encoding }
  for await (const row of table.rows()) {
    if (row.fault) {
      yield { kind: 'fault', fault: row.fault }
      continue
    }
    if (row.line < layout.from || (row.broken === undefined && isHead(row, layout.heads))) continue
    if (isBesideGoods(row, columns, key, hasGoods)) continue
    const heading = table.heads === undefined && row.broken === undefined ? sectionOf(row, columns) : ''
    if (heading !== '') {
      section = heading
      continue
    }
    hasGoods = true
    const offer = rowOffer(row, columns)
    offer.id = tidy(row.cells[key]) || tidy(row.cells[at('article')])
    group = firstCategory((row.cells[category] ?? '').trim(), layout.heads[category] ?? '') || (isGrouped ? group : '')
    const paths = [[(row.cells[code] ?? '').trim()], categoryPath(group, isSlashed), [section]]
    for (const path of paths.map((levels) => levels.filter(Boolean))) {
      if (path.length === 0) continue
      const { id, entries } = categoryEntries(known, row.line, path)
      yield* entries
      putField(offer, 'categoryid', id)
    }
    yield* complete(offer)
  }
  yield* complete(null)
}

/**
 * Whether only the first row of each category names it, as in merged cells, so that the rows below belong to it; and whether slashes
 * separate levels.
 */
async function categoriesOf(table: PriceTable, from: number, at: number) {
  if (at < 0) return { isGrouped: false, isSlashed: false }
  const rows = (await sampleOf(table)).filter(({ line, cells }) => line >= from && cells.length > 1)
  const filled = rows.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean)
  const isGrouped = filled.length > 0 && filled.length * 2 <= rows.length && (rows[0]?.cells[at] ?? '').trim() !== ''
  return { isGrouped, isSlashed: areSlashed(filled.map((cell) => firstCategory(cell, ''))) }
}

const tidy = (cell: string | undefined): string => oneLine(cell ?? '')

/** Whether a row repeats the heads, as on each printed page, in one or two rows. */
function isHead({ cells }: TableRow, heads: readonly string[]): boolean {
  const isPart = (cell: string, head: string) =>
    head === cell || head.startsWith(`${cell} `) || head.endsWith(` ${cell}`)
  const filled = cells.filter((cell) => tidy(cell) !== '').length
  return filled > 1 && cells.every((cell, at) => tidy(cell) === '' || isPart(tidy(cell), tidy(heads[at])))
}

const SUM = /^(?:итого|всего|total|subtotal|разом|усього|合计|总计)(?!\p{L})/iu

/** Whether a row has the sums below the goods, or a template's hints about its columns above them. */
function isBesideGoods({ cells, broken }: TableRow, columns: OfferColumn[], key: number, hasGoods: boolean): boolean {
  if (broken !== undefined) return false
  const filled = cells.map(tidy).filter(Boolean)
  const [first = ''] = filled
  if (SUM.test(first) && (tidy(cells[key]) === '' || /^\p{L}+:?$/u.test(first))) return true
  // "item_name", "brand_name": technical names of the columns, below their heads.
  const isCode = filled.filter((cell) => /^[a-z]+(?:_[a-z\d]+)+$/.test(cell)).length * 2 > filled.length
  const isRepeated = new Set(filled).size < filled.length
  const isHint = isCode || (isRepeated && filled.every((cell) => !/\d/.test(cell) || / /.test(cell)))
  const isEmpty = columns.every(({ role }, at) => role === 'ignore' || at === key || !/^\d/.test(tidy(cells[at])))
  return !hasGoods && filled.length > 1 && isEmpty && (isHint || tidy(cells[key]) === '')
}
