/** Raises notices from a request, and sends them within it or after the response. */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { NOTICE_CHANNELS, type NoticeChannel } from '../../../domain/contract/notice-channels.ts'
import { database } from '../../db/connection.ts'
import { runSoon } from '../../jobs/queue-job.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { writeBatch } from '../http/writes/commit.ts'
import { type NotifiedEvent, type RaisedNotices, raise } from './raise.ts'
import { sendDue } from './send-due.ts'

/** After the response, sends notices that were stored with its writes. */
export const sendSoon = (c: Context<ApiEnv>): Promise<void> => runSoon(c, ['notice'])

/**
 * Raises an event on which the response does not depend, because what has happened is stored already.
 * A request that has writes of its own adds `raise(…).writes` to them instead.
 */
export async function notify(c: Context<ApiEnv>, happening: NotifiedEvent): Promise<void> {
  // Not by `writeAll`, which records an act in the journal: the act that caused the event is recorded already.
  await writeBatch(c.env.DB, raise(happening, Date.now()).writes)
  await sendSoon(c)
}

/**
 * Sends within the request what may be sent at once, and waits for the gateways. What was not accepted is tried again later.
 * @returns over which channels at least one notice was accepted: what a page may say of them (docs/behaviour.md, "Notices")
 */
export async function sendRaised(c: Context<ApiEnv>, { key, due }: RaisedNotices): Promise<NoticeChannel[]> {
  const from = { env: c.env, requestId: c.var.requestId }
  const now = Date.now()
  // A failure is in the log already, and the runner tries again.
  await Promise.all(due.map((to) => sendDue(from, to, now, key).catch(() => null)))
  const sent = await database(c.env.DB).all<{ channel: string }>(
    sql`SELECT DISTINCT channel FROM notices WHERE key = ${key} AND sent_at IS NOT NULL`,
  )
  await sendSoon(c)
  return NOTICE_CHANNELS.filter((channel) => sent.some((one) => one.channel === channel))
}
