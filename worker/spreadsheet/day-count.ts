/** Days in a spreadsheet are numbers (ECMA-376, "Dates and Times"). */

/** Milliseconds of a day. */
export const DAY = 86_400_000
/** Day 0 of the format's count. */
export const EPOCH = Date.UTC(1899, 11, 30)
