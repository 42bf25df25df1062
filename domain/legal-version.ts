/**
 * The day since which the present wording of terms, privacy policy and consent is in force, ISO. It is recorded with each consent: a new
 * wording needs a new day (web/pages/legal/wording.test.ts).
 */
export const LEGAL_VERSION = '2026-11-23'
