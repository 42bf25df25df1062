import { followGoods } from '../api/organization/suspension.ts'
import type { Bindings } from '../bindings.ts'
import type { Job } from './job.ts'

const MINUTE = 60_000

/** Goes on hiding and showing goods of companies that have been hidden, blocked or brought back, and indexes what changed with them. */
export const followGoodsJob: Job = {
  name: 'follow-goods',
  every: MINUTE,
  async run({ DB }: Bindings) {
    const { done, isAll } = await followGoods(DB)
    return `${done} steps${isAll ? '' : ', and more to do'}`
  },
}
