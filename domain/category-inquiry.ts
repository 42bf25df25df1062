/** The form of one inquiry to several suppliers of a category. */

/** Of one sending: an inquiry is a choice, not a mailing. */
export const MOST_SUPPLIERS = 5

/** Between the receipts of the inquiries in the address of their confirmation: no address encodes it. */
export const BETWEEN_RECEIPTS = '.'

/** A ticked supplier is a field of this name and its id. */
export const CHOSEN_SUPPLIER = 'to.'
