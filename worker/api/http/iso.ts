/** @param at milliseconds. @returns the instant as the contract has it (ISO 8601); null for none */
export const isoOrNull = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
