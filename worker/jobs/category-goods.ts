import * as v from 'valibot'
import { mergeNext } from '../category-moves/merge.ts'
import { relistNext } from '../category-moves/relist.ts'
import { defineJob, NO_VALUE } from './job.ts'

const Place = v.object({ category: v.number(), rank: v.number(), after: v.number(), since: v.number() })

/**
 * Moves goods with their categories after an operator has moved or merged one, some hundred goods in a step. Another move meanwhile begins
 * the job again, which finds in the tables what is left to do.
 */
export const categoryGoods = defineJob({
  name: 'category-goods',
  argument: NO_VALUE,
  // Number of goods so far, and the place of the last one of a moved category; null once all moves are done.
  cursor: v.object({ goods: v.number(), place: v.nullable(Place) }),
  async step({ DB }, { cursor, now }) {
    const goods = cursor?.goods ?? 0
    if (cursor === null || cursor.place !== null) {
      const moved = await relistNext(DB, cursor?.place ?? null, now)
      return { next: { goods: goods + (moved?.goods ?? 0), place: moved?.next ?? null } }
    }
    const merged = await mergeNext(DB, now)
    return merged === null ? { done: `${goods} products` } : { next: { goods: goods + merged, place: null } }
  },
})
