/**
 * A readable cookie that identifies the signed-in person for requests queued on the device (docs/behaviour.md, "Waiting changes"): a
 * keyed hash of the person's id, which reveals nothing else.
 */
export const PERSON_COOKIE = 'person'

/** Header of a request that is sent later: the person for whose session it is meant. In any other session the edge refuses it (412). */
export const PERSON_HEADER = 'X-Person'
