import type { PageMeta } from '../../../domain/contract/values.ts'
import { MAX_COUNTED, MAX_PAGES } from '../../../domain/limits.ts'
import { AppError } from './problem.ts'

export interface PageRequest {
  page: number
  perPage: number
}

/** @throws AppError 422 `list.too-deep` beyond the last page that a list may have */
export function refuseDeepPage({ page }: PageRequest): void {
  if (page > MAX_PAGES)
    throw new AppError('list.too-deep', 422, { detail: `Lists end at page ${MAX_PAGES}: narrow the search.` })
}

/**
 * Cuts what was read with one row more than a page has.
 * @returns the rows of the page, and the last of them, after which the next page begins; null on the last page
 */
export function cutPage<Row>(rows: readonly Row[], perPage: number): { shown: Row[]; last: Row | null } {
  const shown = rows.slice(0, perPage)
  return { shown, last: rows.length > perPage ? (shown.at(-1) ?? null) : null }
}

export const offsetOf = ({ page, perPage }: PageRequest): number => (page - 1) * perPage

/** @param matches their number, or any number above 10,000 where there are more */
export function pageMeta({ page, perPage }: PageRequest, matches: number): PageMeta {
  const total = Math.min(matches, MAX_COUNTED)
  return { page, perPage, pages: Math.min(MAX_PAGES, Math.ceil(total / perPage)), total, more: matches > MAX_COUNTED }
}

/**
 * @param n number of matches that were found
 * @param more 1 where there may be further ones, which were not counted
 * @param shown rows of the page, which may be more than were found in those
 */
export function partMeta(page: PageRequest, { n, more }: { n: number; more: number }, shown: number): PageMeta {
  if (more === 0 || n > MAX_COUNTED) return pageMeta(page, n)
  const known = pageMeta(page, Math.max(n, shown > 0 ? offsetOf(page) + shown : 0))
  const next = shown === page.perPage ? page.page + 1 : page.page
  return { ...known, pages: Math.min(MAX_PAGES, Math.max(known.pages, next)), more: true }
}
