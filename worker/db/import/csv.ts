/** CSV of RFC 4180, with a choice of marks between the cells. */

export interface CsvRow {
  /** Where it begins, from 1. */
  line: number
  cells: string[]
}

/** A cell that begins with a quote and does not end with one, or the like. */
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
 * @param marks what may stand between cells: ',' or several such as ',;'.
 * @returns rows; those that are empty are left out.
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
  // The text ended behind a mark: what would follow is an empty cell.
  if (row.length > 0) yield { line: begins, cells: [...row, ''] }
}
