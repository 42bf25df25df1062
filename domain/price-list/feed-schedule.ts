import { DAY_MS, HOUR_MS } from '../durations.ts'

/**
 * @param hour of the day in UTC
 * @param weekday 0 is Sunday; null: every day
 * @param now milliseconds since 1970
 * @returns the next time after now, in milliseconds since 1970
 */
export function nextFetch({ hour, weekday }: { hour: number; weekday: number | null }, now: number): number {
  const today = Math.floor(now / DAY_MS) * DAY_MS + hour * HOUR_MS
  const next = today > now ? today : today + DAY_MS
  const days = weekday === null ? 0 : (weekday - new Date(next).getUTCDay() + 7) % 7
  return next + days * DAY_MS
}
