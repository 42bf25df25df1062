/** Parses CSV (RFC 4180) with a choice of separators. */

export interface CsvRow {
  /** Line number of its beginning, from 1. */
  line: number
  cells: string[]
}

/** Invalid quoting, such as a cell that begins with a quote and does not end with one. */
export class BrokenCsv extends Error {
  override name = 'BrokenCsv'
  readonly line: number

  constructor(line: number) {
    super(`line ${line}: a quote is not closed, or stands inside of a cell`)
    this.line = line
  }
}

const lineBreaks = (text: string): number => text.split('\n').length - 1

/**
 * @param marks the separators: ',' or several such as ',;'.
 * @returns the rows without empty ones.
 * @throws BrokenCsv
 */
export function* csvRows(text: string, marks = ','): Generator<CsvRow> {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"\\r\\n${marks}]*))([${marks}]|\\r?\\n|$)`, 'y')
  let [row, line, begins]: [string[], number, number] = [[], 1, 1]
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) throw new BrokenCsv(line)
    const [all, quoted, plain = '', mark = ''] = found
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    line += lineBreaks(all)
    if (mark !== '' && marks.includes(mark)) continue
    if (row.some((one) => one !== '')) yield { line: begins, cells: row }
    row = []
    begins = line
  }
  // The text ended with a separator, after which there is an empty cell.
  if (row.length > 0) yield { line: begins, cells: [...row, ''] }
}
