import * as v from 'valibot'

/** Must be true: personal data is stored with consent alone (docs/behaviour.md, "Consent"). */
export const Consent = v.literal(true)
