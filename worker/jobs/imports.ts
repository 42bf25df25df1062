import * as v from 'valibot'
import type { Bindings } from '../bindings.ts'
import { applyNext } from '../imports/apply.ts'
import { checkNext } from '../imports/check.ts'
import type { StoredImport } from '../imports/context.ts'
import { advance, readImport } from '../imports/progress.ts'
import { readNext } from '../imports/read-step.ts'
import { undoNext } from '../imports/undo.ts'
import { applyEditNext, isEdit, previewNext } from '../product-edits/steps.ts'
import { defineJob } from './job.ts'

/** The status of an import whose step fails again and again: what was applied can still be undone. */
const LEFT_AS = { reading: 'refused', checking: 'refused', applying: 'applied', undoing: 'applied' } as const

const isWork = (status: StoredImport['status']): status is keyof typeof LEFT_AS => status in LEFT_AS

/**
 * @param after where a long step continues
 * @returns where the next step continues
 */
async function next(env: Bindings, row: StoredImport, now: number, after: string | null): Promise<string | null> {
  if (isEdit(row) && row.status === 'checking') await previewNext(env, row, now)
  else if (isEdit(row) && row.status === 'applying') await applyEditNext(env, row, now)
  else return nextOfFile(env, row, now, after)
  return null
}

async function nextOfFile(env: Bindings, row: StoredImport, now: number, after: string | null): Promise<string | null> {
  if (row.status === 'reading') await readNext(env, row, now)
  if (row.status === 'checking') await checkNext(env, row, now)
  if (row.status === 'undoing') await undoNext(env, row, now)
  return row.status === 'applying' ? applyNext(env, row, now, after) : null
}

/**
 * Reads, checks, applies or undoes an uploaded price list or a bulk change, as its status requires, one part in each step
 * (docs/decisions/0041-imports.md and 0048-product-edits.md).
 */
export const importFiles = defineJob({
  name: 'import-files',
  argument: v.object({ id: v.string() }),
  cursor: v.object({ after: v.nullable(v.string()) }),
  async step(env, { now, argument: { id }, cursor, isLastAttempt }) {
    const row = await readImport(env, id)
    if (!row || !isWork(row.status)) return { done: row?.status ?? 'gone' }
    try {
      return { next: { after: await next(env, row, now, cursor?.after ?? null) } }
    } catch (error) {
      if (isLastAttempt) {
        await advance(env, row, { status: LEFT_AS[row.status], error: 'failed', appliedAt: row.appliedAt ?? now }, now)
      }
      throw error
    }
  },
})
