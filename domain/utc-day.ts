/** @returns the calendar day of a moment in UTC, 'YYYY-MM-DD'. @param moment milliseconds since 1970 */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
