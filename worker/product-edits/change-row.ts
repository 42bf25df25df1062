/** Applies a bulk change to one product, for the preview and for applying alike. */

import { ruleFor } from '../../domain/goods-rules.ts'
import { parametersOf } from '../../domain/parameters/parameter.ts'
import type { EditRefusal } from '../../domain/product-edit-terms.ts'
import { AppError } from '../api/http/problem.ts'
import { statusChange } from '../api/organization/products/status.ts'
import type { StoredProduct } from '../db/schema.ts'
import type { EditContext } from './context.ts'
import { listedAt, raisePrices } from './prices.ts'

/** The row with the next version, or why it stays as it is; null where the change makes no difference. */
type RowChange = { after: StoredProduct; rounded: boolean } | { refused: EditRefusal } | null

type Columns = Partial<StoredProduct>
type Changed = { columns: Columns; rounded?: boolean } | { refused: EditRefusal } | null

/** Whether every variant has a stock of its own: then the product's stock is their sum. */
const hasStockOfVariants = ({ variants }: StoredProduct): boolean =>
  variants.length > 0 && variants.every(({ stock }) => stock !== undefined)

/** Refusals of a bulk change, by the codes with which a status is refused to a single product. */
const STATUS_REFUSALS: Record<string, EditRefusal> = {
  'status.refused': 'not-allowed',
  'product.incomplete': 'incomplete',
  'product.forbidden': 'forbidden',
  'company.not-active': 'hidden-company',
}

function changedStatus(row: StoredProduct, context: EditContext): Changed {
  const { change, companyStatus, categories, now, rules } = context
  if (change.field !== 'status') return null
  const category = { slug: categories.get(row.category)?.slug ?? '' }
  try {
    const step = statusChange({ row, companyStatus, category, rule: ruleFor(row, rules) }, change.status, now)
    return step && { columns: step.change }
  } catch (error) {
    const code = error instanceof AppError ? STATUS_REFUSALS[error.code] : undefined
    if (!code) throw error
    return { refused: code }
  }
}

function changed(row: StoredProduct, context: EditContext): Changed {
  const { change, rates, now, target } = context
  switch (change.field) {
    case 'price': {
      const raised = raisePrices(row, change.percent, change.round)
      if ('refused' in raised) return raised
      const { columns, rounded } = raised
      return { columns: { ...columns, priceRub: listedAt({ ...row, ...columns }, rates), pricedAt: now }, rounded }
    }
    case 'currency': {
      const { currency } = change
      return { columns: { currency, priceRub: listedAt({ ...row, currency }, rates) } }
    }
    case 'vat':
      return { columns: { vatIncluded: change.vat?.included ?? false, vatRate: change.vat?.rate ?? null } }
    case 'category': {
      const category = target ?? row.category
      return { columns: { category, parameters: parametersOf(context.parametersOf(category), row) } }
    }
    case 'unit':
      return { columns: { unit: change.unit } }
    case 'leadDays':
      return { columns: { leadMin: change.leadDays?.from ?? null, leadMax: change.leadDays?.to ?? null } }
    case 'stock':
      return hasStockOfVariants(row) ? { refused: 'of-variants' } : { columns: { stock: change.stock } }
    case 'status':
      return changedStatus(row, context)
    case 'remove':
      return { columns: { status: 'archived', deletedAt: now, deletedStatus: row.status } }
    case 'copy':
    case 'cells':
      return null
  }
}

const isAlready = (row: StoredProduct, columns: Columns): boolean =>
  Object.entries(columns).every(
    ([column, value]) => column === 'pricedAt' || JSON.stringify(Reflect.get(row, column)) === JSON.stringify(value),
  )

export function changeRow(row: StoredProduct, context: EditContext): RowChange {
  const change = changed(row, context)
  if (change === null || 'refused' in change) return change
  const { columns, rounded = false } = change
  if (isAlready(row, columns)) return null
  return { after: { ...row, ...columns, version: row.version + 1, updatedAt: context.now }, rounded }
}
