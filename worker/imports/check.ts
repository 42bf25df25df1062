/** The dry run: finds what applying an import would change, part by part, and writes nothing but the report. */
import type { Bindings } from '../bindings.ts'
import { readContext, type StoredImport } from './context.ts'
import { readIds, readPart } from './files.ts'
import { movesOf, samplesOf } from './find-changes.ts'
import { addMissing, hasAllGoods, missingPage } from './missing.ts'
import { newProductAllowance } from './new-product-allowance.ts'
import { planPart } from './plan-part.ts'
import { advance } from './progress.ts'
import { addMoves, addSamples, emptyReport } from './tally.ts'

async function checkPart(env: Bindings, row: StoredImport, now: number): Promise<void> {
  const report = (row.position === 0 ? row.found.read : row.report) ?? emptyReport()
  const context = await readContext(env, row, now, false)
  const part = await planPart(env, await readPart(env.FILES, row.id, row.position), context, report)
  addMoves(report, movesOf(part))
  addSamples(report, samplesOf(part, context))
  await advance(env, row, { report, position: row.position + 1 }, now)
}

async function finish(env: Bindings, row: StoredImport, now: number): Promise<void> {
  const report = row.report ?? emptyReport()
  const { added, changed, unchanged } = report
  if (added + changed + unchanged === 0) {
    await advance(env, row, { status: 'refused', error: 'nothing' }, now)
    return
  }
  if (await hasAllGoods(env, row)) {
    const present = await readIds(env.FILES, row.id)
    for (let after: string | null = ''; after !== null; ) {
      const page = await missingPage(env.DB, row.company, present, after)
      addMissing(report, page.missing)
      after = page.next
    }
  }
  report.room = (await newProductAllowance(env, row.company)).room
  await advance(env, row, { report, status: 'ready' }, now)
}

/** Does one step of the dry run. */
export const checkNext = (env: Bindings, row: StoredImport, now: number): Promise<void> =>
  row.position < row.parts ? checkPart(env, row, now) : finish(env, row, now)
