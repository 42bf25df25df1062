import { DAY_MS } from './durations.ts'

/** @returns the calendar day of a moment in UTC, 'YYYY-MM-DD'. @param moment milliseconds since 1970 */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** Whether a day is over in every time zone. */
export const isOver = (day: string, now: number): boolean => day < utcDay(now - DAY_MS)

/** Whether a day has begun in no time zone yet. */
export const isAhead = (day: string, now: number): boolean => day > utcDay(now + DAY_MS)

/** The calendar day that is counted from 1970 on. */
export const dateOfDay = (day: number): string => utcDay(day * DAY_MS)
