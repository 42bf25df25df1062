/** Sends stored notices that are due to one reader over one channel. */
import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { Locale } from '../../../domain/contract/values.ts'
import { type Database, database } from '../../db/connection.ts'
import { channelsTo, type Sender, sendNotice } from './deliver.ts'
import { type Email, isEmailName } from './emails.ts'
import type { Destination } from './raise.ts'

/** Milliseconds for which a worker has the notices to itself that it is sending; one that takes longer was killed. */
const CLAIM = 2 * 60_000
/** Notices that are sent at a time, each with a call of a gateway. */
const MOST = 20

const Row = v.object({
  num: v.number(),
  locale: Locale,
  email: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      name: v.custom<Email['name']>(isEmailName),
      params: v.record(v.string(), v.union([v.string(), v.number()])),
      replyTo: v.optional(v.string()),
    }),
  ),
})

/** Claims what is due, so that of several workers one alone sends it. */
async function claim(db: Database, { channel, recipient }: Destination, now: number, key: string | undefined) {
  const ofKey: SQL = key === undefined ? sql`true` : sql`key = ${key}`
  const rows = await db.all(sql`UPDATE notices SET claimed_until = ${now + CLAIM} WHERE num IN (
      SELECT num FROM notices WHERE channel = ${channel} AND recipient = ${recipient} AND due_at <= ${now}
        AND claimed_until <= ${now} AND ${ofKey} ORDER BY due_at LIMIT ${MOST})
    RETURNING num, locale, email`)
  return v.parse(v.array(Row), rows).toSorted((a, b) => a.num - b.num)
}

/** Stores that nothing is left to send. @param at milliseconds since 1970; null where it was not accepted and never will be */
const settle = (num: number, at: number | null): SQL =>
  sql`UPDATE notices SET due_at = NULL, claimed_until = 0, sent_at = ${at} WHERE num = ${num}`

const release = (nums: number[]): SQL =>
  sql`UPDATE notices SET claimed_until = 0 WHERE num IN (SELECT value FROM json_each(${JSON.stringify(nums)}))`

/** @returns when more is to be sent there: what is due later, or is claimed by a worker that may have been killed; null: nothing is left */
async function readNext(db: Database, { channel, recipient }: Destination): Promise<number | null> {
  const [row] = await db.all<{ at: number | null }>(sql`SELECT min(max(due_at, claimed_until)) AS at FROM notices
    WHERE channel = ${channel} AND recipient = ${recipient} AND due_at IS NOT NULL`)
  return row?.at ?? null
}

export interface SendingResult {
  sent: number
  /** Milliseconds since 1970; null: nothing is left. */
  next: number | null
}

/**
 * Sends what is due. An SMS that was not accepted is not tried again, because it costs money and would come too late.
 * @param key of the one event whose notices are sent; absent: all
 * @throws Error where an e-mail was not accepted: it is due as before
 */
export async function sendDue(from: Sender, to: Destination, now: number, key?: string): Promise<SendingResult> {
  const db = database(from.env.DB)
  const rows = await claim(db, to, now, key)
  const login = { kind: to.channel === 'sms' ? ('phone' as const) : ('email' as const), value: to.recipient }
  // Where no channel is configured, trying again is useless: each attempt would only be logged.
  const isWorthAnother = login.kind === 'email' && channelsTo(from.env, [{ to: login }]).length > 0
  let sent = 0
  for (const [at, { num, locale, email }] of rows.entries()) {
    const isAccepted = await sendNotice(from, { to: login, email, locale })
    if (!isAccepted && isWorthAnother) {
      await db.run(release(rows.slice(at).map((row) => row.num)))
      throw new Error('the e-mail was not accepted')
    }
    await db.run(settle(num, isAccepted ? now : null))
    if (isAccepted) sent += 1
  }
  return { sent, next: await readNext(db, to) }
}
