import { REVIEW_KINDS, type ReviewFilters, WAITING_DAYS } from '../../../domain/contract/reviews.ts'
import { LOCALES } from '../../../domain/locale.ts'

/** Which part of the queue is worked through: the filters of the address, and whether keys are on. */
export interface ReviewView extends Omit<ReviewFilters, 'locale'> {
  kind?: (typeof REVIEW_KINDS)[number]
  keys?: '1'
}

/** @returns the view of an address, without invalid values */
export function reviewViewOf(query: Record<string, string | undefined>): ReviewView {
  const kind = REVIEW_KINDS.find((one) => one === query.kind)
  const written = LOCALES.find((one) => one === query.written)
  const days = WAITING_DAYS.find((one) => one === query.days)
  return {
    ...(kind === 'company' && { kind }),
    ...(query.company && { company: query.company }),
    ...(query.category && { category: query.category }),
    ...(written && { written }),
    ...(days && { days }),
    ...(query.keys === '1' && { keys: '1' }),
  }
}

/** The filters of a view, as the API takes them. */
export const filtersOf = ({ kind: _, keys: __, ...filters }: ReviewView): Omit<ReviewFilters, 'locale'> => filters
