/** One line of the benchmarks' table. */
export interface BenchRow {
  what: string
  figure: number
  unit?: 'kB' | 'ms' | 'µs' | 'requests'
  /** Absent: the figure is told, nothing is demanded of it. */
  budget?: { atLeast: number } | { atMost: number }
  /** What else was seen, for the reader alone. */
  note?: string
}

export function isPast({ figure, budget }: BenchRow): boolean {
  if (!budget) return false
  // Written so that NaN, a figure that could not be taken, is past every budget.
  return !('atLeast' in budget ? figure >= budget.atLeast : figure <= budget.atMost)
}

const written = (figure: number, unit?: BenchRow['unit']) =>
  unit === undefined ? figure.toFixed(2) : `${figure.toFixed(unit === 'kB' ? 1 : 0)} ${unit}`

function budgetOf({ budget, unit }: BenchRow): string {
  if (!budget) return ''
  return 'atLeast' in budget ? `≥ ${written(budget.atLeast, unit)}` : `≤ ${written(budget.atMost, unit)}`
}

/** A section of the table: mark, what, figure, budget, note. */
export function printRows(title: string, rows: readonly BenchRow[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length))
  console.log(`\n${title}`)
  for (const row of rows) {
    const mark = row.budget ? (isPast(row) ? '✗' : '✓') : ' '
    const figure = written(row.figure, row.unit).padStart(12)
    console.log(`${mark} ${row.what.padEnd(width)} ${figure}  ${budgetOf(row).padEnd(12)} ${row.note ?? ''}`.trimEnd())
  }
}
