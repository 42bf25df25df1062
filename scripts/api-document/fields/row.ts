import type { Json } from '../../../web/api-docs/open-api.ts'

/** The meaning of a field, and an example value. */
export type Row = [about: string, ...examples: Json[]]

export const ID = '06d2k6t0000g1a2b'
export const TIME = '2026-11-20T09:00:00.000Z'
export const DAY = '2026-11-20'
