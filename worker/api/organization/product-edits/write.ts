/** What members do with a bulk change: choose goods, choose what changes, apply, undo. Each leaves the work itself to the job. */
import type { Context } from 'hono'
import type { EditChange, NewEdit } from '../../../../domain/contract/product-edits.ts'
import { MAX_EDITED } from '../../../../domain/product-edit-terms.ts'
import { IMPORT_BY_MEMBERS } from '../../../../domain/statuses/import.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { imports } from '../../../db/schema.ts'
import type { EditRow } from '../../../product-edits/context.ts'
import { countGoods } from '../../../product-edits/goods.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { countNewProducts, countPace, IMPORT_PACE, productQuota } from '../../http/save-limits.ts'
import { changes } from '../../http/state-machine.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult } from '../../http/writes/version.ts'
import { refuseWhileRunning, requireStored, setImportStatus, startUndo } from '../imports/set-status.ts'
import { knownCategory, readHome } from '../products/queries.ts'
import { refuseNotOffered } from '../refuse-unoffered-terms.ts'
import { readOwnEdit } from './queries.ts'

export const loadEdit = async (c: Context<ApiEnv>) =>
  loadOwn(c, 'edit.unknown', (db, id) => readOwnEdit(db, member(c).organization.num, id))

/** @throws AppError 404 `edit.unknown`; 409 `status.refused` once it is over */
const loadOpen = async (c: Context<ApiEnv>): Promise<EditRow> => requireStored((await loadEdit(c)).row)

/** @throws AppError 409 `edit.none`, `edit.too-many`; 429 `rate.limited` */
export async function beginEdit(c: Context<ApiEnv>, { goods }: NewEdit) {
  const viewer = member(c)
  await countPace(c, IMPORT_PACE, viewer)
  const db = database(c.env.DB)
  const company = viewer.organization.num
  const total = await countGoods(db, company, goods, MAX_EDITED + 1)
  if (total === 0) throw new AppError('edit.none', 409)
  if (total > MAX_EDITED) throw new AppError('edit.too-many', 409)
  const now = Date.now()
  const row = {
    id: newId(now),
    company,
    author: viewer.num,
    fileName: '',
    size: 0,
    status: 'asking' as const,
    edit: { goods, total, change: null, report: null },
    createdAt: now,
    updatedAt: now,
  }
  return commit(c, [db.insert(imports).values(row)], editResult(201, { id: row.id, status: row.status, version: 1 }, 1))
}

/**
 * Begins the preview, or begins it anew with another change.
 * @throws AppError 404 `edit.unknown`; 409 `status.refused`; 422 `input.invalid` for an unknown category, or a currency or unit that is not offered
 */
export async function chooseChange(c: Context<ApiEnv>, change: EditChange) {
  const row = await loadOpen(c)
  if (change.field === 'category') await knownCategory(database(c.env.DB), change.category)
  const terms = change.field === 'currency' || change.field === 'unit' ? refuseNotOffered({}, change) : []
  const edit = { ...row.edit, change, report: null }
  return setImportStatus(c, { row, to: 'checking', change: { edit, position: 0 }, refusals: terms })
}

/** @throws AppError 404; 409 `import.running`, `status.refused`; 429 `rate.limited` for more copies than a day's */
export async function applyEdit(c: Context<ApiEnv>) {
  const row = await loadOpen(c)
  const { change, report } = row.edit
  if (changes(IMPORT_BY_MEMBERS, row.status, 'applying') && change?.field === 'copy') {
    const { status } = await readHome(database(c.env.DB), row.company)
    await countNewProducts(c, productQuota(status), member(c), report?.changed ?? 0)
  }
  return setImportStatus(c, {
    row,
    to: 'applying',
    change: { position: 0, error: null },
    refusals: [refuseWhileRunning(row)],
  })
}

/** @throws AppError as `startUndo`, `loadOpen` */
export const undoEdit = async (c: Context<ApiEnv>) => startUndo(c, await loadOpen(c))

export const discardEdit = async (c: Context<ApiEnv>) => setImportStatus(c, { row: await loadOpen(c), to: 'discarded' })
