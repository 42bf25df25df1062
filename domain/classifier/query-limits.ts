/** Limits of a classifier's queries, which the API enforces and pages cut what was typed to. */

/** UTF-16 units of a code as people write it. */
export const MAX_CODE_LENGTH = 30
