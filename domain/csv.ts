/** Comma-separated values that spreadsheets open as they are meant. */
import type { Locale } from './locale.ts'

/** A number stays one; null is an empty cell. */
export type Cell = string | number | null

interface Dialect {
  separator: string
  decimal: string
}

/** A spreadsheet in Russian separates columns by semicolons, since its numbers have a comma. */
const DIALECTS: Record<Locale, Dialect> = {
  en: { separator: ',', decimal: '.' },
  ru: { separator: ';', decimal: ',' },
  zh: { separator: ',', decimal: '.' },
}

/**
 * What makes a spreadsheet take a text for a formula (OWASP, "CSV Injection"), full-width signs too: an apostrophe before it
 * makes it a text again. Sellers' names and models are other people's writing.
 */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** @returns a cell's text as RFC 4180 has it: in quotes where it needs them, a quote within doubled. */
export const quotedCell = (text: string, separator: string): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text

function cellText(cell: Cell, { separator, decimal }: Dialect): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimal)
  return quotedCell(FORMULA.test(cell) ? `'${cell}` : cell, separator)
}

const lines = (rows: Cell[][], dialect: Dialect): string =>
  rows.map((row) => `${row.map((cell) => cellText(cell, dialect)).join(dialect.separator)}\r\n`).join('')

/**
 * @param locale whose spreadsheets shall read it.
 * @returns RFC 4180 with a byte order mark, without which a spreadsheet does not take it for UTF-8.
 */
export const toCsv = (rows: Cell[][], locale: Locale): string => `\ufeff${lines(rows, DIALECTS[locale])}`

/**
 * @param locale whose spreadsheets shall take it.
 * @returns the same rows for the clipboard: a pasted text is split at tabs, whatever the language.
 */
export const toTabs = (rows: Cell[][], locale: Locale): string => lines(rows, { ...DIALECTS[locale], separator: '\t' })
