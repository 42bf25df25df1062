/** The form of one inquiry to several suppliers of a category. */

/** Of one sending: an inquiry is a choice, not a mailing. */
export const MOST_SUPPLIERS = 5

/** Value of `notice` in the address of the thanks where none of the suppliers could be notified. */
export const UNNOTIFIED = 'none'

/** A ticked supplier is a field of this name and its id. */
export const CHOSEN_SUPPLIER = 'to.'
