/** When a notice may be sent: the pace that a person chose, and their quiet hours. */
import { getOrCreate } from './get-or-create.ts'
import type { NoticeSubject } from './notice-events.ts'
import type { TimeZone } from './time-zones.ts'

/** Channels with a pace; the site has none, since its list disturbs no one. */
export const PACED_CHANNELS = ['email', 'sms', 'push'] as const
export type PacedChannel = (typeof PACED_CHANNELS)[number]

export const PACES = ['at-once', 'hourly', 'daily', 'off'] as const
type Pace = (typeof PACES)[number]

export interface NoticeTimes {
  pace: Record<NoticeSubject, Record<PacedChannel, Pace>>
  /** Full hours in the person's time zone, 0 to 23: from 22 to 8 is quiet at night. */
  quiet: { from: number; to: number } | null
  /** Null only where nothing depends on it: without quiet hours and daily notices. */
  timeZone: TimeZone | null
}

export const AT_ONCE: Record<PacedChannel, Pace> = { email: 'at-once', sms: 'at-once', push: 'at-once' }

/** The times for a person who has chosen nothing. */
export const USUAL_TIMES: NoticeTimes = {
  pace: { inquiries: AT_ONCE, answers: AT_ONCE, moderation: AT_ONCE, follows: AT_ONCE },
  quiet: null,
  timeZone: null,
}

/** The hour at which daily notices are sent. */
export const DAILY_HOUR = 9

/** Milliseconds between the moments that are tried: every time zone differs from UTC by whole quarters of an hour. */
const QUARTER = 15 * 60_000
/** Limit of the search, two days: whatever the quiet hours are, a suitable moment lies within them. */
const MAX_QUARTERS = 2 * 24 * 4

const clocks = new Map<string, Intl.DateTimeFormat>()

interface Clock {
  hour: number
  minute: number
}

/** @returns the time of day in a zone */
function clockAt(time: number, timeZone: string): Clock {
  const format = getOrCreate(
    clocks,
    timeZone,
    () => new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric' }),
  )
  const parts = format.formatToParts(time)
  const read = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value)
  return { hour: read('hour'), minute: read('minute') }
}

const isQuiet = ({ hour }: Clock, { from, to }: NonNullable<NoticeTimes['quiet']>): boolean =>
  from < to ? hour >= from && hour < to : hour >= from || hour < to

/** @returns the first moment from `start` on, at it or at a quarter of an hour, at which the clock is as wanted */
function firstWhere(start: number, timeZone: string, isWanted: (clock: Clock) => boolean): number {
  if (isWanted(clockAt(start, timeZone))) return start
  const first = Math.floor(start / QUARTER) * QUARTER
  for (let step = 1; step <= MAX_QUARTERS; step++) {
    const time = first + step * QUARTER
    if (isWanted(clockAt(time, timeZone))) return time
  }
  throw new Error(`No moment within two days of ${start} in ${timeZone} fits`)
}

/**
 * @param subject null: it cannot wait, and neither the pace nor quiet hours apply
 * @param now milliseconds since 1970
 * @returns when it may be sent, `now` or later; null where the person has switched it off
 */
export function noticeTime(
  { pace, quiet, timeZone }: NoticeTimes,
  subject: NoticeSubject | null,
  channel: PacedChannel,
  now: number,
): number | null {
  if (subject === null) return now
  const chosen = pace[subject][channel]
  if (chosen === 'off') return null
  const zone = timeZone ?? 'UTC'
  const isDue = ({ hour, minute }: Clock) => minute === 0 && (chosen === 'hourly' || hour === DAILY_HOUR)
  // Later than now, so that what is raised at the full hour itself waits for what follows within the hour.
  const paced = chosen === 'at-once' ? now : firstWhere(Math.ceil((now + 1) / QUARTER) * QUARTER, zone, isDue)
  return quiet ? firstWhere(paced, zone, (clock) => !isQuiet(clock, quiet)) : paced
}
