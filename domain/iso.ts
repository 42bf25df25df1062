/** @param at milliseconds since 1970 @returns the instant as the contract has it (ISO 8601) */
export const iso = (at: number): string => new Date(at).toISOString()

/** The same; null for none. */
export const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at))
