/** What a page of goods becomes: the preview keeps the counts, applying writes the same. */
import type { EditReport } from '../../domain/contract/product-edits.ts'
import type { Bindings } from '../bindings.ts'
import type { Replaced, StoredProduct } from '../db/import/plan-writes.ts'
import { withholdHighPrice } from '../imports/changed-goods.ts'
import { changeRow } from './change-row.ts'
import { type EditContext, type EditRow, readEditContext } from './context.ts'
import { type Copy, copyOf } from './copies.ts'
import { readGoods } from './goods.ts'
import { emptyEditReport, noteChange, noteRefusal } from './report.ts'

export interface PagePlan {
  replaced: Replaced[]
  copies: Copy[]
  context: EditContext
  report: EditReport
  /** Number of its last product; null past the last page. */
  last: number | null
}

/** Notes what becomes of a product. @returns the row after it; null where it stays as it is */
function outcome(row: StoredProduct, context: EditContext, report: EditReport): Replaced[] {
  const result = changeRow(row, context)
  if (result === null) report.unchanged += 1
  else if ('refused' in result) noteRefusal(report, row, result.refused)
  else {
    if (result.rounded) report.rounded += 1
    const one = withholdHighPrice({ before: row, after: result.after }, context.rates)
    noteChange(report, row, one.after, context)
    return [one]
  }
  return []
}

/**
 * @param limit rows of the page, which begins behind `row.position`
 * @throws Error where nothing was chosen: its state machine does not allow that
 */
export async function planPage(env: Bindings, row: EditRow, limit: number, now: number): Promise<PagePlan> {
  const { goods, change } = row.edit
  if (!change) throw new Error('a bulk change without a change')
  const context = await readEditContext(env, row, change, now)
  const rows = await readGoods(env, row, goods, row.position, limit)
  const report = structuredClone(row.position === 0 ? emptyEditReport() : (row.edit.report ?? emptyEditReport()))
  report.read += rows.length
  const copies = change.field === 'copy' ? rows.map((one) => copyOf(one, row, now)) : []
  for (const { of, added } of copies) noteChange(report, of, added, context)
  const replaced = change.field === 'copy' ? [] : rows.flatMap((one) => outcome(one, context, report))
  return { replaced, copies, context, report, last: rows.at(-1)?.num ?? null }
}
