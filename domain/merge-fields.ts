/** Fields of a form in which two people's edits of the same thing are shown beside each other. */

/** Begins the name of the choice between one's own text and the other person's. */
export const PICK_PREFIX = 'pick.'
/** Begins the name of the field that holds the other person's text. */
export const THEIRS_PREFIX = 'theirs.'
