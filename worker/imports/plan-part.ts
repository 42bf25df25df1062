/** Plans the changes of one part of a file, for the dry run and for applying alike. */
import type { ImportReport } from '../../domain/contract/import-report.ts'
import type { Bindings } from '../bindings.ts'
import type { FaultCode } from '../db/import/faults.ts'
import { planWrites, type WriteContext, type WritePlan } from '../db/import/plan-writes.ts'
import { isUpdate, toUpdates } from '../db/import/price-update.ts'
import { type ImportedProduct, toProduct } from '../db/import/product.ts'
import { readStored, type StoredGoods } from '../db/import/stored-goods.ts'
import type { ImportContext } from './context.ts'
import type { PartOffer } from './files.ts'
import { resolvePictures } from './store-pictures.ts'
import { addToReport } from './tally.ts'

export interface PartPlan {
  plans: { plan: WritePlan; write: WriteContext }[]
  /** Lines of the offers, by id. */
  lines: Map<string, number>
  /** Offers that are products. */
  offers: PartOffer[]
}

/** Characters of an id: longer ones are refused, because cut ones might be equal. */
const MAX_ID_LENGTH = 200

function refusalOf(offer: PartOffer, { head }: ImportContext): { code: FaultCode; detail?: string } | null {
  const { id, broken, first } = offer
  if (broken !== null) return { code: 'offer.broken', detail: broken }
  if (id === '') return { code: 'offer.no-id' }
  if (id.length > MAX_ID_LENGTH) return { code: 'offer.long-id', detail: String(MAX_ID_LENGTH) }
  const lines = Object.hasOwn(head.ambiguous, id) ? head.ambiguous[id] : undefined
  if (lines) return { code: 'offer.ambiguous', detail: lines.join(', ') }
  return first === null ? null : { code: 'offer.repeated', detail: String(first) }
}

/** Converts offers to products, and separates those that only have a price or stock. */
async function convert(offers: PartOffer[], context: ImportContext, report: ImportReport) {
  const products: ImportedProduct[] = []
  const updates: PartOffer[] = []
  const lines = new Map<string, number>()
  const goods: PartOffer[] = []
  for (const offer of offers) {
    const refusal = refusalOf(offer, context)
    const result = refusal
      ? { refusal: refusal.code, detail: refusal.detail }
      : await toProduct(offer, context.conversion)
    report.read += 1
    if ('product' in result) {
      products.push(result.product)
      goods.push(offer)
      lines.set(offer.id, offer.line)
      for (const fault of result.faults) addToReport(report, 'mended', fault, offer.id)
      if (result.faults.length > 0) report.mended += 1
    } else if (result.refusal === 'offer.no-name' && isUpdate(offer)) {
      updates.push(offer)
      lines.set(offer.id, offer.line)
    } else {
      const { refusal: code, detail } = result
      addToReport(report, 'refused', { line: offer.line, code, ...(detail !== undefined && { detail }) }, offer.id)
      report.refused += 1
    }
  }
  return { products, updates, lines, goods }
}

/**
 * Reports which goods typed by hand were identified by their article, and which articles are ambiguous.
 * @returns the offers without those whose article several typed goods have
 */
function withoutUnclear(offers: PartOffer[], { typed, unclear }: StoredGoods, report: ImportReport): PartOffer[] {
  const found = new Set(typed.values())
  return offers.filter(({ id, line }) => {
    const { code, article: detail } = unclear.get(id) ?? {}
    const isRefused = code === 'typed.several'
    if (code) addToReport(report, isRefused ? 'refused' : 'mended', { line, code, detail }, id)
    if (found.has(id)) addToReport(report, 'mended', { line, code: 'typed.found' }, id)
    if (isRefused) report.refused += 1
    return !isRefused
  })
}

/** Plans prices and stock of offers without a name, which change goods that exist already. */
function planUpdates(offers: PartOffer[], { rows }: StoredGoods, context: ImportContext, report: ImportReport) {
  const { conversion, write } = context
  const { groups, unknown, faults } = toUpdates(offers, rows, conversion)
  for (const { offer, fault } of faults) addToReport(report, 'mended', fault, offer)
  for (const { line, id } of unknown) addToReport(report, 'refused', { line, code: 'offer.unknown' }, id)
  report.refused += unknown.length
  return groups.map(({ groups: only, changed }) => {
    const own = { ...write, groups: only }
    return { plan: planWrites(changed, rows, own), write: own }
  })
}

/**
 * @param report gets what was read and refused, and what stays as it is because it was edited by hand
 * @param stores whether packed pictures are stored
 */
export async function planPart(
  env: Bindings,
  offers: PartOffer[],
  context: ImportContext,
  report: ImportReport,
  stores = false,
): Promise<PartPlan> {
  const { products: read, updates, lines, goods } = await convert(offers, context, report)
  const { row, head, write } = context
  const stored = await readStored(env.DB, row.company, [...goods, ...updates], new Set(head.shared))
  const clear = withoutUnclear(goods, stored, report)
  const products = read.filter(({ externalId }) => clear.some(({ id }) => id === externalId))
  await resolvePictures(env, row, products, {
    stores,
    report: ({ externalId }, code, detail) =>
      addToReport(report, 'mended', { line: lines.get(externalId) ?? 0, code, detail }, externalId),
  })
  const whole = { plan: planWrites(products, stored.rows, write), write }
  const plans = [whole, ...planUpdates(withoutUnclear(updates, stored, report), stored, context, report)]
  for (const { plan } of plans) {
    report.added += plan.added.length
    report.changed += plan.changed.length
    report.unchanged += plan.unchanged + plan.deleted.length
    const lineOf = (offer: string) => lines.get(offer) ?? 0
    for (const offer of plan.deleted)
      addToReport(report, 'skipped', { line: lineOf(offer), code: 'hand.deleted' }, offer)
    for (const { offer, groups } of plan.byHand) {
      for (const group of groups) addToReport(report, 'skipped', { line: lineOf(offer), code: `hand.${group}` }, offer)
    }
  }
  return { plans, lines, offers: clear }
}
