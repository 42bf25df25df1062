import * as v from 'valibot'
import { FIRST_CURSOR, recomputeParameters } from '../db/recompute-parameters.ts'
import { defineJob } from './job.ts'

/**
 * Updates the parameters of stored products to the declarations of their category: after an operator has edited one, and once in a database
 * that was filled before there were any. Until it is done, filters have the earlier values.
 */
export const parameterValues = defineJob({
  name: 'parameter-values',
  // Number of the category whose declarations have changed; 0: of any.
  argument: v.object({ category: v.number() }),
  cursor: v.object({ category: v.number(), after: v.number(), changed: v.number() }),
  async step({ DB }, { argument, cursor }) {
    const changed = cursor?.changed ?? 0
    const page = await recomputeParameters(DB, argument.category, cursor ?? FIRST_CURSOR)
    return page ? { next: { ...page.next, changed: changed + page.changed } } : { done: `${changed} products` }
  },
})
