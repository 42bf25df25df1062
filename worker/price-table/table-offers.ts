/** Rows of a table as the entries of a feed, by what its columns have. */
import { getOrCreate } from '../../domain/get-or-create.ts'
import { type TableHead, tableHead } from '../../domain/price-table/heads.ts'
import type { ColumnRole, TableColumn } from '../../domain/price-table/roles.ts'
import type { FeedOffer } from '../db/import/feed.ts'
import { restored } from '../db/import/mojibake.ts'
import { stated } from '../db/import/nothing.ts'
import { currencyCode } from '../db/import/price.ts'
import type { ReadEntry } from '../db/import/reader.ts'
import { categoryPath, countCell, stockCell, vatCell, yesOrNo } from './cell-values.ts'
import { type PriceTable, sampleOf, type TableRow } from './price-table.ts'

interface Column extends TableColumn {
  head: string
  known: TableHead | null
}

/** The element of a feed that a cell is; absent roles have functions of their own below. */
const ELEMENTS: Partial<Record<ColumnRole, string>> = {
  ...{ name: 'name', 'name.en': 'name_en', 'name.ru': 'name_ru', 'name.zh': 'name_zh' },
  ...{ description: 'description', 'description.en': 'description_en' },
  ...{ 'description.ru': 'description_ru', 'description.zh': 'description_zh' },
  ...{ 'facts.en': 'facts_en', 'facts.ru': 'facts_ru', 'facts.zh': 'facts_zh' },
  ...{ article: 'vendorcode', brand: 'vendor', model: 'model', unit: 'unit', tnved: 'tnved', barcode: 'barcode' },
  ...{ country: 'country_of_origin', picture: 'picture', tiers: 'tiers', group: 'group_id' },
  ...{ 'terms.en': 'terms_en', 'terms.ru': 'terms_ru', 'terms.zh': 'terms_zh', lead: 'lead', variants: 'variants' },
  // A term is in English wherever it is, and its place as it is written.
  terms: 'terms_en',
}

function put(offer: FeedOffer, element: string, text: string): void {
  if (text.trim() !== '') getOrCreate(offer.fields, element, (): string[] => []).push(text)
}

/** A measure has the unit of its head where it has none of its own. */
const measured = (cell: string, { known }: Column): string =>
  /\p{L}\.?\s*$/u.test(cell.trim()) ? cell : `${cell.trim()} ${known?.unit ?? ''}`.trim()

const CELLS: Partial<Record<ColumnRole, (offer: FeedOffer, cell: string, column: Column) => void>> = {
  price(offer, cell, { known }) {
    put(offer, 'price', cell)
    if (known?.currency) put(offer, 'currencyid', known.currency)
    if (known?.included === false) put(offer, 'vat_included', 'false')
  },
  tier(offer, cell, { from }) {
    if (cell !== '' && from !== undefined) put(offer, 'tiers', `${from}: ${cell}`)
  },
  currency: (offer, cell) => put(offer, 'currencyid', currencyCode(cell) || cell),
  vat: (offer, cell) => put(offer, 'vat', cell === '' ? '' : vatCell(cell)),
  vatIncluded: (offer, cell) => put(offer, 'vat_included', String(yesOrNo(cell) ?? '')),
  stock(offer, cell) {
    const { available, count } = stockCell(cell)
    offer.available = available
    put(offer, 'count', count)
  },
  moq: (offer, cell) => put(offer, 'min-quantity', countCell(cell)),
  weight: (offer, cell, column) => put(offer, 'weight', cell && measured(cell, column)),
  dimensions: (offer, cell, column) => put(offer, 'dimensions', cell && measured(cell, column)),
  parameter(offer, cell, { head }) {
    if (cell !== '') offer.params.push({ name: head, unit: '', value: cell })
  },
  facts(offer, cell) {
    for (const line of cell.split(/\n|;\s/)) {
      const [name = '', ...value] = line.split(':')
      if (line.trim() !== '') offer.params.push({ name: name.trim(), unit: '', value: value.join(':').trim() })
    }
  },
}

const NAMES = ['name', 'name_en', 'name_ru', 'name_zh']
const CODES = ['vendorcode', 'model']

/** What goods are known by: the first that the table has. */
const KEYS: ColumnRole[] = ['id', 'article', 'model', 'name', 'name.ru', 'name.en', 'name.zh']

