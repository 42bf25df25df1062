/** What a batch changes: which products are new, which differ and which are unchanged, by the rules of one product. */

import type { Issue } from '../../../../../domain/contract/problem.ts'
import type { ArticleResult, ArticleRow } from '../../../../../domain/contract/products-by-article.ts'
import { parametersOf } from '../../../../../domain/parameters/parameter.ts'
import { isApproved } from '../../../../../domain/statuses/approved.ts'
import { idFrom } from '../../../../db/id.ts'
import type { Replaced } from '../../../../db/import/plan-writes.ts'
import type { StoredProduct } from '../../../../db/schema.ts'
import { stockOfVariants } from '../../../../db/variants.ts'
import { withholdHighPrice } from '../../../../imports/changed-goods.ts'
import { listedAt } from '../../../../product-edits/prices.ts'
import { AppError, invalidInput } from '../../../http/problem.ts'
import { differing, productSnapshot } from '../../../operator/reviews/moderated-fields.ts'
import { toPriceChange, toProductRowChange } from '../change.ts'
import { EMPTY_PRODUCT } from '../create.ts'
import type { ProductRowChange } from '../edit.ts'
import { requireOwnStock } from '../variants.ts'
import type { BatchContext } from './context.ts'
import type { ReadRow } from './rows.ts'

export interface BatchPlan {
  results: ArticleResult[]
  added: Omit<StoredProduct, 'num'>[]
  replaced: Replaced[]
  /** Numbers of products whose prices were sent as they are: they are confirmed. */
  confirmed: number[]
}

const refused = (article: string, errors: Issue[], id: string | null = null): ArticleResult => ({
  article,
  id,
  errors,
  result: 'refused',
})

const fault = (path: string, code: string, message: string): Issue => ({ path, code, message })

const NOT_NAMED = {
  ambiguous: 'Several products have this model',
  deleted: 'The product was deleted; it can be restored for 7 days',
  over: 'Its texts are too long for this batch: send it in a smaller one',
} as const

/** @throws AppError 422 `input.invalid` for a currency or unit that is not offered, unless the product has it already */
function refuseWithheld(before: StoredProduct | null, columns: ProductRowChange, withheld: readonly string[]): void {
  const refuse = (column: 'currency' | 'unit', path: string) => {
    const code = columns[column]
    if (code !== before?.[column] && withheld.some((one) => one === code))
      throw invalidInput([fault(path, 'choice', 'One that is offered')])
  }
  refuse('currency', 'prices.currency')
  refuse('unit', 'unit')
}

/** @throws AppError 422 `input.invalid` */
function columnsOf(
  before: StoredProduct | null,
  sent: ArticleRow,
  category: number | undefined,
  { withheld }: BatchContext,
): ProductRowChange {
  const { article: _, facts, prices, category: __, ...fields } = sent
  const columns: ProductRowChange = {
    ...toProductRowChange({ pictures: [] }, fields),
    ...(facts && { facts }),
    ...(prices && toPriceChange(prices)),
    ...(category !== undefined && { category }),
  }
  refuseWithheld(before, columns, withheld)
  if (before) requireOwnStock(before, columns)
  return columns
}

const isSame = (row: StoredProduct, columns: ProductRowChange): boolean =>
  Object.entries(columns).every(([column, value]) => JSON.stringify(Reflect.get(row, column)) === JSON.stringify(value))

/** The row after the change, with all that follows from it. */
function replacedBy(before: StoredProduct, columns: ProductRowChange, context: BatchContext): Replaced {
  const changed = { ...before, ...columns, version: before.version + 1, updatedAt: context.now }
  const isReviewed =
    isApproved(before.status) && differing(productSnapshot(before), productSnapshot(changed)).length > 0
  const after = {
    ...changed,
    stock: stockOfVariants(changed.variants) ?? changed.stock,
    priceRub: listedAt(changed, context.rates),
    parameters: parametersOf(context.parametersOf(changed.category), changed),
    // The reason for refusing an earlier change does not apply to the new one.
    ...(isReviewed && { statusReason: null }),
  }
  return withholdHighPrice({ before, after }, context.rates)
}

function begin(sent: ArticleRow, category: number, context: BatchContext, at: number): Omit<StoredProduct, 'num'> {
  const { company, home, now, firstId } = context
  const row = {
    ...EMPTY_PRODUCT,
    slug: '',
    names: {},
    country: home.country,
    currency: home.currency,
    company,
    category,
    ...columnsOf(null, sent, category, context),
    externalId: sent.article,
    id: idFrom(now, firstId + at),
    createdAt: now,
    updatedAt: now,
  }
  return {
    ...row,
    priceRub: listedAt(row, context.rates),
    parameters: parametersOf(context.parametersOf(category), row),
    pricedAt: row.tiers.length > 0 ? now : null,
  }
}

/** @param room how many products may be added */
export function planBatch(rows: ReadRow[], context: BatchContext): BatchPlan {
  const plan: BatchPlan = { results: [], added: [], replaced: [], confirmed: [] }
  const decide = (sent: ArticleRow): ArticleResult => {
    const { article } = sent
    const named = context.named.get(article)
    const category = sent.category === undefined ? undefined : context.categoryNums.get(sent.category)
    if (named && 'refused' in named)
      return refused(article, [fault('article', named.refused, NOT_NAMED[named.refused])])
    if (sent.category !== undefined && category === undefined)
      return refused(article, [fault('category', 'unknown', 'No such category')])
    if (!named) return add(sent, category)
    const { row } = named
    const columns = columnsOf(row, sent, category, context)
    const done = { article, id: row.id, errors: [] }
    if (isSame(row, columns)) {
      if (sent.prices) plan.confirmed.push(row.num)
      return { ...done, result: 'unchanged' }
    }
    plan.replaced.push(replacedBy(row, columns, context))
    return { ...done, result: 'updated' }
  }
  const add = (sent: ArticleRow, category: number | undefined): ArticleResult => {
    const { article } = sent
    if (!context.mayAdd) return refused(article, [fault('article', 'unknown', 'No product has this article')])
    if (category === undefined || !sent.names) {
      const lacks = [...(sent.names ? [] : ['names']), ...(category === undefined ? ['category'] : [])]
      return refused(
        article,
        lacks.map((path) => fault(path, 'required', 'A new product needs it')),
      )
    }
    if (plan.added.length >= context.room)
      return refused(article, [fault('article', 'quota', 'No more products may be added today')])
    const row = begin(sent, category, context, plan.added.length)
    plan.added.push(row)
    return { article, id: row.id, errors: [], result: 'created' }
  }
  for (const row of rows)
    plan.results.push(
      'errors' in row ? refused(row.article, row.errors) : refusedIfInvalid(row.article, () => decide(row.sent)),
    )
  return plan
}

/** A row that breaks a rule of one product is refused by itself. */
function refusedIfInvalid(article: string, decide: () => ArticleResult): ArticleResult {
  try {
    return decide()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'input.invalid') throw error
    return refused(article, error.extras.errors ?? [])
  }
}
