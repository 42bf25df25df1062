import type { ImportRow } from './context.ts'

/** Goods of one batch: texts of the search index are some 4 kB for each, and D1 takes 2 MB in a parameter. */
const WITH_TEXTS = 80
/** Of a bulk change by which search finds nothing anew. */
const WITHOUT_TEXTS = 400

/** @returns how many goods a step of it writes, or takes back */
export function goodsAtOnce({ edit }: Pick<ImportRow, 'edit'>): number {
  const field = edit?.change?.field
  const isPlain = field && !['category', 'status', 'remove', 'copy', 'cells'].includes(field)
  return isPlain ? WITHOUT_TEXTS : WITH_TEXTS
}
