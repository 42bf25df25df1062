/** POST /api/unsubscribe/{token}: where the List-Unsubscribe of an e-mail leads (RFC 8058), without a session. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { database } from '../../../db/connection.ts'
import { readStopToken } from '../../../follows/stop-token.ts'
import { readTimes } from '../../delivery/notice-times.ts'
import { requires } from '../../http/access/requires.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { describeRepeatable } from '../../http/openapi.ts'
import { commitWithoutBody } from '../../http/writes/commit.ts'

export const unsubscribe = new Hono<ApiEnv>().post(
  '/:token',
  describeRepeatable(
    'follows',
    'Stops e-mails about what a person follows; what they follow stays, and its news are on the site',
    { 204: null },
    { 404: 'No such token: `follow.unknown`' },
  ),
  requires('mail.stop'),
  async (c) => {
    const db = database(c.env.DB)
    const id = await readStopToken(c.env, c.req.param('token'))
    const row = id && (await db.get<{ times: string }>(sql`SELECT notice_times AS times FROM users WHERE id = ${id}`))
    const times = readTimes(orNotFound(row || null, 'follow.unknown').times)
    const { pace } = times
    const stopped = { ...times, pace: { ...pace, follows: { ...pace.follows, email: 'off' } } }
    return commitWithoutBody(c, [sql`UPDATE users SET notice_times = ${JSON.stringify(stopped)} WHERE id = ${id}`])
  },
)
