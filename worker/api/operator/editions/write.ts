/** Acts of operators on an edition's import; the work itself is left to the job. */
import { eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { NewEdition } from '../../../../domain/contract/editions.ts'
import { EDITION_BY_OPERATORS, type EditionStatus, isEditionWork } from '../../../../domain/statuses/edition-import.ts'
import { callStore } from '../../../call-store.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { editionImports } from '../../../db/schema.ts'
import { readName } from '../../../editions/files.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import { commit } from '../../http/writes/commit.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'
import { editResult, unchanged, versionOf } from '../../http/writes/version.ts'
import { findEditionImport } from './queries.ts'

const JOB = 'edition-imports'

export const loadEditionImport = (c: Context<ApiEnv>) => loadOwn(c, 'import.unknown', findEditionImport)

const work = (id: string, now: number) => queueJob({ name: `${JOB} ${id}`, kind: JOB, argument: { id } }, now)

/** @throws AppError 422 `input.invalid` for a file that is not there */
async function storedFiles(c: Context<ApiEnv>, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => callStore('R2', () => readName(c.env.FILES, id))))
  return found.map((file, at) => {
    const id = ids[at]
    if (!file || id === undefined)
      throw invalidInput([{ path: `files.${at}`, code: 'unknown', message: 'No file of this id was stored' }])
    return { id, ...file }
  })
}

/** Begins to read stored files. @throws AppError as `storedFiles` */
export async function begin(c: Context<ApiEnv>, { tree, dated, files }: NewEdition) {
  const now = Date.now()
  const id = newId(now)
  const stored = await storedFiles(c, [...new Set(files)])
  const row = { id, tree, dated, files: stored, author: signedIn(c).num, status: 'reading' as const }
  const insert = database(c.env.DB)
    .insert(editionImports)
    .values({ ...row, createdAt: now, updatedAt: now })
  const body = { id, status: row.status, version: 1 }
  const response = await commit(c, [insert, work(id, now)], editResult(201, body, 1))
  await runSoon(c, [JOB])
  return response
}

/** Two of them at once would each delete what the other has written. */
const refuseWhileRunning = (tree: string, id: string): Refusal =>
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM edition_imports WHERE tree = ${tree} AND status = 'applying' AND id <> ${id})`,
    new AppError('edition.running', 409),
  )

/** Setting a status twice is not an error. @throws AppError 409 `status.refused`, `edition.running`; 412 `version.outdated` */
async function setEditionStatus(c: Context<ApiEnv>, to: EditionStatus, error: null | undefined) {
  const { row } = await loadEditionImport(c)
  const { id, tree } = row
  if (!row.kept) throw new AppError('status.refused', 409, { members: { allowed: [] } })
  const isNew = changes(EDITION_BY_OPERATORS, row.status, to)
  const version = row.version + (isNew ? 1 : 0)
  const now = Date.now()
  const update = database(c.env.DB)
    .update(editionImports)
    .set({ status: to, version, updatedAt: now, ...(error === null && { error, position: 0 }) })
    .where(eq(editionImports.id, id))
  const isWork = isEditionWork(to)
  const current = versionOf('edition_imports', id)
  const more = isWork ? [refuseWhileRunning(tree, id), update, work(id, now)] : [update]
  const writes = isNew ? [...unchanged(c, current, row.version), ...more] : []
  const response = await commit(c, writes, editResult(200, { id, status: to, version }, version))
  if (isNew && isWork) await runSoon(c, [JOB])
  return response
}

/** @throws AppError as `setEditionStatus` */
export const applyEdition = (c: Context<ApiEnv>) => setEditionStatus(c, 'applying', null)
/** @throws AppError as `setEditionStatus` */
export const discard = (c: Context<ApiEnv>) => setEditionStatus(c, 'discarded', undefined)
