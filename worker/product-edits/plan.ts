/** Plans what a page of goods becomes: the preview stores the counts, and applying writes the rows. */
import type { EditReport } from '../../domain/contract/product-edits.ts'
import type { Bindings } from '../bindings.ts'
import type { Replaced } from '../db/import/plan-writes.ts'
import { changesSearchIndex } from '../db/import/replace.ts'
import type { StoredProduct } from '../db/schema.ts'
import { isPlainEdit } from '../imports/batch-sizes.ts'
import { withholdHighPrice } from '../imports/changed-goods.ts'
import { changeRow } from './change-row.ts'
import { type EditContext, type EditRow, readEditContext } from './context.ts'
import { type Copy, copyOf } from './copies.ts'
import { readEditedGoods } from './goods.ts'
import { addChange, addRefusal, emptyEditReport } from './report.ts'

interface PagePlan {
  replaced: Replaced[]
  copies: Copy[]
  context: EditContext
  report: EditReport
  /** Number of the page's last product; null past the last page. */
  last: number | null
}

/**
 * Applies the change to a product and adds the outcome to the report.
 * @returns the row before and after; [] where it stays as it is
 */
function outcome(row: StoredProduct, context: EditContext, report: EditReport): Replaced[] {
  const result = changeRow(row, context)
  if (result === null) report.unchanged += 1
  else if ('refused' in result) addRefusal(report, row, result.refused)
  else {
    if (result.rounded) report.rounded += 1
    const one = withholdHighPrice({ before: row, after: result.after }, context.rates)
    addChange(report, row, one.after, context)
    return [one]
  }
  return []
}

/** @throws Error where no change was chosen, which the states of a bulk change do not allow */
async function planRows(
  env: Bindings,
  row: EditRow,
  page: { limit: number; readsTexts: boolean },
  now: number,
): Promise<PagePlan> {
  const { goods, change } = row.edit
  if (!change) throw new Error('a bulk change without a change')
  const [context, rows] = await Promise.all([
    readEditContext(env, row, change, now),
    readEditedGoods(env, row, goods, { after: row.position, ...page }),
  ])
  const report = structuredClone(row.position === 0 ? emptyEditReport() : (row.edit.report ?? emptyEditReport()))
  report.read += rows.length
  const copies = change.field === 'copy' ? rows.map((one) => copyOf(one, row, now)) : []
  for (const { of, added } of copies) addChange(report, of, added, context)
  const replaced = change.field === 'copy' ? [] : rows.flatMap((one) => outcome(one, context, report))
  return { replaced, copies, context, report, last: rows.at(-1)?.num ?? null }
}

/**
 * @param limit rows of the page, which begins after `row.position`
 * @returns what becomes of them; rows without texts, pictures and parameters where none of these is written
 */
export async function planPage(env: Bindings, row: EditRow, limit: number, now: number): Promise<PagePlan> {
  const plan = await planRows(env, row, { limit, readsTexts: !isPlainEdit(row) }, now)
  // A price that is too high to be true takes a product off sale, which moves its texts to another index: then the whole rows are needed.
  const moves = isPlainEdit(row) && plan.replaced.some(changesSearchIndex)
  return moves ? planRows(env, row, { limit, readsTexts: true }, now) : plan
}
