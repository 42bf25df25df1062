/** Converts cells of price lists to the texts of a feed's elements, which are read the same way whatever the format. */

import { decimalNumber } from '../../domain/numbers.ts'
import { oneLine } from '../../domain/one-line.ts'

/** "> 100", "более 10", "10+": a lower bound, so that the exact number is not known. */
const AT_LEAST = /^(?:[>≥+~]|более|свыше|больше|от|over|more than|大于)\s*\d|\d\s*\+$/iu
const NONE =
  /^(?:-|–|—|нет|нет в наличии|нет на складе|нет в продаже|отсутствует|под заказ|предзаказ|ожидается|распродано|снят с производства|немає|немає в наявності|няма|no|none|out[ _-]?of[ _-]?stock|sold[ _-]?out|on[ _-]?order|pre-?order|discontinued|false|无|无货|缺货|售罄|否)$/iu
const SOME =
  /^(?:\+{1,5}|\*{1,5}|да|есть|в наличии|на складе|много|мало|достаточно|є|є в наявності|ёсць|бар|yes|in[ _-]?stock|available|limited|true|有|有货|现货|充足|是)$/iu

/** @returns the number of a cell without its unit, of "1 200 шт."; the cell itself if it is not a number */
export function countCell(cell: string): string {
  const digits = cell.replace(/[\s\u00a0]+/g, '').replace(/\p{L}+\.?$/u, '')
  // A count has no fraction: in "1,200" the comma separates the thousands.
  const number = decimalNumber(/^\d{1,3}(?:,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits)
  return Number.isFinite(number) ? String(number) : cell.trim()
}

interface CellStock {
  /** null: the cell does not state it. */
  available: boolean | null
  /** The number as in the file; '' where only the availability is known. */
  count: string
}

/** @returns the stock that a cell states: "много" means available, "12 шт." a count of 12 */
export function stockCell(cell: string): CellStock {
  const text = cell.trim()
  if (text === '') return { available: null, count: '' }
  if (NONE.test(text)) return { available: false, count: '' }
  if (SOME.test(text) || AT_LEAST.test(text)) return { available: true, count: '' }
  const count = countCell(text)
  // A negative count is a debt in the stock accounts: nothing is available.
  return count.startsWith('-') ? { available: false, count: '' } : { available: null, count }
}

const WITHOUT = /без\s*(?:ндс|налога)|не облаг|no vat|exempt|zero|免税/iu

/** @returns the rate by the name that YML has for it; the cell itself for any other text */
export function vatCell(cell: string): string {
  const text = cell.trim()
  if (WITHOUT.test(text)) return 'NO_VAT'
  const [, rate] = /^(?:ндс|vat|增值税)?\s*(\d{1,2})(?:[.,]0+)?\s*%?$/iu.exec(text) ?? []
  if (rate !== undefined) return `VAT_${rate}`
  // Spreadsheets store per cent as a fraction.
  const fraction = /^0[.,]\d{1,2}$/.test(text) ? Math.round(decimalNumber(text) * 100) : 0
  return fraction > 0 ? `VAT_${fraction}` : text
}

/** @returns null for a cell that means neither */
export function yesOrNo(cell: string): boolean | null {
  const text = cell.trim()
  if (/^(?:yes|true|1|да|incl\p{L}*|вкл\p{L}*|с ндс|是|含)$/iu.test(text)) return true
  return /^(?:no|false|0|нет|excl\p{L}*|без ндс|否|不含)$/iu.test(text) ? false : null
}

/** @returns the availability that a flag column states beside a column of counts; null if it states neither, as an order's "!" */
export const flagCell = (cell: string): boolean | null => {
  if (cell === '1' || cell === '0') return cell === '1'
  return stockCell(cell).available
}

/** @returns the number of a minimum: "≥10个", "от 100 шт" */
export const fewestCell = (cell: string): string =>
  countCell(cell.trim().replace(/^(?:[≥>]=?|от|from|не менее|min\.?)\s*/iu, ''))

/**
 * @returns the deepest of several categories, the first of equally deep ones: of "A/B ## C", and below a head in the plural of "A > B, C"
 */
export function firstCategory(cell: string, head: string): string {
  const many = /^(?:categories|категории)$/iu.test(head.trim())
    ? cell.split(/\s*(?:##|(?<!\\),)\s*/)
    : cell.split(/\s*##\s*/)
  const depth = (path: string) => path.split(/[>/]/).length
  return many.toSorted((a, b) => depth(b) - depth(a))[0]?.replaceAll('\\,', ',') ?? ''
}

/**
 * Whether slashes separate levels: then several categories have the same beginning ("Bolts/M8", "Bolts/M10"), unlike names with a slash.
 */
export function areSlashed(cells: readonly string[]): boolean {
  const paths = new Set(cells.filter((cell) => /\S\/\S/.test(cell)))
  const tops = new Set([...paths].map((path) => path.split('/', 1)[0]))
  return paths.size > tops.size || [...tops].some((top) => cells.includes(top ?? ''))
}

/**
 * Levels of a category from the largest on: "Valves > Ball valves".
 * @param isSlashed whether a slash separates levels, too
 */
export const categoryPath = (cell: string, isSlashed = false): string[] =>
  cell
    .split(isSlashed ? /\s*[>»→\\|/]\s*/ : /\s*(?:>|»|→|\\|\||\s\/\s)\s*/)
    .map(oneLine)
    .filter((level) => level !== '')
