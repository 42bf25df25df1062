import { REPEATED, type TableColumn } from '../../../../domain/price-table/roles.ts'
import type { StoredTable } from '../../../db/schema.ts'
import { invalidInput } from '../../http/problem.ts'

/** Columns that can identify goods. */
const KEYS = ['id', 'article', 'model', 'name', 'name.en', 'name.ru', 'name.zh']

/**
 * A table needs a column that identifies its goods, each role once, and for each price the quantity from which it applies.
 * @throws AppError 422 `input.invalid`
 */
export function requireColumns({ heads }: StoredTable, columns: readonly TableColumn[]): void {
  const isKnown = columns.some(({ role }) => KEYS.includes(role))
  if (columns.length !== heads.length || !isKnown) {
    throw invalidInput([{ path: 'columns', code: 'no-key', message: 'One column has to say what goods are known by' }])
  }
  const faults = columns.flatMap(({ role, from }, at) => {
    const first = columns.findIndex((column) => column.role === role)
    if (first < at && !REPEATED.has(role))
      return [{ path: `columns.${at}.role`, code: 'duplicate', message: 'Another column has it' }]
    if (role === 'tier' && from === undefined) {
      return [{ path: `columns.${at}.from`, code: 'required', message: 'From how many units the price holds' }]
    }
    return []
  })
  if (faults.length > 0) throw invalidInput(faults)
}
