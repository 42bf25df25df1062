/** Writes of a step, in one batch with the position that the import has reached by them. */
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import type { ImportReport } from '../../domain/contract/import-report.ts'
import { AppError } from '../api/http/problem.ts'
import { prepareStatement } from '../api/http/writes/commit.ts'
import { refusalStatement, refusedAt } from '../api/http/writes/refusal.ts'
import type { Bindings } from '../bindings.ts'
import type { StoredImport } from './context.ts'
import { advance, isStill } from './progress.ts'
import { emptyReport } from './tally.ts'

/** Indexes of the refusals in a batch: another worker was faster; the quota is exceeded. */
const OVERTAKEN = 0
export const OVER_QUOTA = 1

type Applied = NonNullable<ImportReport['applied']>

const nothing = (): Applied => ({ added: 0, changed: 0, hidden: 0, sent: 0 })

/** @returns the statement that ends the step, after all other statements of its batch */
export function advanceTo(env: Bindings, row: StoredImport, more: Partial<Applied>, position: number, now: number) {
  const report = row.report ?? emptyReport()
  const before = report.applied ?? nothing()
  const sum = (key: keyof Applied) => before[key] + (more[key] ?? 0)
  const applied = { added: sum('added'), changed: sum('changed'), hidden: sum('hidden'), sent: sum('sent') }
  return prepareStatement(env.DB, advance(env, row, { report: { ...report, applied }, position }, now))
}

/**
 * Runs a batch that has an effect only if the import is still in the state that the step has read.
 * @returns whether the quota allowed it
 */
export async function writeStep(
  env: Bindings,
  row: StoredImport,
  quota: D1PreparedStatement[],
  statements: D1PreparedStatement[],
) {
  const overtaken = new AppError('version.outdated', 412)
  const guard = prepareStatement(env.DB, refusalStatement({ condition: isStill(row), failure: overtaken }, OVERTAKEN))
  try {
    await env.DB.batch([guard, ...statements.slice(0, -1), ...quota, ...statements.slice(-1)])
    return true
  } catch (error) {
    const at = refusedAt(error)
    if (at === null) throw error
    return at !== OVER_QUOTA
  }
}
