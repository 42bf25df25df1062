/** The signs of which a code consists as people write it, or the id of a line without one; also the empty text. */
export const CODE_SIGNS = /^[0-9A-Za-z. \u00a0-]*$/
