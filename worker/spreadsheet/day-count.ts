/** Days in a spreadsheet are numbers (ECMA-376, "Dates and Times"). */

/** Day 0 of the format's count. */
export const EPOCH = Date.UTC(1899, 11, 30)
