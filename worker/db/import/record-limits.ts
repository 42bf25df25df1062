/** What the readers of YML and CommerceML, in which a record is an offer or a good, have in common. */

/** Limit on a record's elements; real ones have some hundred. */
export const MAX_ELEMENTS = 2000
/** Faults of a record that are reported. */
export const MAX_FAULTS = 20

/** The errors of saxes for a closing tag that does not belong to the open element. */
export const BREAKS_OFF = /^(?:unexpected close tag|unmatched closing tag)/
