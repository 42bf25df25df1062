/** Lengths of time: in milliseconds as dates have them, in seconds as cookies, caches and limits do. A month is 30 days. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

export const MINUTE_S = 60
export const HOUR_S = 3600
export const DAY_S = 86_400
export const MONTH_S = 2_592_000
export const YEAR_S = 31_536_000
