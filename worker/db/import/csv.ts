/** Parses CSV (RFC 4180) with a choice of separators. */
import { UnusableInput } from './unusable-input.ts'

export interface CsvOfferRow {
  /** Line number of its beginning, from 1. */
  line: number
  cells: string[]
}

const lineBreaks = (text: string): number => text.split('\n').length - 1

/**
 * @param separators ',' or several such as ',;'.
 * @param intro begins the message of an error: which file cannot be read.
 * @returns the rows without empty ones.
 * @throws UnusableInput for invalid quoting, such as a cell that begins with a quote and does not end with one.
 */
export function* csvRows(text: string, separators = ',', intro = ''): Generator<CsvOfferRow> {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${separators}]*))([${separators}]|\\r?\\n|$)`, 'y')
  let row: string[] = []
  let line = 1
  let begins = 1
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match) {
      const where = `${intro}line ${line}`
      throw new UnusableInput(`${where}: a quote is not closed, or is inside of a cell.`, 'csv', where)
    }
    const [all, quoted, plain = '', ending = ''] = match
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    line += lineBreaks(all)
    if (ending !== '' && separators.includes(ending)) continue
    if (row.some((one) => one !== '')) yield { line: begins, cells: row }
    row = []
    begins = line
  }
  // The text ended with a separator, after which there is an empty cell.
  if (row.length > 0) yield { line: begins, cells: [...row, ''] }
}
