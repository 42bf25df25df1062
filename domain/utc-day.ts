import { DAY_MS } from './durations.ts'

/** @returns the calendar day of a moment in UTC, 'YYYY-MM-DD'. @param moment milliseconds since 1970 */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The same of a day that is counted from 1970 on. */
export const dateOfDay = (day: number): string => utcDay(day * DAY_MS)
