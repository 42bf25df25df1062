const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * @param hour of the day in UTC
 * @param weekday 0 is Sunday; null: every day
 * @param now milliseconds since 1970
 * @returns the next time after now, in milliseconds since 1970
 */
export function nextFetch({ hour, weekday }: { hour: number; weekday: number | null }, now: number): number {
  const today = Math.floor(now / DAY) * DAY + hour * HOUR
  const next = today > now ? today : today + DAY
  const days = weekday === null ? 0 : (weekday - new Date(next).getUTCDay() + 7) % 7
  return next + days * DAY
}
