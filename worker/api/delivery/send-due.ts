/** Sends stored notices that are due to one reader over one channel. */
import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { Locale as LocaleSchema } from '../../../domain/contract/values.ts'
import type { Locale } from '../../../domain/locale.ts'
import { NOTICE_EVENTS } from '../../../domain/notice-events.ts'
import { personalHref } from '../../../domain/personal-routes.ts'
import { INQUIRY_SIDES } from '../../../domain/statuses/inquiry.ts'
import { type Database, database } from '../../db/connection.ts'
import { valuesOf } from '../../db/select.ts'
import { lazy } from '../../lazy.ts'
import { channelsTo, type Sender, sendNotice } from './deliver.ts'
import { digestOf, MAX_LISTED } from './digest.ts'
import { compose, type Email, isEmailName } from './emails.ts'
import { localizedPath } from './link-path.ts'
import type { Destination } from './raise.ts'

/** Milliseconds for which a worker has the notices to itself that it is sending; one that takes longer was killed. */
const CLAIM = 2 * 60_000
/** Notices that are sent one by one at a time, each with a call of a gateway. */
const MAX_SINGLE = 20
/** Notices that one digest counts. */
const MAX_IN_DIGEST = 2000
/** Events of which several to one person go into one message: those that can wait. */
const CAN_WAIT = JSON.stringify(
  Object.entries(NOTICE_EVENTS).flatMap(([name, { subject }]) => (subject === null ? [] : [name])),
)
const isForDigest = sql`(user IS NOT NULL AND event IN (SELECT value FROM json_each(${CAN_WAIT})))`

const Row = v.object({
  num: v.number(),
  id: v.string(),
  locale: LocaleSchema,
  email: v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      name: v.custom<Email['name']>(isEmailName),
      params: v.record(v.string(), v.union([v.string(), v.number()])),
      replyTo: v.optional(v.string()),
      thread: v.optional(
        v.object({ thread: v.string(), side: v.picklist(INQUIRY_SIDES), user: v.nullable(v.number()) }),
      ),
    }),
  ),
})

interface Claimed {
  what: SQL
  most: number
  /** Of the one event whose notices are sent; absent: all. */
  key: string | undefined
}

/** Claims what is due, so that of several workers one alone sends it. @returns the notices' numbers, in the order in which they were raised */
async function claim(db: Database, { channel, recipient }: Destination, now: number, { what, most, key }: Claimed) {
  const ofKey: SQL = key === undefined ? sql`true` : sql`key = ${key}`
  const rows = await db.all<{ num: number }>(sql`UPDATE notices SET claimed_until = ${now + CLAIM} WHERE num IN (
      SELECT num FROM notices WHERE channel = ${channel} AND recipient = ${recipient} AND due_at <= ${now}
        AND claimed_until <= ${now} AND ${ofKey} AND ${what} ORDER BY due_at LIMIT ${most})
    RETURNING num`)
  return rows.map(({ num }) => num).toSorted((a, b) => a - b)
}

const read = async (db: Database, nums: readonly number[]) =>
  v.parse(
    v.array(Row),
    await db.all(sql`SELECT num, id, locale, email FROM notices
      WHERE num IN ${valuesOf(nums)} ORDER BY num`),
  )

const among = (nums: readonly number[]): SQL => sql`num IN ${valuesOf(nums)}`

/** Marks notices as done. @param at when they were sent, in milliseconds since 1970; null where they were not and never will be */
const settle = (nums: readonly number[], at: number | null): SQL =>
  sql`UPDATE notices SET due_at = NULL, claimed_until = 0, sent_at = ${at} WHERE ${among(nums)}`

const release = (nums: readonly number[]): SQL => sql`UPDATE notices SET claimed_until = 0 WHERE ${among(nums)}`

/** What is sent as one message. */
interface Message {
  nums: readonly number[]
  /** Id of the first of these notices. */
  id: string
  locale: Locale
  email: Email
}

/** @returns notices that can wait as one message: a single one as it is, several as a list */
async function digest(db: Database, nums: readonly number[]): Promise<Message[]> {
  const rows = await read(db, nums.slice(0, MAX_LISTED))
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return []
  if (nums.length === 1) return [{ nums, id: first.id, locale: first.locale, email: first.email }]
  const emails = rows.map(({ email }) => email)
  return [{ nums, id: first.id, locale: last.locale, email: digestOf(emails, nums.length, last.locale) }]
}

async function claimMessages(db: Database, to: Destination, now: number, key?: string): Promise<Message[]> {
  const single = await claim(db, to, now, { what: sql`NOT ${isForDigest}`, most: MAX_SINGLE, key })
  const waiting = await claim(db, to, now, { what: isForDigest, most: MAX_IN_DIGEST, key })
  const singles = (await read(db, single)).map(({ num, ...row }) => ({ nums: [num], ...row }))
  return [...singles, ...(await digest(db, waiting))]
}

/** @returns when the next notice there is due, or its claim by a worker that may have been killed ends; null where none is left */
async function readNext(db: Database, { channel, recipient }: Destination): Promise<number | null> {
  const [row] = await db.all<{ at: number | null }>(sql`SELECT min(max(due_at, claimed_until)) AS at FROM notices
    WHERE channel = ${channel} AND recipient = ${recipient} AND due_at IS NOT NULL`)
  return row?.at ?? null
}

type DeliveryResult = 'sent' | 'never' | 'later'
type Over = (message: Message) => Promise<DeliveryResult>

function overLogin(from: Sender, { channel, recipient }: Destination): Over {
  const to = { kind: channel === 'sms' ? ('phone' as const) : ('email' as const), value: recipient }
  // Where no channel is configured, trying again is useless: each attempt would only be logged.
  const isWorthAnother = to.kind === 'email' && channelsTo(from.env, [{ to }]).length > 0
  return async ({ locale, email }) =>
    (await sendNotice(from, { to, email, locale })) ? 'sent' : isWorthAnother ? 'later' : 'never'
}

/** Few people have web push, and its code is large. */
const pushModule = lazy(() => import('./push/send-push.ts'))

const overPush =
  ({ env }: Sender, user: string, now: number): Over =>
  async ({ id, locale, email }) => {
    const { subject } = compose(email, locale, env)
    const message = {
      id,
      title: subject,
      path: localizedPath(email.params.link, locale) ?? personalHref('notices', locale),
    }
    const { sendPush } = await pushModule()
    const isAccepted = await sendPush(env, Number(user), message, now)
    return isAccepted === null ? 'never' : isAccepted ? 'sent' : 'later'
  }

interface SendingResult {
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
  const messages = await claimMessages(db, to, now, key)
  const over = to.channel === 'push' ? overPush(from, to.recipient, now) : overLogin(from, to)
  let sent = 0
  for (const [at, message] of messages.entries()) {
    const outcome = await over(message)
    if (outcome === 'later') {
      await db.run(release(messages.slice(at).flatMap(({ nums }) => nums)))
      throw new Error(to.channel === 'push' ? 'no push service accepted it' : 'the e-mail was not accepted')
    }
    await db.run(settle(message.nums, outcome === 'sent' ? now : null))
    if (outcome === 'sent') sent += message.nums.length
  }
  return { sent, next: await readNext(db, to) }
}
