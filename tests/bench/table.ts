import type { BuildFolder } from '../../scripts/build.ts'

/** One line of the benchmarks' table. */
export interface BenchRow {
  what: string
  figure: number
  unit?: 'kB' | 'ms' | 'µs' | 'requests' | 'rows'
  /** Absent for a row that others are compared with. */
  budget?: { atLeast: number } | { atMost: number }
  /** Other measurements without a budget, by column. */
  columns?: Record<string, string>
  /** A note for the reader. */
  note?: string
}

/** A build's name in the table. */
export const NAMES: Record<BuildFolder, string> = { dist: 'React', 'dist-tiny': 'tiny' }

/** A name and its rows, such as a build; several of them are printed side by side. */
export type Measured = [name: string, rows: readonly BenchRow[]]

export function isPast({ figure, budget }: BenchRow): boolean {
  if (!budget) return false
  // Negated, so that NaN (a failed measurement) exceeds every budget.
  return !('atLeast' in budget ? figure >= budget.atLeast : figure <= budget.atMost)
}

const written = (figure: number, unit?: BenchRow['unit']) =>
  unit === undefined ? figure.toFixed(2) : `${figure.toFixed(unit === 'kB' ? 1 : 0)} ${unit}`

function budgetOf({ budget, unit }: BenchRow): string {
  if (!budget) return ''
  return 'atLeast' in budget ? `≥ ${written(budget.atLeast, unit)}` : `≤ ${written(budget.atMost, unit)}`
}

const markOf = (row: BenchRow) => (row.budget ? (isPast(row) ? '✗' : '✓') : ' ')

/** Names of the columns that any of the rows has, in the order they come. */
const columnsOf = (rows: readonly BenchRow[]) => [...new Set(rows.flatMap(({ columns }) => Object.keys(columns ?? {})))]

/** The cells of one row: figure, budget, columns. */
function cells(row: BenchRow | undefined, columns: readonly string[]): string[] {
  if (!row) return ['', '', ...columns.map(() => '')]
  return [
    `${markOf(row)} ${written(row.figure, row.unit)}`,
    budgetOf(row),
    ...columns.map((name) => row.columns?.[name] ?? ''),
  ]
}

/**
 * Prints a section of the table: what was measured, then for each name ✓ or ✗, figure, budget and columns; a note at
 * the end.
 */
export function printRows(title: string, measured: readonly Measured[]): void {
  const names = [...new Set(measured.flatMap(([, rows]) => rows.map(({ what }) => what)))]
  const head = measured.flatMap(([name, rows]) => [name, 'budget', ...columnsOf(rows)])
  const lines = names.map((what) => {
    const rows = measured.map(([, rows]) => rows.find((row) => row.what === what))
    const note = rows.map((row) => row?.note ?? '').find(Boolean) ?? ''
    return [what, ...measured.flatMap(([, all], at) => cells(rows[at], columnsOf(all))), note]
  })
  const table = [['', ...head, ''], ...lines]
  const widths = table[0]?.map((_, at) => Math.max(...table.map((line) => line[at]?.length ?? 0))) ?? []
  console.log(`\n${title}`)
  for (const line of table) {
    const [what = '', ...others] = line.map((cell, at) => {
      const width = widths[at] ?? 0
      return at === 0 || at === line.length - 1 ? cell.padEnd(width) : cell.padStart(width)
    })
    console.log([what, ...others].join('  ').trimEnd())
  }
}
