/** Form fields for an edit conflict: two people's versions of a field are shown beside each other. */

/** Prefix of the name of the choice between one's own text and the other person's. */
export const PICK_PREFIX = 'pick.'
/** Prefix of the name of the field that holds the other person's text. */
export const THEIRS_PREFIX = 'theirs.'
