import { DAY_MS } from './durations.ts'
import { utcDay } from './utc-day.ts'

const isWorkingDay = (moment: number): boolean => {
  const weekday = new Date(moment).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/**
 * @param from milliseconds since 1970
 * @param days number of working days, Monday to Friday, to add
 * @returns the date, ISO, in UTC. Public holidays count as working days, because they differ between buyer and supplier
 */
export function afterWorkingDays(from: number, days: number): string {
  let moment = from
  for (let left = days; left > 0; ) {
    moment += DAY_MS
    if (isWorkingDay(moment)) left--
  }
  return utcDay(moment)
}
