/** The form of one inquiry to several suppliers of a category. */

/** Maximum number of suppliers at once, so that the form cannot be used for mailings. */
export const MAX_SUPPLIERS = 5

/** Separates the receipts of the inquiries in the address of their confirmation: a character that URLs do not encode. */
export const RECEIPT_SEPARATOR = '.'

/** Prefix of the checkboxes' names: followed by the supplier's id. */
export const CHOSEN_SUPPLIER_PREFIX = 'to.'
