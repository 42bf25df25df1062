/** The exchange with 1C:Enterprise, by 1C's protocol for sites (docs/decisions/0046-exchange-with-1c.md). */

/** Path of the exchange; 1C appends `?type=…&mode=…`. */
export const EXCHANGE_PATH = '/api/exchange/1c'

/** Name of the cookie that `checkauth` sets: only 1C gets it, never a browser. */
export const EXCHANGE_COOKIE = 'exchange'

/** Bytes of one part of a file: R2 requires parts of one size, except for the last one. */
export const EXCHANGE_PART = 5 * 1024 * 1024

export const EXCHANGE_TYPES = ['catalog', 'sale'] as const
export type ExchangeType = (typeof EXCHANGE_TYPES)[number]

export const EXCHANGE_MODES = [
  'checkauth',
  'init',
  'file',
  'import',
  'query',
  'success',
  'complete',
  'deactivate',
] as const
