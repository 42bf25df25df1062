import type { Category } from '../../../domain/contract/categories.ts'
import type { QueuedProduct } from '../../../domain/contract/moderation.ts'
import type { ReadyReason } from '../../../domain/contract/reasons.ts'
import type { ProductReview, ReviewList } from '../../../domain/contract/reviews.ts'
import { PageError, read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'
import { filtersOf, type ReviewView, reviewViewOf } from './view.ts'

export interface ReviewQueueData extends AccountData {
  list: ReviewList
  view: ReviewView
  categories: readonly Category[]
  /** Whether it is the first page; later ones link to it. */
  isFirst: boolean
  /** Milliseconds since 1970 at which it was read, for ages. */
  now: number
}

/**
 * The queue by key, longest waiting first.
 * @throws PageError 404 for everyone but operators, and for a query that the API refuses
 */
export const loadQueue: PersonalLoad<ReviewQueueData> = async (context) => {
  const profile = await requireOperator(context, 'moderation.read')
  const { own, query, i18n, trees } = context
  const view = reviewViewOf(query)
  const { kind = 'product', keys: _, ...filters } = view
  const asked = { kind, ...filters, ...(query.after && { after: query.after }), locale: i18n.locale }
  const [list, categories] = await Promise.all([
    read(own.get('/api/operator/reviews', { query: asked })),
    trees.categories(),
  ])
  const isFirst = query.after === undefined
  return accountScreen(context, profile, i18n.t('review.title'), { list, view, categories, isFirst, now: Date.now() })
}

/** The data of the screen on which one product is reviewed. */
export interface ReviewData extends AccountData {
  one: QueuedProduct
  review: ProductReview
  /** Ready reasons that operators have written. */
  reasons: ReadyReason[]
  view: ReviewView
  now: number
}

const ONE = '/api/operator/reviews/products/:id'

/**
 * One product with all that a decision needs. An operator who opens a waiting product claims its review, unless another one has.
 * @throws PageError 404 for everyone but operators, and for an unknown product
 */
export const loadReview: PersonalLoad<ReviewData> = async (context) => {
  const profile = await requireOperator(context, 'moderation.read')
  const { own, query, id, i18n } = context
  const { locale } = i18n
  const view = reviewViewOf(query)
  const params = { id }
  const [{ data: waiting }, { data: reasons }] = await Promise.all([
    read(own.get('/app/admin/products', { query: { product: id, seen: '1', locale } })),
    read(own.get('/api/operator/reasons')),
  ])
  const [one] = waiting
  if (!one) throw new PageError(404, 'product.unknown')
  if (one.askedAt) await read(own.put(`${ONE}/claim`, { params, json: { takeOver: false } }))
  const { data: review } = await read(own.get(ONE, { params, query: { ...filtersOf(view), locale } }))
  return accountScreen(context, profile, one.name.text, { one, review, reasons, view, now: Date.now() })
}
