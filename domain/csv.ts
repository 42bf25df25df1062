/** CSV that spreadsheet programs open correctly in each language. */
import type { Locale } from './locale.ts'

/** Numbers are written as numbers; null is an empty cell. */
export type CsvCell = string | number | null

interface Dialect {
  separator: string
  decimal: string
}

/** Russian spreadsheets separate columns by semicolons, since their numbers have decimal commas. */
const DIALECTS: Record<Locale, Dialect> = {
  en: { separator: ',', decimal: '.' },
  ru: { separator: ';', decimal: ',' },
  zh: { separator: ',', decimal: '.' },
}

/**
 * Texts that a spreadsheet would run as a formula (OWASP, "CSV Injection"), in full-width characters, too. An
 * apostrophe in front makes them texts: names and models are typed by sellers, who could attack the person who opens the file.
 */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** @returns a cell's text without the apostrophe that prevents it from being run as a formula */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell

/** @returns a cell's text as in RFC 4180: in quotes where needed, with quotes inside doubled. */
export const quotedCell = (text: string, separator: string): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text

function cellText(cell: CsvCell, { separator, decimal }: Dialect): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimal)
  return quotedCell(FORMULA.test(cell) ? `'${cell}` : cell, separator)
}

const lines = (rows: CsvCell[][], dialect: Dialect): string =>
  rows.map((row) => `${row.map((cell) => cellText(cell, dialect)).join(dialect.separator)}\r\n`).join('')

/** @returns rows of CSV without a byte order mark, to be appended to earlier ones */
export const csvText = (rows: CsvCell[][], locale: Locale): string => lines(rows, DIALECTS[locale])

/**
 * @param locale language of the spreadsheet program
 * @returns CSV (RFC 4180) with a byte order mark, without which spreadsheets do not read it as UTF-8
 */
export const toCsv = (rows: CsvCell[][], locale: Locale): string => `\ufeff${lines(rows, DIALECTS[locale])}`

/**
 * @param locale language of the spreadsheet program
 * @returns the rows as tab-separated text for the clipboard: spreadsheets split pasted text at tabs in every language
 */
export const toTabs = (rows: CsvCell[][], locale: Locale): string =>
  lines(rows, { ...DIALECTS[locale], separator: '\t' })
