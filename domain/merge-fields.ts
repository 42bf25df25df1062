/** Form fields for an edit conflict: both people's versions of a field are shown side by side. */

/** Prefix of the name of the choice between one's own text and the other person's. */
export const PICK_PREFIX = 'pick.'
/** Prefix of the name of the field with the other person's text. */
export const THEIRS_PREFIX = 'theirs.'
