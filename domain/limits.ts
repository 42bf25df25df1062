/** Limits that the API enforces and that forms state beforehand. */

/** Seconds for which a one-time code is valid. */
export const CODE_LIFE = 5 * 60
/** Seconds until another code may be sent. */
export const RESEND_AFTER = 60
