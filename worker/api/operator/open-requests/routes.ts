/** /api/operator/open-requests: what buyers have published to suppliers, and taking it down. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { PublishedRequestList, PublishedRequestsQuery } from '../../../../domain/contract/open-requests.ts'
import { openRequestsBefore } from '../../../../domain/statuses/open-request.ts'
import { type Database, database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { describeGet, describeRepeatable } from '../../http/openapi.ts'
import { pageByNumber } from '../../http/page-by-number.ts'
import { query } from '../../http/validate.ts'
import { commitWithoutBody } from '../../http/writes/commit.ts'
import { IS_PUBLISHED, selectPublished, toOpenRequest } from '../../organization/open-requests/queries.ts'

const TAG = 'moderation'

const readAny = (db: Database, id: string) =>
  db.get<{ num: number } | undefined>(sql`SELECT num FROM open_requests WHERE id = ${id}`)

export const publishedRequests = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'Open requests that suppliers see at present, the latest first', PublishedRequestList),
    requires('moderation.read'),
    query(PublishedRequestsQuery),
    async (c) => {
      const page = c.req.valid('query')
      const db = database(c.env.DB)
      const { rows, meta } = await pageByNumber(
        db,
        page,
        sql`FROM open_requests WHERE ${IS_PUBLISHED}`,
        (limit, offset) =>
          selectPublished(db)
            .orderBy(sql`open_requests.published_at DESC, open_requests.num DESC`)
            .limit(limit)
            .offset(offset),
      )
      return c.json({ data: rows.map((row) => toOpenRequest(row, c.var.locale)), meta })
    },
  )
  .delete(
    '/:id',
    describeRepeatable(
      TAG,
      'Takes an open request down: suppliers do not see it any more, and the buyer’s copy says so',
      { 204: null },
      { 404: 'No such id: `open-request.unknown`' },
    ),
    requires('moderation.decide'),
    async (c) => {
      const { num } = await loadOwn(c, 'open-request.unknown', readAny)
      const before = JSON.stringify(openRequestsBefore('removed'))
      return commitWithoutBody(c, [
        sql`UPDATE open_requests SET status = 'removed' WHERE num = ${num} AND status IN (SELECT value FROM json_each(${before}))`,
      ])
    },
  )
