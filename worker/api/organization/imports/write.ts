/** What members do with an import: answer, apply, undo, discard. Each leaves the work itself to the job. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ImportAnswers, ImportChoice } from '../../../../domain/contract/imports.ts'
import { UNDO_FOR } from '../../../../domain/price-list/import-terms.ts'
import { IMPORT_BY_MEMBERS, type ImportStatus, isRunning } from '../../../../domain/statuses/import.ts'
import { database } from '../../../db/connection.ts'
import { companies, imports } from '../../../db/schema.ts'
import type { ImportRow } from '../../../imports/context.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound } from '../../http/id.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { countNewProducts, hasRoomFor, productQuota } from '../../http/save-limits.ts'
import { changes } from '../../http/state-machine.ts'
import { commit } from '../../http/writes/commit.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'
import { editResult, unchanged } from '../../http/writes/version.ts'
import { demandColumns } from './columns.ts'
import { readOwnImport, versionOfImport } from './queries.ts'

export const loadImport = async (c: Context<ApiEnv>) =>
  loadOwn(c, 'import.unknown', (db, id) => readOwnImport(db, member(c).organization.num, id))

interface Move {
  row: ImportRow
  to: ImportStatus
  change?: Partial<Pick<ImportRow, 'answers' | 'choice' | 'position' | 'report' | 'undo' | 'error'>>
  refusals?: Refusal[]
}

/** Stores a status and queues the work that it means. Setting it twice is not an error. */
async function move(c: Context<ApiEnv>, { row, to, change = {}, refusals = [] }: Move) {
  const { id } = row
  const isNew = changes(IMPORT_BY_MEMBERS, row.status, to)
  const version = row.version + (isNew ? 1 : 0)
  const now = Date.now()
  const update = database(c.env.DB)
    .update(imports)
    .set({ ...change, status: to, version, updatedAt: now })
    .where(eq(imports.id, id))
  const work = isRunning(to) ? [queueJob({ name: `import ${id}`, kind: 'import-files', argument: { id } }, now)] : []
  const writes = isNew ? [...unchanged(c, versionOfImport(id), row.version), ...refusals, update, ...work] : []
  const response = await commit(c, writes, editResult(200, { id, status: to, version }, version))
  if (isNew && isRunning(to)) await runSoon(c, ['import-files'])
  return response
}

/** @throws AppError 404 `import.unknown`; 409 `status.refused` once its file is gone */
async function loadOpen(c: Context<ApiEnv>): Promise<ImportRow> {
  const { row } = await loadImport(c)
  if (!row.kept) throw new AppError('status.refused', 409, { members: { allowed: [] } })
  return row
}

/** @throws AppError 422 `input.invalid` for a question that is not answered */
function demandAnswers({ found }: ImportRow, answers: ImportAnswers): void {
  const open = (found.questions ?? []).filter((question) => answers[question] === undefined)
  if (open.length === 0) return
  throw invalidInput(open.map((path) => ({ path, code: 'required', message: 'The file does not say it' })))
}

/** A table is read anew by what its columns have; another sheet has other columns, which are asked for. */
function readAnew(c: Context<ApiEnv>, row: ImportRow, { columns, sheet }: ImportAnswers) {
  const { table } = row.found
  if (!table) throw new AppError('status.refused', 409, { members: { allowed: [] } })
  const isOther = sheet !== undefined && sheet !== table.sheet
  if (!isOther) demandColumns(table, columns ?? [])
  const { columns: _, ...before } = row.answers
  const answers = { ...before, ...(sheet !== undefined && { sheet }), ...(columns && !isOther && { columns }) }
  return move(c, { row, to: 'reading', change: { answers, position: 0, report: null } })
}

/**
 * Begins the dry run, or begins it anew with other answers; what the columns of a table have comes before all else.
 * @throws AppError 422 `input.invalid`; 409 `status.refused`
 */
export async function answer(c: Context<ApiEnv>, answers: ImportAnswers) {
  const row = await loadOpen(c)
  const { columns, sheet, ...others } = answers
  if (columns || sheet !== undefined) return readAnew(c, row, answers)
  demandAnswers(row, answers)
  const table = {
    ...(row.answers.columns && { columns: row.answers.columns }),
    ...(row.answers.sheet !== undefined && { sheet: row.answers.sheet }),
  }
  const change = { answers: { ...others, ...table }, position: 0, report: row.found.read ?? null }
  return move(c, { row, to: 'checking', change })
}

const noneElse = (company: number, id: string): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM imports WHERE company = ${company} AND status IN ('applying', 'undoing') AND id <> ${id})`

const onlyOne = (row: ImportRow): Refusal =>
  refuseUnless(noneElse(row.company, row.id), new AppError('import.running', 409))

/** @throws AppError 409 `import.running`, `import.quota`, `status.refused`; 429 `rate.limited` for more new goods than a day's */
export async function apply(c: Context<ApiEnv>, choice: ImportChoice) {
  const row = await loadOpen(c)
  const added = row.report?.added ?? 0
  if (changes(IMPORT_BY_MEMBERS, row.status, 'applying') && added > 0) {
    const db = database(c.env.DB)
    const [home] = await db.select({ status: companies.status }).from(companies).where(eq(companies.num, row.company))
    const quota = productQuota(orNotFound(home, 'company.unknown').status)
    const room = await db.get<{ holds: number }>(sql`SELECT ${hasRoomFor(row.company, quota, added)} AS holds`)
    if (!room?.holds) throw new AppError('import.quota', 409)
    await countNewProducts(c, quota, member(c), added)
  }
  return move(c, { row, to: 'applying', change: { choice, position: 0, error: null }, refusals: [onlyOne(row)] })
}

/** @throws AppError 409 `import.running`, `import.over`, `status.refused` */
export async function undo(c: Context<ApiEnv>) {
  const row = await loadOpen(c)
  if (row.appliedAt !== null && row.appliedAt + UNDO_FOR < Date.now()) throw new AppError('import.over', 409)
  return move(c, { row, to: 'undoing', change: { position: 0, undo: null, error: null }, refusals: [onlyOne(row)] })
}

export const discardImport = async (c: Context<ApiEnv>) => move(c, { row: await loadOpen(c), to: 'discarded' })
