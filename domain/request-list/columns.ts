/** Finds out what each column of a pasted table has: by its head, else by what is in it. */
import type { Locale } from '../locale.ts'
import { readAmount } from './amount.ts'
import { type ColumnHead, headOf, type Role } from './heads.ts'
import { unitOfWord } from './unit-words.ts'

export interface ListColumn {
  role: Role
  /** Unit of the amounts, from the head: "Qty, pcs". */
  unit: string | null
}

interface Columns {
  columns: ListColumn[]
  /** Rows below the head; all of them where there is none. */
  body: string[][]
  hasHead: boolean
}

/** Maximum number of rows above the head: titles, addresses. */
const ROWS_ABOVE = 10
/** Rows that a column without a head is judged by. */
const SAMPLED = 100
/** Share of a column's cells that have to be of its kind: lists have slips. */
export const MIN_SHARE_OF_KIND = 0.7

const without = (role: Role): ListColumn => ({ role, unit: null })

/** The first row with heads of at least two kinds. */
function findHead(rows: string[][]): { at: number; heads: (ColumnHead | null)[] } | null {
  for (const [at, cells] of rows.slice(0, ROWS_ABOVE).entries()) {
    const heads = cells.map(headOf)
    const roles = new Set(heads.flatMap((head) => head?.role ?? []))
    const filled = cells.filter((cell) => cell !== '').length
    const known = heads.filter((head) => head !== null).length
    if (roles.size > 1 && known * 2 >= filled && (roles.has('words') || roles.has('article'))) return { at, heads }
  }
  return null
}

/** Share of cells of a kind; 0 of none. */
export const share = (cells: string[], is: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(is).length / cells.length

/** A part number: one word with a digit. */
export const ARTICLE = /^(?=.*\d)[\p{L}\p{N}()][\p{L}\p{N}.,/()+_-]{2,39}$/u
const isWholeNumber = (cell: string): boolean => /^\d+$/.test(cell)

const isCounting = (cells: string[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) => /^\d+[.)]?$/.test(cell)) &&
  cells.every((cell, at) => at === 0 || Number.parseInt(cell, 10) === Number.parseInt(cells[at - 1] ?? '', 10) + 1)

/** Of several columns of amounts the one beside the unit, else the one of whole numbers that are smallest: others are prices. */
function chooseAmounts(candidates: number[], columns: string[][], units: number): number | undefined {
  const beside = candidates.find((at) => units >= 0 && Math.abs(at - units) === 1)
  if (beside !== undefined) return beside
  const median = (at: number): number => {
    const numbers = (columns[at] ?? []).map((cell) => Number.parseFloat(cell.replace(',', '.'))).sort((a, b) => a - b)
    return numbers[Math.floor(numbers.length / 2)] ?? 0
  }
  const whole = candidates.filter((at) => share(columns[at] ?? [], isWholeNumber) >= MIN_SHARE_OF_KIND)
  return (whole.length > 0 ? whole : candidates).toSorted((a, b) => median(a) - median(b))[0]
}

function judge(rows: string[][], locale: Locale): ListColumn[] {
  const width = Math.max(...rows.map((cells) => cells.length))
  const sample = rows.slice(0, SAMPLED)
  const cellsOf = (at: number) => sample.map((cells) => cells[at] ?? '').filter((cell) => cell !== '')
  const columns = Array.from({ length: width }, (_, at) => cellsOf(at))
  const numbers = width > 1 && isCounting(columns[0] ?? []) ? 0 : -1
  const units = columns.findIndex((cells) => share(cells, (cell) => unitOfWord(cell) !== null) >= MIN_SHARE_OF_KIND)
  const amounts = columns.flatMap((cells, at) =>
    at !== numbers && at !== units && share(cells, (cell) => readAmount(cell, locale) !== null) >= MIN_SHARE_OF_KIND
      ? [at]
      : [],
  )
  const free = amounts.length === width || amounts.length + (numbers < 0 ? 0 : 1) + (units < 0 ? 0 : 1) === width
  const quantity = free ? amounts.at(-1) : chooseAmounts(amounts, columns, units)
  return columns.map((cells, at): ListColumn => {
    if (at === numbers) return without('number')
    if (at === units) return without('unit')
    if (at === quantity && width > 1) return without('quantity')
    if (amounts.includes(at) && !free && share(cells, isWholeNumber) < 1) return without('other')
    return without(share(cells, (cell) => ARTICLE.test(cell)) >= MIN_SHARE_OF_KIND ? 'article' : 'words')
  })
}

/** Several columns may have words; a second column of amounts or part numbers is another thing. */
function withOneOfEach(columns: ListColumn[]): ListColumn[] {
  const seen = new Set<Role>()
  return columns.map((column) => {
    const isSecond = column.role !== 'words' && column.role !== 'note' && seen.has(column.role)
    seen.add(column.role)
    if (!isSecond) return column
    return without(column.role === 'article' ? 'words' : 'other')
  })
}

/** @param rows of several cells */
export function findColumns(rows: string[][], locale: Locale): Columns {
  const head = findHead(rows)
  if (!head) return { columns: withOneOfEach(judge(rows, locale)), body: rows, hasHead: false }
  const body = rows.slice(head.at + 1)
  const columns = head.heads.map((one): ListColumn => (one ? one : without('words')))
  const cells = (at: number) => body.slice(0, SAMPLED).map((row) => row[at] ?? '')
  // A column without a known head is one of words, unless it has numbers alone: a price, a date. "Item" may be the number of the line.
  const known = columns.map((column, at) => {
    const hasNumbersAlone = share(cells(at), (cell) => cell === '' || /^[\d\s.,%]+$/.test(cell)) === 1
    if (!hasNumbersAlone || column.role !== 'words' || columns.filter(({ role }) => role === 'words').length < 2)
      return column
    return without(head.heads[at] === null ? 'other' : 'number')
  })
  return { columns: withOneOfEach(known), body, hasHead: true }
}
