/** Finds what the supplier should see of a part's plan: large price moves, and samples of goods as buyers would see them. */
import type { ImportSample, PriceMove } from '../../domain/contract/import-report.ts'
import { LARGE_MOVE } from '../../domain/price-list/import-terms.ts'
import type { Replaced, WritePlan } from '../db/import/plan-writes.ts'
import { fileKeyOf } from '../db/import/stored-goods.ts'
import type { StoredProduct } from '../db/schema.ts'
import type { ImportContext } from './context.ts'
import type { PartPlan } from './plan-part.ts'

function moveOf({ before, after }: Replaced, lineOf: (offer: string) => number): PriceMove[] {
  const was = before.tiers[0]?.amount
  const is = after.tiers[0]?.amount
  if (was === undefined || is === undefined || was === 0 || before.currency !== after.currency) return []
  if (Math.abs(is - was) <= was * LARGE_MOVE) return []
  const offer = fileKeyOf(after)
  return [{ offer, name: after.names, line: lineOf(offer), currency: after.currency, before: was, after: is }]
}

/** @returns the prices that change by more than 20 per cent */
export const movesOf = ({ plans, lines }: PartPlan): PriceMove[] =>
  plans.flatMap(({ plan }) => plan.changed.flatMap((one) => moveOf(one, (offer) => lines.get(offer) ?? 0)))

type Shown = Omit<StoredProduct, 'num'>

function sampleOf(row: Shown, isNew: boolean, { shop, write }: ImportContext): ImportSample {
  const category = shop.find(({ num }) => num === row.category)
  const [picture] = row.pictures
  return {
    offer: fileKeyOf(row),
    name: row.names,
    isNew,
    category: row.category === write.unsorted || !category ? {} : category.names,
    picture: picture && 'url' in picture ? picture.url : null,
    price: row.tiers[0]?.amount ?? null,
    currency: row.currency,
    vat: row.vatRate === null ? null : { included: row.vatIncluded, rate: row.vatRate },
    stock: row.stock,
  }
}

const newAs = (row: WritePlan['added'][number]): Shown => ({
  ...row,
  pricedAt: null,
  statusReason: null,
  onRequest: false,
  suspended: false,
  deletedAt: null,
  deletedStatus: null,
})

export const samplesOf = ({ plans }: PartPlan, context: ImportContext): ImportSample[] =>
  plans.flatMap(({ plan }) => [
    ...plan.added.map((row) => sampleOf(newAs(row), true, context)),
    ...plan.changed.map(({ after }) => sampleOf(after, false, context)),
  ])
