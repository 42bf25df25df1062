/** Guesses what each column of a price list contains, by its head or else by its cells; the supplier can correct it. */
import type { CsvRow } from '../csv-reader.ts'
import { CURRENCY_PATTERN } from '../currency-words.ts'
import { ARTICLE, MIN_SHARE_OF_KIND, share } from '../request-list/columns.ts'
import { unitOfWord } from '../request-list/unit-words.ts'
import { oneColumnPerRole, withPlaces } from './choose-columns.ts'
import { factPairs } from './fact-pairs.ts'
import { findHeads } from './find-heads.ts'
import { type TableHead, tableHead } from './heads.ts'
import { type ColumnRole, MAX_TABLE_COLUMNS, type TableColumn } from './roles.ts'

interface GuessedTable {
  heads: string[]
  /** Line of the first row of goods. */
  from: number
  columns: TableColumn[]
}

/** Columns that are not for buyers, whatever they have: purchase prices, margins, notes. */
const PRIVATE =
  /цен|цін|cena|стоим|варт|закуп|себест|наценк|скид|знижк|марж|примеч|коммент|заметк|сумм|итог|заказ|замовл|price|cost|margin|discount|note|comment|remark|total|amount|sum|order|价|成本|折扣|备注|金额|合计|数量/iu

/** Columns by which a shop's own pages and programs are run. */
const TECHNICAL =
  /meta|seo|slug|(?:^|[\s_(-])(?:ur[li]|tags?|sort|type|handle|status|index|date|created|updated|modified|tax|store|website|websites|global|visible|online|points|subtract|gift|google)(?:$|[\s_)-])|keyword|publish|visib|shipping|backorder|review|layout|inventory|position|variant|[\s_](?:code|type|id|ids|unit|qty)$|видимост|витрин|п\/п|序号|parentage|variation|\sид$|(?:^|[\s_])active$|unit[\s_]of|^id\s|артикул wb|номер_групп|номер группы|тип_товар|поиск|пошук|тег|видео|відео|статус|ссылк|посилан|rich/iu

/** What shops call a row of their exports, which is not a category of goods. */
const KIND_OF_ROW = /^(?:simple|configurable|variable|variation|virtual|bundle|grouped|r|u)$/i

const ADDRESS = /^(?:https?:)?\/\/\S+$/i
const PICTURE = /^(?:https?:)?\/\/\S+\.(?:jpe?g|png|gif|webp|avif)(?:\?\S*)?$/i
const NUMBER = new RegExp(String.raw`^\d[\d\s\u00a0]*(?:[.,]\d+)?\s*(?:(?:${CURRENCY_PATTERN})\.?)?$`, 'iu')
const WHOLE = /^[><]?\s*\d{1,9}$/
const BARCODE = /^\d{8}$|^\d{12,14}$/
const CURRENCY = new RegExp(String.raw`^(?:${CURRENCY_PATTERN})\.?$`, 'i')

const median = (cells: string[]): number => {
  const numbers = cells
    .map((cell) => Number.parseFloat(cell.replace(/[\s\u00a0<>]/g, '').replace(',', '.')))
    .sort((a, b) => a - b)
  return numbers[Math.floor(numbers.length / 2)] ?? 0
}

const distinct = (cells: string[]): number => (cells.length === 0 ? 0 : new Set(cells).size / cells.length)
const length = (cells: string[]): number =>
  cells.reduce((sum, { length }) => sum + length, 0) / Math.max(1, cells.length)

const KINDS: [ColumnRole, (cell: string) => boolean][] = [
  ['picture', (cell) => ADDRESS.test(cell)],
  ['currency', (cell) => CURRENCY.test(cell)],
  ['unit', (cell) => unitOfWord(cell) !== null],
  ['barcode', (cell) => BARCODE.test(cell)],
]

