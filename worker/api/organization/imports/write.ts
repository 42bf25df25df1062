/** What members do with an import: answer, apply, undo, discard. Each leaves the work itself to the job. */
import type { Context } from 'hono'
import type { ImportAnswers, ImportChoice } from '../../../../domain/contract/imports.ts'
import { IMPORT_BY_MEMBERS } from '../../../../domain/statuses/import.ts'
import type { StoredImport } from '../../../imports/context.ts'
import { newProductAllowance } from '../../../imports/new-product-allowance.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { countImportedProducts } from '../../http/save-limits.ts'
import { changes } from '../../http/state-machine.ts'
import { refuseNotOffered } from '../refuse-unoffered-terms.ts'
import { requireColumns } from './columns.ts'
import { abandonUpload, completeUpload, takePart } from './parts.ts'
import { readOwnImport } from './queries.ts'
import { refuseWhileRunning, requireStored, setImportStatus, startUndo } from './set-status.ts'

export const loadImport = async (c: Context<ApiEnv>) =>
  loadOwn(c, 'import.unknown', (db, id) => readOwnImport(db, member(c).organization.num, id))

/** @throws AppError 404 `import.unknown`; 409 `status.refused` once its file is gone */
export async function loadOpen(c: Context<ApiEnv>): Promise<StoredImport> {
  return requireStored((await loadImport(c)).row)
}

/** @throws AppError 422 `input.invalid` for a question that is not answered */
function requireAnswers({ found }: StoredImport, answers: ImportAnswers): void {
  const open = (found.questions ?? []).filter((question) => answers[question] === undefined)
  if (open.length === 0) return
  throw invalidInput(open.map((path) => ({ path, code: 'required', message: 'The file does not say it' })))
}

/** A table is read anew by what its columns have; another sheet has other columns, which are asked for. */
function readAnew(c: Context<ApiEnv>, row: StoredImport, { columns, sheet }: ImportAnswers) {
  const { table } = row.found
  if (!table) throw new AppError('status.refused', 409, { members: { allowed: [] } })
  const isOther = sheet !== undefined && sheet !== table.sheet
  if (!isOther) requireColumns(table, columns ?? [])
  const { columns: _, ...before } = row.answers
  const answers = { ...before, ...(sheet !== undefined && { sheet }), ...(columns && !isOther && { columns }) }
  return setImportStatus(c, { row, to: 'reading', change: { answers, position: 0, report: null } })
}

/**
 * Begins the dry run, or begins it anew with other answers; what the columns of a table have comes before all else.
 * @throws AppError 422 `input.invalid`; 409 `status.refused`
 */
export async function answer(c: Context<ApiEnv>, answers: ImportAnswers) {
  const row = await loadOpen(c)
  const { columns, sheet, ...others } = answers
  if (columns || sheet !== undefined) return readAnew(c, row, answers)
  requireAnswers(row, answers)
  const table = {
    ...(row.answers.columns && { columns: row.answers.columns }),
    ...(row.answers.sheet !== undefined && { sheet: row.answers.sheet }),
  }
  const all = { ...others, ...table }
  const { priceTypes } = row.found
  if (priceTypes && !priceTypes.types.some(({ id }) => id === answers.priceType))
    throw invalidInput([{ path: 'priceType', code: 'invalid', message: 'The file has no such type of prices' }])
  if (priceTypes && priceTypes.read !== answers.priceType)
    return setImportStatus(c, { row, to: 'reading', change: { answers: all, position: 0, report: null } })
  const change = { answers: all, position: 0, report: row.found.read ?? null }
  return setImportStatus(c, { row, to: 'checking', change, refusals: refuseNotOffered(row.answers, answers) })
}

/** @throws AppError 409 `import.running`, `import.quota`, `status.refused`; 429 `rate.limited` for more new goods than a day's */
export async function applyImport(c: Context<ApiEnv>, choice: ImportChoice) {
  const row = await loadOpen(c)
  const added = row.report?.added ?? 0
  if (changes(IMPORT_BY_MEMBERS, row.status, 'applying') && added > 0) {
    const { room, quota } = await newProductAllowance(c.env, row.company)
    if (added > room) throw new AppError('import.quota', 409)
    await countImportedProducts(c, quota, member(c), added)
  }
  return setImportStatus(c, {
    row,
    to: 'applying',
    change: { choice, position: 0, error: null },
    refusals: [refuseWhileRunning(row)],
  })
}

/** @throws AppError as `startUndo`, `loadOpen` */
export const undo = async (c: Context<ApiEnv>) => startUndo(c, await loadOpen(c))

export async function discardImport(c: Context<ApiEnv>) {
  const row = await loadOpen(c)
  const response = await setImportStatus(c, { row, to: 'discarded' })
  await abandonUpload(c.env, row)
  return response
}

/** @throws AppError as `loadOpen`, `takePart` */
export const addPart = async (c: Context<ApiEnv>, part: number) => takePart(c, await loadOpen(c), part)

/** @throws AppError as `loadOpen`, `completeUpload` */
export const complete = async (c: Context<ApiEnv>) => completeUpload(c, await loadOpen(c))
