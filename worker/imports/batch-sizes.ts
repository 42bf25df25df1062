import type { StoredImport } from './context.ts'

/**
 * Goods of one batch: texts of the search index are some 4 kB for each, and D1 takes 2 MB in a parameter. Large imports have smaller
 * batches, since other requests wait while a step runs.
 */
const WITH_TEXTS = 80
const OF_MANY = 30
const STEPS_OF_FEW = 25
const FEW = 2_000
/** Goods of one batch of a bulk change that does not touch the search index. */
const WITHOUT_TEXTS = 500
const WITH_SEARCH = ['category', 'status', 'remove', 'copy', 'cells']

/** Whether it is a bulk change of prices, stock or terms: texts, pictures and parameters are neither read nor written. */
export function isPlainEdit({ edit }: Pick<StoredImport, 'edit'>): boolean {
  const field = edit?.change?.field
  return field !== undefined && !WITH_SEARCH.includes(field)
}

/** @returns how many goods a step writes, or undoes */
export function goodsAtOnce({ edit, position }: Pick<StoredImport, 'edit' | 'position'>): number {
  if (isPlainEdit({ edit })) return WITHOUT_TEXTS
  // The position of an import that is being undone is its number of steps; that of a bulk change is a product's number.
  const areMany = edit ? edit.total > FEW : position > STEPS_OF_FEW
  return areMany ? OF_MANY : WITH_TEXTS
}
