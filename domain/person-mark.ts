/**
 * Who is signed in in this browser, for what waits on the device (docs/behaviour.md, "Waiting changes"): a readable cookie with a
 * keyed hash of the person's id, which says nothing to anyone else.
 */
export const PERSON_COOKIE = 'person'

/** Header of what is sent later: for whose session it is meant. The edge refuses it in any other (412). */
export const PERSON_HEADER = 'X-Person'
