/** The steps of a bulk change, one page of goods each: the writes of a step and the change's new position are one batch. */
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { productQuota, refuseTypedBeyondQuota } from '../api/http/save-limits.ts'
import { prepareStatement } from '../api/http/writes/commit.ts'
import { refusalStatement } from '../api/http/writes/refusal.ts'
import type { Bindings } from '../bindings.ts'
import { changeStatements } from '../db/import/replace.ts'
import { goodsAtOnce } from '../imports/batch-sizes.ts'
import { reviewChanged } from '../imports/changed-goods.ts'
import type { StoredImport } from '../imports/context.ts'
import { advance } from '../imports/progress.ts'
import { OVER_QUOTA, writeStep } from '../imports/write-step.ts'
import type { EditRow } from './context.ts'
import { copyStatements } from './copies.ts'
import { planPage } from './plan.ts'
import { reviewsOfStatus } from './reviews.ts'
import { storeColumnsForUndo } from './store-for-undo.ts'

/** Rows that a step of the preview reads: some megabytes. */
const READ_AT_ONCE = 1000

export const isEdit = (row: StoredImport): row is EditRow => row.edit !== null

/** One step of the preview. */
export async function previewNext(env: Bindings, row: EditRow, now: number): Promise<void> {
  const { report, last } = await planPage(env, row, READ_AT_ONCE, now)
  const edit = { ...row.edit, report }
  await advance(env, row, last === null ? { status: 'ready', edit } : { edit, position: last }, now)
}

/** One step of applying. */
export async function applyEditNext(env: Bindings, row: EditRow, now: number): Promise<void> {
  const plan = await planPage(env, row, goodsAtOnce(row), now)
  const { replaced, copies, context, report, last } = plan
  if (last === null) {
    await advance(env, row, { status: 'applied', appliedAt: now, edit: { ...row.edit, report } }, now)
    return
  }
  const statements: D1PreparedStatement[] = [
    ...storeColumnsForUndo(env.DB, row.num, replaced),
    ...changeStatements(env.DB, replaced, context),
    ...reviewChanged(env.DB, row.company, replaced, now),
    ...reviewsOfStatus(env.DB, row.company, replaced, now),
    ...copyStatements(env, row, copies, context),
    prepareStatement(env.DB, advance(env, row, { edit: { ...row.edit, report }, position: last }, now)),
  ]
  const quota = refusalStatement(refuseTypedBeyondQuota(row.company, productQuota(context.companyStatus)), OVER_QUOTA)
  const isWritten = await writeStep(env, row, copies.length > 0 ? [prepareStatement(env.DB, quota)] : [], statements)
  if (!isWritten) await advance(env, row, { status: 'applied', error: 'quota', appliedAt: now }, now)
}