/** Roles in a table without heads: first those that cells show by their form, then prices and stock, then texts. */
function byCells(columns: string[][]): ColumnRole[] {
  const roles = columns.map(
    (cells): ColumnRole | null => KINDS.find(([, is]) => share(cells, is) >= MIN_SHARE_OF_KIND)?.[0] ?? null,
  )
  const free = (is: (cells: string[]) => boolean) =>
    columns.flatMap((cells, at) => (roles[at] === null && cells.length > 0 && is(cells) ? [at] : []))
  const give = (at: number | undefined, role: ColumnRole) => {
    if (at !== undefined) roles[at] = role
  }
  const of = (at: number): string[] => columns[at] ?? []
  const figures = free((cells) => share(cells, (cell) => NUMBER.test(cell) || WHOLE.test(cell)) >= MIN_SHARE_OF_KIND)
  const isCounting = (at: number) => of(at).every((cell, row) => Number(cell) === Number(of(at)[0]) + row)
  const amounts = figures.filter((at) => of(at).length < 2 || !isCounting(at))
  const price = amounts.toSorted((a, b) => median(of(b)) - median(of(a)))[0]
  const isArticle = (cells: string[]) =>
    share(cells, (cell) => ARTICLE.test(cell)) >= MIN_SHARE_OF_KIND && distinct(cells) > 0.9
  // A column of long numbers may have articles, where another column of numbers remains for the price.
  const article =
    free(isArticle).find((at) => !figures.includes(at)) ??
    (amounts.length > 1 ? free(isArticle).find((at) => length(of(at)) > 5) : undefined)
  give(article, 'article')
  const prices = amounts.filter((at) => at !== article)
  const chosen = prices.includes(price ?? -1) ? price : prices.toSorted((a, b) => median(of(b)) - median(of(a)))[0]
  give(chosen, 'price')
  give(
    prices.find((at) => at !== chosen && share(of(at), (cell) => WHOLE.test(cell)) >= MIN_SHARE_OF_KIND),
    'stock',
  )
  const texts = free((cells) => share(cells, (cell) => /\p{L}{2}/u.test(cell)) >= MIN_SHARE_OF_KIND)
  const name = texts.toSorted((a, b) => length(of(b)) * distinct(of(b)) - length(of(a)) * distinct(of(a)))[0]
  give(name, 'name')
  give(
    texts.find((at) => at !== name && distinct(of(at)) < 0.7 && length(of(at)) < 25),
    'brand',
  )
  return roles.map((role) => role ?? 'ignore')
}

/** A column whose head is not known is a parameter of the goods, unless it is not for buyers or has nothing to say. */
function roleOfUnknownHead(head: string, cells: string[]): ColumnRole {
  if (cells.length > 0 && share(cells, (cell) => PICTURE.test(cell)) >= MIN_SHARE_OF_KIND) return 'picture'
  if (head === '' && cells.length > 1 && cells.every((cell) => CURRENCY.test(cell))) return 'currency'
  const isNone = head === '' || cells.length === 0 || PRIVATE.test(head) || TECHNICAL.test(head) || length(cells) > 200
  // Addresses of pages are not a property of goods.
  return isNone || share(cells, (cell) => ADDRESS.test(cell)) >= MIN_SHARE_OF_KIND ? 'ignore' : 'parameter'
}

/** Whether a column in a language that the marketplace does not have is not needed, since another has the same role. */
const isRedundant = (head: TableHead | null, known: (TableHead | null)[]): boolean =>
  head?.isForeign === true && known.some((other) => !other?.isForeign && other?.role === head.role)

/** Where no column is a name, makes the description the name, or the model. */
function withName(columns: TableColumn[]): TableColumn[] {
  const has = (...roles: ColumnRole[]) => columns.some(({ role }) => roles.includes(role))
  if (has('name', 'name.en', 'name.ru', 'name.zh')) return columns
  // The model is the name of goods without a description, where an id or article identifies them.
  const called = has('description') || !has('id', 'article') ? 'description' : 'model'
  return columns.map((column) => (column.role === called ? { role: 'name' } : column))
}

/**
 * @param rows the first ones, some hundred, without empty ones
 * @param given heads of a format that has them apart from the rows
 */
export function guessColumns(rows: CsvRow[], given?: string[]): GuessedTable {
  const { heads, from } = given ? { heads: given, from: 1 } : findHeads(rows)
  const body = rows.filter(({ line }) => line >= from)
  const width = Math.min(MAX_TABLE_COLUMNS, Math.max(0, heads.length, ...body.map(({ cells }) => cells.length)))
  const columns = Array.from({ length: width }, (_, at) =>
    body.map(({ cells }) => (cells[at] ?? '').trim()).filter((cell) => cell !== ''),
  )
  const guessed =
    heads.length === 0
      ? oneColumnPerRole(
          byCells(columns).map((role): TableColumn => ({ role })),
          heads,
          columns,
        )
      : byHeads(heads, columns)
  return { heads: columns.map((_, at) => heads[at] ?? ''), from, columns: withName(guessed) }
}

function byHeads(heads: string[], columns: string[][]): TableColumn[] {
  const known = columns.map((_, at) => tableHead(heads[at] ?? ''))
  const pairs = factPairs(heads)
  const given = columns.map((cells, at): TableColumn => {
    const head = known[at] ?? null
    if (pairs.some(({ value }) => value === at)) return { role: 'parameter' }
    if (pairs.some(({ name, unit }) => name === at || unit === at) || isRedundant(head, known))
      return { role: 'ignore' }
    if (!head || (cells.length > 0 && cells.every((cell) => KIND_OF_ROW.test(cell))))
      return { role: roleOfUnknownHead(heads[at] ?? '', cells) }
    // Sizes of clothes are not dimensions.
    if (
      head.role === 'dimensions' &&
      cells.length > 0 &&
      share(cells, (cell) => /\d.*[x×х*]\s*\d/iu.test(cell)) < MIN_SHARE_OF_KIND
    )
      return { role: 'parameter' }
    return head.from === null ? { role: head.role } : { role: head.role, from: head.from }
  })
  return withPlaces(oneColumnPerRole(given, heads, columns), heads, columns)
}