/** Categories of a file: a column of names that was taken for one of categories must not fill the memory. */
const MOST_CATEGORIES = 20_000

/** @returns the entries of categories that a path has and that were not there yet */
function categoryEntries(known: Set<string>, line: number, path: string[]): { id: string; entries: ReadEntry[] } {
  const entries: ReadEntry[] = []
  let parent = ''
  for (const name of path) {
    const id = parent === '' ? name : `${parent} > ${name}`
    if (!known.has(id) && known.size < MOST_CATEGORIES) {
      known.add(id)
      entries.push({ kind: 'category', category: { line, id, parent, name } })
    }
    parent = id
  }
  return { id: parent, entries }
}

function offerOf({ line, cells, broken }: TableRow, columns: Column[]): FeedOffer {
  const offer: FeedOffer = {
    ...{ line, id: '', type: '', available: null, broken: broken ?? null },
    ...{ fields: new Map(), params: [], faults: [] },
  }
  columns.forEach((column, at) => {
    const raw = stated((cells[at] ?? '').trim())
    const cell = restored(raw)
    if (cell !== raw) offer.faults.push({ line, code: 'text.mojibake', detail: column.head })
    const element = ELEMENTS[column.role]
    if (element !== undefined) put(offer, element, cell)
    else CELLS[column.role]?.(offer, cell, column)
  })
  // A row without a name is one of prices: an article is no name of its own.
  if (!NAMES.some((name) => offer.fields.has(name))) for (const code of CODES) offer.fields.delete(code)
  return offer
}

/** @returns the only text of a row that has no other cell: the heading of the goods below it; '' for any other row */
function sectionOf({ cells }: TableRow, columns: Column[]): string {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const [only = ''] = filled
  return filled.length === 1 && columns.filter(({ role }) => role !== 'ignore').length > 2 && /\p{L}/u.test(only)
    ? only.replace(/\s+/g, ' ').trim()
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
  const hasCurrency = layout.columns.some(({ role }) => role === 'currency')
  const columns = layout.columns.map((column, at): Column => {
    const head = layout.heads[at] ?? ''
    const known = tableHead(head)
    // A currency in a column of its own says more than the head of the prices.
    return { ...column, head, known: known && hasCurrency ? { ...known, currency: null } : known }
  })
  const at = (role: ColumnRole): number => columns.findIndex((column) => column.role === role)
  const key = KEYS.map(at).find((place) => place >= 0) ?? -1
  const [category, code] = [at('category'), at('categoryCode')]
  const known = new Set<string>()
  const isGrouped = category >= 0 && (await areGrouped(table, layout.from, category))
  let group = ''
  let section = ''
  if (table.encoding !== '') yield { kind: 'encoding', encoding: table.encoding }
  for await (const row of table.rows()) {
    if (row.line < layout.from || (row.broken === undefined && isHead(row, layout.heads))) continue
    const heading = row.broken === undefined && category < 0 && code < 0 ? sectionOf(row, columns) : ''
    if (heading !== '') {
      section = heading
      continue
    }
    const offer = offerOf(row, columns)
    offer.id = (row.cells[key] ?? '').replace(/\s+/g, ' ').trim()
    group = (row.cells[category] ?? '').trim() || (isGrouped ? group : '')
    const paths = [[(row.cells[code] ?? '').trim()], categoryPath(group), [section]]
    for (const path of paths.map((levels) => levels.filter(Boolean))) {
      if (path.length === 0) continue
      const { id, entries } = categoryEntries(known, row.line, path)
      yield* entries
      put(offer, 'categoryid', id)
    }
    yield { kind: 'offer', offer }
  }
}

/** Whether only the first row of each category names it, as merged cells do: the rows below then belong to it as well. */
async function areGrouped(table: PriceTable, from: number, at: number): Promise<boolean> {
  const rows = (await sampleOf(table)).filter(({ line, cells }) => line >= from && cells.length > 1)
  const filled = rows.filter(({ cells }) => (cells[at] ?? '').trim() !== '').length
  return filled > 0 && filled * 2 <= rows.length && (rows[0]?.cells[at] ?? '').trim() !== ''
}

/** Heads that are repeated on each printed page. */
const isHead = ({ cells }: TableRow, heads: readonly string[]): boolean =>
  heads.some((head) => head !== '') && heads.every((head, at) => head === (cells[at] ?? '').replace(/\s+/g, ' ').trim())
