/**
 * ISO date of the current wording of terms, privacy policy and consent. It is recorded with each consent, so a new wording needs a new
 * date (web/pages/legal/wording.test.ts).
 */
export const LEGAL_VERSION = '2026-11-29'
