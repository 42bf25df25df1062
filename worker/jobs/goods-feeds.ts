import { asc, lte } from 'drizzle-orm'
import * as v from 'valibot'
import { MINUTE_MS } from '../../domain/durations.ts'
import { runFeed } from '../automatic-imports/run-feed.ts'
import { database } from '../db/connection.ts'
import { goodsFeeds as feeds } from '../db/schema.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Fetches the goods of suppliers from their addresses, one address in each step. */
export const fetchGoodsFeeds = defineJob({
  name: 'goods-feeds',
  every: 5 * MINUTE_MS,
  argument: NO_VALUE,
  cursor: v.object({ count: v.number() }),
  async step(env, { now, cursor }) {
    const count = cursor?.count ?? 0
    const [feed] = await database(env.DB)
      .select()
      .from(feeds)
      .where(lte(feeds.nextAt, now))
      .orderBy(asc(feeds.nextAt))
      .limit(1)
    if (!feed) return { done: `${count} feeds` }
    await runFeed(env, feed, now)
    return { next: { count: count + 1 } }
  },
})
