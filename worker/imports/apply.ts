/** Applies an import part by part: the writes of a part and the import's new position are one batch. */

import type { D1PreparedStatement } from '@cloudflare/workers-types'
import type { ImportReport } from '../../domain/contract/import-report.ts'
import { type GoodsRule, ruleFor } from '../../domain/goods-rules.ts'
import { productQuota, refuseImportedBeyondQuota, refuseTextsBeyondQuota } from '../api/http/save-limits.ts'
import { prepareStatement } from '../api/http/writes/commit.ts'
import { refusalStatement } from '../api/http/writes/refusal.ts'
import { missingOfProduct } from '../api/organization/products/views.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { readGoodsRules } from '../db/goods-rules.ts'
import type { WriteContext, WritePlan } from '../db/import/plan-writes.ts'
import { planStatements } from '../db/import/write.ts'
import {
  reviewAdded,
  reviewChanged,
  storeAddedForUndo,
  storeRowsForUndo,
  withholdHighPrice,
  withholdRuledGoods,
} from './changed-goods.ts'
import { type ImportContext, readContext, type StoredImport } from './context.ts'
import { readPart } from './files.ts'
import { hideNext } from './hide-missing.ts'
import { planPart } from './plan-part.ts'
import { advance } from './progress.ts'
import { noteUsesOf } from './store-pictures.ts'
import { addToReport, emptyReport } from './tally.ts'
import { storeGroups } from './variant-offers.ts'
import { advanceTo, OVER_QUOTA, writeStep } from './write-step.ts'

/**
 * New goods that are complete go to the moderators if their supplier wants that, or are published if an operator has chosen that; forbidden
 * ones stay drafts, and the report says so.
 */
function withChosenStatus(
  added: WritePlan['added'],
  { row, shop }: ImportContext,
  rules: readonly GoodsRule[],
  found: ImportReport,
): WritePlan['added'] {
  const wanted = row.choice?.newGoods ?? 'draft'
  if (wanted === 'draft') return added
  return added.map((one) => {
    const rule = ruleFor(one, rules)
    if (rule?.kind === 'forbidden') {
      const detail = rule.reason[row.answers.language ?? 'en']
      addToReport(found, 'mended', { line: 0, code: 'goods.forbidden', detail }, one.externalId ?? undefined)
      return one
    }
    if (wanted === 'published' && rule === null) return { ...one, status: wanted }
    const slug = shop.find(({ num }) => num === one.category)?.slug ?? ''
    const whole = { ...one, pricedAt: null, statusReason: null, onRequest: false, suspended: false }
    const isComplete = missingOfProduct({ ...whole, deletedAt: null, deletedStatus: null }, slug).length === 0
    return isComplete ? { ...one, status: 'moderation' as const } : one
  })
}

function statementsOf(
  env: Bindings,
  { plan, write }: { plan: WritePlan; write: WriteContext },
  context: ImportContext,
  { rules, found, now }: { rules: readonly GoodsRule[]; found: ImportReport; now: number },
) {
  const { row, rates } = context
  const added = withChosenStatus(plan.added, context, rules, found)
  const changed = plan.changed.map((one) => withholdRuledGoods(withholdHighPrice(one, rates), rules))
  const ids = added.map(({ id }) => id)
  const shown = [...added, ...changed.map(({ after }) => after)].flatMap(({ id, pictures }) =>
    pictures.some((picture) => 'id' in picture) ? [id] : [],
  )
  const sent = added.filter(({ status }) => status === 'moderation').length
  const statements: D1PreparedStatement[] = [
    ...storeRowsForUndo(env.DB, row.num, [...changed, ...plan.adopted]),
    ...planStatements(env.DB, { ...plan, added, changed }, write),
    ...(ids.length > 0 ? [storeAddedForUndo(env.DB, row.num, ids)] : []),
    ...(sent > 0 ? [reviewAdded(env.DB, ids, now)] : []),
    ...(shown.length > 0 ? [prepareStatement(env.DB, noteUsesOf(shown))] : []),
    ...reviewChanged(env.DB, row.company, changed, now),
  ]
  return { statements, added: added.length, changed: changed.length, sent }
}

/** Codes of faults that a dry run cannot find. */
const FOUND_WHEN_APPLIED = ['pictures.refused', 'goods.forbidden']

/** The report with the pictures that were refused when they were stored, and with forbidden goods. */
function withRefused(row: StoredImport, found: ImportReport): StoredImport {
  if (!row.report) return row
  const report = structuredClone(row.report)
  for (const { outcome, code, detail, lines, offers } of found.lines) {
    const isNew = !report.lines.some((line) => line.code === code && line.detail === detail)
    if (FOUND_WHEN_APPLIED.includes(code) && isNew)
      addToReport(report, outcome, { line: lines[0] ?? 0, code, detail }, offers[0])
  }
  return { ...row, report }
}

async function applyPart(env: Bindings, row: StoredImport, now: number): Promise<void> {
  const context = await readContext(env, row, now, true)
  const found = emptyReport()
  const { plans, offers } = await planPart(env, await readPart(env.FILES, row.id, row.position), context, found, true)
  const rules = await readGoodsRules(database(env.DB))
  const each = plans.map((one) => statementsOf(env, one, context, { rules, found, now }))
  const total = (key: 'added' | 'changed' | 'sent') => each.reduce((sum, one) => sum + one[key], 0)
  const counts = { added: total('added'), changed: total('changed'), sent: total('sent') }
  const all = productQuota(context.companyStatus)
  // The dry run has checked that there is room for the goods it found; counting the drafts again for each part would cost more than adding
  // them.
  const isFound = (row.report?.applied?.added ?? 0) + counts.added <= (row.report?.added ?? 0)
  const within = isFound ? refuseTextsBeyondQuota(row.company, all) : refuseImportedBeyondQuota(row.company, all)
  const quota = refusalStatement(within, OVER_QUOTA)
  const isWritten = await writeStep(
    env,
    row,
    [prepareStatement(env.DB, quota)],
    [
      ...each.flatMap(({ statements }) => statements),
      ...storeGroups(env.DB, row.company, offers),
      advanceTo(env, withRefused(row, found), counts, row.position + 1, now),
    ],
  )
  if (!isWritten) await advance(env, row, { status: 'applied', error: 'quota', appliedAt: now }, now)
}

/**
 * Does one step.
 * @param after where hiding continues
 * @returns where hiding continues; null when it has yet to begin, or has ended
 */
export async function applyNext(env: Bindings, row: StoredImport, now: number, after: string | null) {
  if (row.position < row.parts) {
    await applyPart(env, row, now)
    return null
  }
  const next = row.choice?.hideMissing ? await hideNext(env, row, now, after ?? '') : null
  if (next === null) await advance(env, row, { status: 'applied', appliedAt: now }, now)
  return next
}
