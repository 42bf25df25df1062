/** /api/profile/company/feeds */

import { desc, eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { type Feed, FeedList, FeedResponse, FeedRuns, NewFeed } from '../../../../domain/contract/goods-feeds.ts'
import { feedSource } from '../../../../domain/goods-source.ts'
import { MAX_FEEDS } from '../../../../domain/limits.ts'
import { toBase64 } from '../../../../domain/sha256.ts'
import { FETCHING, fetchNow } from '../../../automatic-imports/fetch-now.ts'
import { readRuns } from '../../../automatic-imports/read-runs.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { goodsFeeds } from '../../../db/schema.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { countPace, IMPORT_PACE } from '../../http/save-limits.ts'
import { body } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { seal } from '../../secrets/sealed.ts'

const TAG = 'imports'

const ownFeed = (c: Context<ApiEnv>) =>
  loadOwn(c, 'feed.unknown', (db, id) =>
    db
      .select()
      .from(goodsFeeds)
      .where(sql`id = ${id} AND company = ${member(c).organization.num}`)
      .get(),
  )

const basic = (user: string, password: string): string =>
  `Basic ${toBase64(new TextEncoder().encode(`${user}:${password}`))}`

async function readFeeds(c: Context<ApiEnv>): Promise<Feed[]> {
  const db = database(c.env.DB)
  const company = member(c).organization.num
  const rows = await db
    .select()
    .from(goodsFeeds)
    .where(eq(goodsFeeds.company, company))
    .orderBy(desc(goodsFeeds.num))
    .limit(MAX_FEEDS)
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      url: row.url,
      hasPassword: row.credentials !== null,
      hour: row.hour,
      weekday: row.weekday,
      nextAt: new Date(row.nextAt).toISOString(),
      createdAt: new Date(row.createdAt).toISOString(),
      last: (await readRuns(db, company, feedSource(row.id), 1))[0] ?? null,
    })),
  )
}

export const ownFeeds = new Hono<ApiEnv>()
  .get('/', describeGet(TAG, 'Addresses from which goods are fetched', FeedList), requires('product.read'), async (c) =>
    c.json({ data: await readFeeds(c) }),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Adds an address, which is fetched at once, and then by the clock',
      { 201: FeedResponse },
      { 409: `There are ${MAX_FEEDS} already: \`feeds.too-many\`` },
    ),
    requires('product.edit'),
    body(NewFeed),
    async (c) => {
      const { num: author, organization } = member(c)
      const { url, user, password, hour, weekday } = c.req.valid('json')
      const now = Date.now()
      const company = organization.num
      const credentials = user === '' && password === '' ? null : await seal(c.env, basic(user, password))
      const row = { id: newId(now), company, author, url, credentials, hour, weekday, nextAt: now, createdAt: now }
      const hasRoom = sql`(SELECT count(*) FROM goods_feeds WHERE company = ${company}) < ${MAX_FEEDS}`
      const writes = [
        refuseUnless(hasRoom, new AppError('feeds.too-many', 409)),
        database(c.env.DB).insert(goodsFeeds).values(row),
        queueJob({ name: 'goods-feeds' }, now),
      ]
      const response = await commit(c, writes, { status: 201, body: { data: { id: row.id } } })
      await runSoon(c, FETCHING)
      return response
    },
  )
  .get(
    '/:id/runs',
    describeGet(TAG, 'What came of the last 30 fetches, latest first', FeedRuns, { unknown: true }),
    requires('product.read'),
    async (c) => {
      const feed = await ownFeed(c)
      return c.json({ data: await readRuns(database(c.env.DB), feed.company, feedSource(feed.id)) })
    },
  )
  .post(
    '/:id/fetch',
    describeWrite(TAG, 'Fetches a feed now', { 202: FeedResponse }, { 404: 'No such id' }),
    requires('product.edit'),
    async (c) => {
      const { id, num } = await ownFeed(c)
      await countPace(c, IMPORT_PACE, member(c))
      const response = await commit(c, fetchNow(num, Date.now()), { status: 202, body: { data: { id } } })
      await runSoon(c, FETCHING)
      return response
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Removes a feed; the goods that it has brought stay', { 204: null }, { 404: 'No such id' }),
    requires('product.edit'),
    async (c) => commitWithoutBody(c, [sql`DELETE FROM goods_feeds WHERE num = ${(await ownFeed(c)).num}`]),
  )
