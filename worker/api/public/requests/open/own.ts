/** The buyer's side of an open request: publishing it after a confirmation, and closing it. */

import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { DAY_MS } from '../../../../../domain/durations.ts'
import { type OpenRequestStatus, openRequestsBefore } from '../../../../../domain/statuses/open-request.ts'
import { type Database, database } from '../../../../db/connection.ts'
import { runSoon } from '../../../../jobs/queue-job.ts'
import { requestsOfUser } from '../../../account/requests/sender-conditions.ts'
import type { ApiEnv } from '../../../http/api-env.ts'
import { orNotFound } from '../../../http/id.ts'
import { AppError } from '../../../http/problem.ts'
import { siteOrigin } from '../../../http/site-origin.ts'
import { commit, commitWithoutBody } from '../../../http/writes/commit.ts'
import { refuseUnless } from '../../../http/writes/refusal.ts'
import { COPY_DAYS } from '../../../organization/inquiries/queries.ts'
import { senderOf } from '../../../organization/inquiries/sender.ts'
import { confirmationToken, confirmationWrites, OPEN_REQUEST_JOB } from './publish.ts'

interface OwnOpenRequest {
  num: number
  id: string
  status: OpenRequestStatus
  /** 1: the request was sent by, or with a verified contact of, the signed-in person. */
  theirs: number
}

const find = (db: Database, receipt: string, user: number | null) =>
  db.get<OwnOpenRequest | undefined>(sql`SELECT o.num, o.id, o.status, r.num IN ${requestsOfUser(user ?? -1)} AS theirs
    FROM requests AS r CROSS JOIN open_requests AS o ON o.request = r.num
    WHERE r.receipt = ${receipt} AND r.created_at > ${Date.now() - COPY_DAYS * DAY_MS}`)

const ownOpen = async (c: Context<ApiEnv>): Promise<OwnOpenRequest> =>
  orNotFound(await find(database(c.env.DB), c.req.param('receipt') ?? '', senderOf(c)), 'open-request.unknown')

const ended = () => new AppError('open-request.ended', 409)

/**
 * Publishes what waits for the buyer's confirmation.
 * @param token from the e-mail to the contact; null where the buyer is signed in with that contact
 * @throws AppError 404; 409 `open-request.unconfirmed` where neither proves the contact, `open-request.ended`
 */
export async function confirmOpen(c: Context<ApiEnv>, token: string | null) {
  const found = await ownOpen(c)
  const isProven = found.theirs === 1 || (token !== null && token === (await confirmationToken(c.env, found.id)))
  if (!isProven) throw new AppError('open-request.unconfirmed', 409)
  const isPending = sql`(SELECT status FROM open_requests WHERE num = ${found.num}) IN ('unconfirmed', 'open')`
  const writes = [refuseUnless(isPending, ended()), ...confirmationWrites(found.id, await siteOrigin(c), Date.now())]
  const response = await commit(c, writes, { status: 200, body: { data: { status: 'open' as const } } })
  await runSoon(c, [OPEN_REQUEST_JOB])
  return response
}

/** Closes it: suppliers do not see it any more; what they have answered stays. @throws AppError 404 */
export async function closeOpen(c: Context<ApiEnv>) {
  const { num } = await ownOpen(c)
  const before = JSON.stringify(openRequestsBefore('closed'))
  return commitWithoutBody(c, [
    sql`UPDATE open_requests SET status = 'closed' WHERE num = ${num} AND status IN (SELECT value FROM json_each(${before}))`,
  ])
}
