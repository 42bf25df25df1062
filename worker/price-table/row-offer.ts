/** Converts a row of a table to an offer, by the roles of the columns. */
import { type FactPair, factPairs } from '../../domain/price-table/fact-pairs.ts'
import { isFlagHead, type TableHead, tableHead } from '../../domain/price-table/heads.ts'
import type { ColumnRole, TableColumn } from '../../domain/price-table/roles.ts'
import type { FeedOffer } from '../db/import/feed.ts'
import { putField } from '../db/import/feed.ts'
import { emptyIfMissing } from '../db/import/missing-values.ts'
import { repairMojibake } from '../db/import/mojibake.ts'
import { currencyCode } from '../db/import/price.ts'
import { fewestCell, flagCell, stockCell, vatCell, yesOrNo } from './cell-values.ts'
import type { TableRow } from './price-table.ts'

export interface OfferColumn extends TableColumn {
  head: string
  known: TableHead | null
  /** Indexes of the columns with the name, and perhaps the unit, of this characteristic. */
  pair?: FactPair
  /** Number of columns with the stock of one place each. */
  places: number
  /** Whether the column only states availability, while others have the count. */
  isFlag: boolean
  /** Index of the column with the unit of this measure; -1 without one. */
  unitAt: number
}

/** "weight_unit", "Variant Weight Unit" beside the weight. */
const WEIGHT_UNIT = /(?:weight|вес)[\s_]*(?:unit|class)|единица[\s_]*веса|ед\.?[\s_]*веса/iu

/** @returns the columns of a table, each with what is known from its head */
export function offerColumns(heads: readonly string[], given: readonly TableColumn[]): OfferColumn[] {
  const hasCurrency = given.some(({ role }) => role === 'currency')
  const pairs = factPairs(heads)
  const isFlag = (at: number) => given[at]?.role === 'stock' && isFlagHead(heads[at] ?? '')
  const places = given.filter(({ role }, at) => role === 'stock' && !isFlag(at)).length
  const weightUnit = heads.findIndex((head) => WEIGHT_UNIT.test(head))
  return given.map((column, at): OfferColumn => {
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
      // A column of currencies takes precedence over the currency in the head of the prices.
      known: known && hasCurrency ? { ...known, currency: null } : known,
    }
  })
}

/** The feed's element for the cells of a role; roles without one have a function below. */
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
  // A column without a language: the term is the same in every language, and its place is taken as written.
  terms: 'terms_en',
}

/** A measure without a unit of its own has that of its head, or of the column of units. */
const measured = (cell: string, { known, unitAt }: OfferColumn, cells: readonly string[]): string =>
  /\p{L}\.?\s*$/u.test(cell.trim()) ? cell : `${cell.trim()} ${known?.unit || (cells[unitAt] ?? '')}`.trim()

/** Exports write zero where a measure is missing. */
const NOTHING = /^0(?:[.,]0+)?$/
const MEASURE = /length|width|height|depth|garant|warrant|длина|ширина|высота|глубина|гарант|довжина|висота/iu

/** Removes what programs add to the name of a characteristic: "Свойство: Размер", "Тип*". */
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
  Record<ColumnRole, (offer: FeedOffer, cell: string, column: OfferColumn, cells: readonly string[]) => void>
> = {
  price(offer, cell, { known }) {
    putField(offer, 'price', cell)
    if (known?.currency) putField(offer, 'currencyid', known.currency)
    if (known?.included === false) putField(offer, 'vat_included', 'false')
  },
  tier(offer, cell, { from }) {
    if (cell !== '' && from !== undefined) putField(offer, 'tiers', `${from}: ${cell}`)
  },
  currency: (offer, cell) => putField(offer, 'currencyid', currencyCode(cell) || cell),
  vat: (offer, cell) => putField(offer, 'vat', cell === '' ? '' : vatCell(cell)),
  vatIncluded: (offer, cell) => putField(offer, 'vat_included', String(yesOrNo(cell) ?? '')),
  stock(offer, cell, { places, isFlag }) {
    if (isFlag) {
      const available = flagCell(cell)
      // A count takes precedence over the mere availability.
      if (available === false || !offer.fields.has('count')) offer.available = available ?? offer.available
      return
    }
    if (places > 1) {
      putField(offer, 'outlet.instock', cell)
      return
    }
    const { available, count } = stockCell(cell)
    offer.available = offer.available === false ? false : available
    putField(offer, 'count', count)
  },
  moq: (offer, cell) => putField(offer, 'min-quantity', fewestCell(cell)),
  weight: (offer, cell, column, cells) => putField(offer, 'weight', cell && measured(cell, column, cells)),
  dimensions: (offer, cell, column, cells) => putField(offer, 'dimensions', cell && measured(cell, column, cells)),
  parameter(offer, cell, { head, pair }, cells) {
    const [name, unit] = [pair?.name, pair?.unit].map((at) => (at === undefined ? '' : (cells[at] ?? '').trim()))
    // A value without a name here has the head as its name, until `rowGroups` takes the name from another row of its
    // group.
    if (cell === '' || cell === 'Default Title' || (NOTHING.test(cell) && MEASURE.test(head))) return
    offer.params.push({ name: name || factHead(head), unit: unit ?? '', value: cell })
  },
  facts(offer, cell) {
    for (const [name, value] of factLines(cell)) if (name || value) offer.params.push({ name, unit: '', value })
  },
}

const NAMES = ['name', 'name_en', 'name_ru', 'name_zh']
const CODES = ['vendorcode', 'model']

export const hasKnownName = ({ fields }: FeedOffer): boolean => NAMES.some((name) => fields.has(name))

/** @returns the offer of a row; its caller sets `id` */
export function rowOffer({ line, cells, broken }: TableRow, columns: OfferColumn[]): FeedOffer {
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
    const raw = emptyIfMissing((cells[at] ?? '').trim())
    const cell = repairMojibake(raw)
    if (cell !== raw) offer.faults.push({ line, code: 'text.mojibake', detail: column.head })
    const element = ELEMENTS[column.role]
    if (element !== undefined) putField(offer, element, cell)
    else CELLS[column.role]?.(offer, cell, column, cells)
  })
  return offer
}

/** A row without a name has only prices: an article must not be taken as its name. */
export function withoutCodes(offer: FeedOffer): FeedOffer {
  if (!hasKnownName(offer)) for (const code of CODES) offer.fields.delete(code)
  return offer
}
