/** Reads cells of CSV (RFC 4180, any separator) in pieces of any length, with the lines that rows begin on. */
import { escapeRegExp } from './escape-regexp.ts'

export interface CsvRow {
  /** Number of the line where it begins, from 1. */
  line: number
  cells: string[]
}

/** A quote that is not closed within this number of characters is treated like any other character. */
const MAX_CELL_LENGTH = 100_000

/** A quote that is not closed, or that is inside a cell (`2" pump`), is treated like any other character. */
function cellPattern(separator: string): RegExp {
  const escaped = escapeRegExp(separator)
  const end = `${escaped}|\\r?\\n|\\r|$`
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)"(?=${end})|([^\\r\\n${escaped}]*))(${end})`, 'y')
}

const lineBreaks = (text: string): number => text.split(/\r\n|\r|\n/).length - 1

/**
 * @param separator of the cells, one character
 * @returns a reader whose calls return the rows that end in their piece, without empty ones; cells are as they are written
 */
export function csvReader(separator: string) {
  const cell = cellPattern(separator)
  let waiting = ''
  let row: string[] = []
  let line = 1
  let begins = 1

  function read(text: string, isLast: boolean): CsvRow[] {
    const rows: CsvRow[] = []
    cell.lastIndex = 0
    let from = 0
    const end = () => {
      if (row.some((one) => one.trim() !== '')) rows.push({ line: begins, cells: row })
      row = []
      begins = line
    }
    while (from < text.length) {
      cell.lastIndex = from
      const match = cell.exec(text)
      if (!match) break
      const [all, quoted, plain = '', ending = ''] = match
      const next = from + all.length
      // A cell at the end of the piece may continue in the next one, and so may a quoted cell that is not closed yet.
      const isOpen = quoted === undefined && text[from] === '"' && text.length - from < MAX_CELL_LENGTH
      if (!isLast && (next >= text.length || isOpen)) break
      row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
      line += lineBreaks(all)
      from = next
      if (ending !== separator) end()
    }
    waiting = text.slice(from)
    if (isLast && row.length > 0) end()
    return rows
  }

  return {
    write: (text: string): CsvRow[] => read(waiting + text, false),
    end: (): CsvRow[] => read(waiting, true),
  }
}
