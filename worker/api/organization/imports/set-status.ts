/** How a price list or a bulk change gets from one state to the next; the work itself is left to the job. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { UNDO_FOR } from '../../../../domain/price-list/import-terms.ts'
import { IMPORT_BY_MEMBERS, type ImportStatus, isRunning } from '../../../../domain/statuses/import.ts'
import { database } from '../../../db/connection.ts'
import { imports } from '../../../db/schema.ts'
import type { StoredImport } from '../../../imports/context.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'

interface StatusChange {
  row: StoredImport
  to: ImportStatus
  change?: Partial<Pick<StoredImport, 'answers' | 'choice' | 'position' | 'report' | 'undo' | 'error' | 'edit'>>
  refusals?: Refusal[]
  /** Further writes of the same batch. */
  more?: Write[]
  /** Leaves the work to the queue, or to the run of each minute: it takes longer than work after a response may. */
  isLong?: boolean
}

/** Stores a status and queues the work that it means. Setting it twice is not an error. */
export async function setImportStatus(
  c: Context<ApiEnv>,
  { row, to, change = {}, refusals = [], more = [], isLong = false }: StatusChange,
) {
  const { id } = row
  const isNew = changes(IMPORT_BY_MEMBERS, row.status, to)
  const version = row.version + (isNew ? 1 : 0)
  const now = Date.now()
  const update = database(c.env.DB)
    .update(imports)
    .set({ ...change, status: to, version, updatedAt: now })
    .where(eq(imports.id, id))
  const work = isRunning(to) ? [queueJob({ name: `import ${id}`, kind: 'import-files', argument: { id } }, now)] : []
  const writes = isNew ? [...unchangedRow(c, 'imports', id, row.version), ...refusals, ...more, update, ...work] : []
  const response = await commit(c, writes, editResult(200, { id, status: to, version }, version))
  if (isNew && isRunning(to) && !(isLong && !c.env.JOB_QUEUE)) await runSoon(c, ['import-files'])
  return response
}

const noneElse = (company: number, id: string): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM imports WHERE company = ${company} AND status IN ('applying', 'undoing') AND id <> ${id})`

/** Two of them at once would read what the other is writing. */
export const refuseWhileRunning = (row: StoredImport): Refusal =>
  refuseUnless(noneElse(row.company, row.id), new AppError('import.running', 409))

/** @throws AppError 409 `status.refused` once what it needs is deleted */
export function requireStored<Row extends StoredImport>(row: Row): Row {
  if (!row.kept) throw new AppError('status.refused', 409, { members: { allowed: [] } })
  return row
}

/** @throws AppError 409 `import.running`, `import.over`, `status.refused` */
export async function startUndo(c: Context<ApiEnv>, row: StoredImport) {
  if (row.appliedAt !== null && row.appliedAt + UNDO_FOR < Date.now()) throw new AppError('import.over', 409)
  return setImportStatus(c, {
    row,
    to: 'undoing',
    change: { position: 0, undo: null, error: null },
    refusals: [refuseWhileRunning(row)],
  })
}
