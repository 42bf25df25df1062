import * as v from 'valibot'

/** Must be true: personal data is stored with consent only (docs/behaviour.md, "Consent"). */
export const Consent = v.literal(true)
