import * as v from 'valibot'
import { compareNextGoods, readGoodsRule, withholdNext } from '../api/operator/goods-rules/on-sale.ts'
import { database } from '../db/connection.ts'
import { defineJob } from './job.ts'

/**
 * Finds the goods on sale that fall under a rule, after it was added or changed; before that takes the listed ones off sale, if an operator
 * has chosen that (docs/behaviour.md, "Forbidden and licensed goods").
 */
export const ruledGoods = defineJob({
  name: 'ruled-goods',
  // Id of the rule, and whether the goods that are listed under it are taken off sale.
  argument: v.object({ rule: v.string(), withhold: v.boolean() }),
  cursor: v.object({ withhold: v.boolean(), after: v.number() }),
  async step({ DB }, { argument, cursor, now }) {
    const db = database(DB)
    const rule = await readGoodsRule(db, argument.rule)
    if (!rule) return { done: 'no such rule' }
    const { withhold, after } = cursor ?? { withhold: argument.withhold, after: 0 }
    if (withhold) {
      const done = await withholdNext(DB, rule, now)
      return { next: { withhold: done > 0, after: 0 } }
    }
    const next = await compareNextGoods(db, rule, after)
    return next === null ? { done: `rule ${argument.rule}` } : { next: { withhold: false, after: next } }
  },
})
