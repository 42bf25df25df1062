/**
 * Raises notices: rows of the table `notices`, one a channel and a reader, and the work of sending them, for the batch of the writes that
 * cause them (docs/decisions/0027-notices.md).
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../../domain/locale.ts'
import type { Login } from '../../../domain/login.ts'
import { NOTICE_EVENTS, type NoticeEvent } from '../../../domain/notice-events.ts'
import { type NoticeTimes, noticeTime, USUAL_TIMES } from '../../../domain/notice-times.ts'
import { newId } from '../../db/id.ts'
import type { StoredEmail } from '../../db/schema.ts'
import type { Email } from './emails.ts'
import { listedEmail, listedNotice } from './listed-notice.ts'

/** Who gets a notice. */
export interface NoticeReader {
  to: Login
  locale: Locale
  /** The person's key: they find the notice on the site as well. Absent for an address without an account. */
  user?: number | undefined
  /** The person has switched the subject off: they find it on the site alone. */
  isMuted?: boolean
  /** When the person wants notices; absent: at once. */
  times?: NoticeTimes
}

/** What has happened, and who is notified of it. */
export interface NotifiedEvent {
  event: NoticeEvent
  /** The same for the same event, however often it is raised: 'inquiry:ID'. */
  key: string
  readers: readonly NoticeReader[]
  /** In the language of the reader that it is given. */
  emailTo: (reader: NoticeReader) => Email
}

/** Over which channel a notice goes, and to whom: an address, a number, or the key of a user. */
export interface Destination {
  channel: 'email' | 'sms' | 'push' | 'webhook'
  recipient: string
}

export interface RaisedNotices {
  /** For the batch of what has happened. */
  writes: SQL[]
  key: string
  /** What may be sent at once by e-mail and SMS. */
  due: Destination[]
}

interface Row {
  id: string
  channel: Destination['channel'] | 'site'
  recipient: string
  user: number | null
  locale: Locale
  email: StoredEmail
  dueAt: number | null
}

/** @returns the reader's rows: one on the site for a person, and one for each channel over which it is sent */
function rowsFor({ event, emailTo }: NotifiedEvent, reader: NoticeReader, now: number): Row[] {
  const { onSite, bySms, subject } = NOTICE_EVENTS[event]
  const { to, locale, user = null, isMuted = false, times = USUAL_TIMES } = reader
  const email = emailTo(reader)
  const common = { user, locale }
  const rows: Row[] = []
  const add = (row: Pick<Row, 'channel' | 'recipient' | 'email' | 'dueAt'>) =>
    rows.push({ ...common, ...row, id: newId(now) })
  if (user !== null && onSite) {
    const listed = listedNotice((other) => (other === locale ? email : emailTo({ ...reader, locale: other })), locale)
    add({ channel: 'site', recipient: String(user), email: listed, dueAt: null })
  }
  if (isMuted) return rows
  const channel = to.kind === 'email' ? 'email' : 'sms'
  const dueAt = noticeTime(times, subject, channel, now)
  if (dueAt !== null && (channel === 'email' || bySms)) add({ channel, recipient: to.value, email, dueAt })
  const pushedAt = noticeTime(times, subject, 'push', now)
  if (user !== null && onSite && pushedAt !== null)
    add({ channel: 'push', recipient: String(user), email: listedEmail(email, locale), dueAt: pushedAt })
  return rows
}

/** The name of the job that sends what is due to one reader over one channel (worker/jobs/notices.ts). */
const jobName = sql`'notice:' || (value ->> 'channel') || ':' || (value ->> 'recipient')`

/** Whether a channel reaches its reader: web push reaches only people with a browser that has subscribed. */
const isReached = sql`(value ->> 'channel' <> 'push'
  OR EXISTS (SELECT 1 FROM push_subscriptions WHERE user = CAST(value ->> 'recipient' AS INTEGER)))`

interface Sending extends Destination {
  dueAt: number
}

/**
 * @param which condition on each destination, `value` of json_each
 * @returns the statement that queues the sending of stored notices. A job that is queued for the reader already runs at the earlier of both
 *   times, and one that is running runs once more
 */
export const queueSending = (sent: Sending[], which: SQL, now: number): SQL =>
  sql`INSERT INTO jobs (name, kind, argument, started_at, due_at)
      SELECT ${jobName}, 'notice', json_object('channel', value ->> 'channel', 'recipient', value ->> 'recipient'), ${now},
        min(value ->> 'dueAt')
      FROM json_each(${JSON.stringify(sent)}) WHERE ${which} GROUP BY 1
      ON CONFLICT (name) DO UPDATE SET due_at = min(excluded.due_at, coalesce(due_at, excluded.due_at)), lease = NULL,
        leased_until = 0, attempts = 0, dead_at = NULL, error = NULL, cursor = NULL`

/**
 * @param condition raises nothing where it is false
 * @returns the statements that store the notices and queue their sending; raised again with the same key, they change nothing
 */
export function raise(happening: NotifiedEvent, now: number, condition: SQL = sql`true`): RaisedNotices {
  const { event, key, readers } = happening
  const rows = readers.flatMap((reader) => rowsFor(happening, reader, now))
  const all = JSON.stringify(rows)
  const sent = rows.flatMap(({ channel, recipient, dueAt }) =>
    channel === 'site' || dueAt === null ? [] : [{ channel, recipient, dueAt }],
  )
  const writes = [
    sql`INSERT INTO notices (id, key, event, channel, recipient, user, locale, email, created_at, due_at, sent_at)
      SELECT value ->> 'id', ${key}, ${event}, value ->> 'channel', value ->> 'recipient', value ->> 'user', value ->> 'locale',
        value -> 'email', ${now}, value ->> 'dueAt', iif(value ->> 'dueAt' IS NULL, ${now}, NULL)
      FROM json_each(${all}) WHERE ${condition} AND ${isReached}
      ON CONFLICT (key, channel, recipient) DO NOTHING`,
    queueSending(sent, sql`${condition} AND ${isReached}`, now),
  ]
  const due = sent
    .filter(({ channel, dueAt }) => channel !== 'push' && dueAt <= now)
    .map(({ channel, recipient }) => ({ channel, recipient }))
  return { writes: rows.length === 0 ? [] : sent.length === 0 ? writes.slice(0, 1) : writes, key, due }
}
