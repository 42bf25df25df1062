/** A row of a table as an offer, by what its columns have. */
import { getOrCreate } from '../../domain/get-or-create.ts'
import { type FactPair, factPairs } from '../../domain/price-table/fact-pairs.ts'
import { isFlagHead, type TableHead, tableHead } from '../../domain/price-table/heads.ts'
import type { ColumnRole, TableColumn } from '../../domain/price-table/roles.ts'
import type { FeedOffer } from '../db/import/feed.ts'
import { restored } from '../db/import/mojibake.ts'
import { stated } from '../db/import/nothing.ts'
import { currencyCode } from '../db/import/price.ts'
import { fewestCell, flagCell, stockCell, vatCell, yesOrNo } from './cell-values.ts'
import type { TableRow } from './price-table.ts'

export interface Column extends TableColumn {
  head: string
  known: TableHead | null
  /** Of a characteristic whose name, and perhaps unit, is in a column of its own: their places. */
  pair?: FactPair
  /** How many columns have the stock of a place each. */
  places: number
  /** Whether it says that there is some, where others say how much. */
  isFlag: boolean
  /** Where the unit of a measure is, which has a column of its own; -1: nowhere. */
  unitAt: number
}

/** "weight_unit", "Variant Weight Unit" beside the weight. */
const WEIGHT_UNIT = /(?:weight|вес)[\s_]*(?:unit|class)|единица[\s_]*веса|ед\.?[\s_]*веса/iu

/** @returns the columns of a table, each with what its head says */
export function columnsOf(heads: readonly string[], given: readonly TableColumn[]): Column[] {
  const hasCurrency = given.some(({ role }) => role === 'currency')
  const pairs = factPairs(heads)
  const isFlag = (at: number) => given[at]?.role === 'stock' && isFlagHead(heads[at] ?? '')
  const places = given.filter(({ role }, at) => role === 'stock' && !isFlag(at)).length
  const weightUnit = heads.findIndex((head) => WEIGHT_UNIT.test(head))
  return given.map((column, at): Column => {
    const head = heads[at] ?? ''
    const known = tableHead(head)
    const pair = pairs.find(({ value }) => value === at)
    return {
      ...column,
      head,
      places,
      isFlag: places > 0 && isFlag(at),
      ...(pair && { pair }),
      unitAt: column.role === 'weight' && known?.unit === '' ? weightUnit : -1,
      // A currency in a column of its own says more than the head of the prices.
      known: known && hasCurrency ? { ...known, currency: null } : known,
    }
  })
}

/** The element of a feed that a cell is; absent roles have functions of their own below. */
const ELEMENTS: Partial<Record<ColumnRole, string>> = {
  name: 'name',
  'name.en': 'name_en',
  'name.ru': 'name_ru',
  'name.zh': 'name_zh',
  description: 'description',
  'description.en': 'description_en',
  'description.ru': 'description_ru',
  'description.zh': 'description_zh',
  'facts.en': 'facts_en',
  'facts.ru': 'facts_ru',
  'facts.zh': 'facts_zh',
  article: 'vendorcode',
  brand: 'vendor',
  model: 'model',
  unit: 'unit',
  tnved: 'tnved',
  barcode: 'barcode',
  country: 'country_of_origin',
  picture: 'picture',
  tiers: 'tiers',
  group: 'group_id',
  'terms.en': 'terms_en',
  'terms.ru': 'terms_ru',
  'terms.zh': 'terms_zh',
  lead: 'lead',
  variants: 'variants',
  // A term is in English wherever it is, and its place as it is written.
  terms: 'terms_en',
}

export function put(offer: FeedOffer, element: string, text: string): void {
  if (text.trim() !== '') getOrCreate(offer.fields, element, (): string[] => []).push(text)
}

/** A measure has the unit of its head where it has none of its own. */
const measured = (cell: string, { known, unitAt }: Column, cells: readonly string[]): string =>
  /\p{L}\.?\s*$/u.test(cell.trim()) ? cell : `${cell.trim()} ${known?.unit || (cells[unitAt] ?? '')}`.trim()

