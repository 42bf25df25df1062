/** Files of a supplier's published goods, for partners (docs/behaviour.md, "Goods for partners"). */
export const PARTNER_FORMATS = ['yml', 'csv', 'json'] as const
export type PartnerFormat = (typeof PARTNER_FORMATS)[number]

/** Path below which they are fetched, without a session. */
export const PARTNER_FEEDS = '/api/feeds'
