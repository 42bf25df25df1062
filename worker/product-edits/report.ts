/** Counts what a bulk change finds, page by page; goods are named as far as the report has room. */
import type { EditedValues, EditReport } from '../../domain/contract/product-edits.ts'
import type { EditRefusal } from '../../domain/product-edit-terms.ts'
import { leadDays } from '../api/public/lead-days.ts'
import type { StoredProduct } from '../db/schema.ts'
import type { EditContext } from './context.ts'
import { amountsOf } from './prices.ts'

const MAX_SAMPLES = 20
const MAX_NAMED = 10
/** Most prices of one sample; a product may have twenty, and so may each of its variants. */
const MAX_AMOUNTS = 8

export const emptyEditReport = (): EditReport => ({
  read: 0,
  changed: 0,
  unchanged: 0,
  rounded: 0,
  refused: [],
  samples: [],
})

type Shown = Omit<StoredProduct, 'num'>

const valuesOf = (row: Shown, { categories }: Pick<EditContext, 'categories'>): EditedValues => ({
  model: row.model ?? '',
  amounts: amountsOf(row).slice(0, MAX_AMOUNTS),
  currency: row.currency,
  vat: row.vatRate === null ? null : { included: row.vatIncluded, rate: row.vatRate },
  category: categories.get(row.category)?.names ?? {},
  unit: row.unit,
  leadDays: leadDays(row),
  stock: row.stock,
  status: row.status,
})

const named = ({ id, names }: Pick<StoredProduct, 'id' | 'names'>) => ({ id, name: names })

/** Reports a product that changes. */
export function addChange(
  report: EditReport,
  before: Shown,
  after: Shown,
  context: Pick<EditContext, 'categories'>,
): void {
  report.changed += 1
  if (report.samples.length >= MAX_SAMPLES) return
  report.samples.push({ ...named(before), before: valuesOf(before, context), after: valuesOf(after, context) })
}

/** Reports a product that stays as it is. */
export function addRefusal(report: EditReport, row: StoredProduct, code: EditRefusal): void {
  const entry = report.refused.find((one) => one.code === code) ?? { code, count: 0, goods: [] }
  if (entry.count === 0) report.refused.push(entry)
  entry.count += 1
  if (entry.goods.length < MAX_NAMED) entry.goods.push(named(row))
}