/** Exports write zero where a measure is missing. */
const NOTHING = /^0(?:[.,]0+)?$/
const MEASURE = /length|width|height|depth|garant|warrant|длина|ширина|высота|глубина|гарант|довжина|висота/iu

/** "Свойство: Размер", "Тип*": what programs add to the name of a characteristic. */
const factHead = (head: string): string =>
  head
    .replace(/^(?:свойство|параметр|характеристика|доп\. ?поле|property|attribute)\s*:\s*/iu, '')
    .replace(/[*\s]+$/, '')

/** "color=Red,size=M" */
const EQUATIONS = /^[\p{L}\d_ -]+=[^=]*(?:,[\p{L}\d_ -]+=[^=]*)*$/u

const factLines = (cell: string): [name: string, value: string][] =>
  (EQUATIONS.test(cell) ? cell.split(/,(?=[^,=]+=)/) : cell.split(/\n|;\s/)).map((line) => {
    const [name = '', ...value] = line.split(EQUATIONS.test(cell) ? '=' : ':')
    return [name.trim(), value.join(':').trim()]
  })

const CELLS: Partial<
  Record<ColumnRole, (offer: FeedOffer, cell: string, column: Column, cells: readonly string[]) => void>
> = {
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
  stock(offer, cell, { places, isFlag }) {
    if (isFlag) {
      const available = flagCell(cell)
      // The count says more than that there are some.
      if (available === false || !offer.fields.has('count')) offer.available = available ?? offer.available
      return
    }
    if (places > 1) {
      put(offer, 'outlet.instock', cell)
      return
    }
    const { available, count } = stockCell(cell)
    offer.available = offer.available === false ? false : available
    put(offer, 'count', count)
  },
  moq: (offer, cell) => put(offer, 'min-quantity', fewestCell(cell)),
  weight: (offer, cell, column, cells) => put(offer, 'weight', cell && measured(cell, column, cells)),
  dimensions: (offer, cell, column, cells) => put(offer, 'dimensions', cell && measured(cell, column, cells)),
  parameter(offer, cell, { head, pair }, cells) {
    const [name, unit] = [pair?.name, pair?.unit].map((at) => (at === undefined ? '' : (cells[at] ?? '').trim()))
    // A value whose name another row of its group says waits for that under the head.
    if (cell === '' || cell === 'Default Title' || (NOTHING.test(cell) && MEASURE.test(head))) return
    offer.params.push({ name: name || factHead(head), unit: unit ?? '', value: cell })
  },
  facts(offer, cell) {
    for (const [name, value] of factLines(cell)) if (name || value) offer.params.push({ name, unit: '', value })
  },
}

const NAMES = ['name', 'name_en', 'name_ru', 'name_zh']
const CODES = ['vendorcode', 'model']

export const hasName = ({ fields }: FeedOffer): boolean => NAMES.some((name) => fields.has(name))

/** @returns all that the cells of a row say; `id` is left to its caller */
export function rowOffer({ line, cells, broken }: TableRow, columns: Column[]): FeedOffer {
  const offer: FeedOffer = {
    line,
    id: '',
    type: '',
    available: null,
    broken: broken ?? null,
    fields: new Map(),
    params: [],
    faults: [],
  }
  columns.forEach((column, at) => {
    const raw = stated((cells[at] ?? '').trim())
    const cell = restored(raw)
    if (cell !== raw) offer.faults.push({ line, code: 'text.mojibake', detail: column.head })
    const element = ELEMENTS[column.role]
    if (element !== undefined) put(offer, element, cell)
    else CELLS[column.role]?.(offer, cell, column, cells)
  })
  return offer
}

/** A row without a name is one of prices: an article is no name of its own. */
export function withoutCodes(offer: FeedOffer): FeedOffer {
  if (!hasName(offer)) for (const code of CODES) offer.fields.delete(code)
  return offer
}
