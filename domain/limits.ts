/** Limits that the API enforces and that forms state beforehand. */

/** Seconds for which a one-time code is valid. */
export const CODE_LIFE = 5 * 60
/** Seconds until another code may be sent. */
export const RESEND_AFTER = 60

/** UTF-16 units of a login as typed: the longest e-mail address, and spaces around it. */
export const LONGEST_LOGIN = 320
/** UTF-16 units of a person's name, and of a position in an organization. */
export const LONGEST_NAME = 100

/** Of an account, and of a device: nothing is lost when the device's favourites are added to the account's. */
export const MAX_FAVOURITES = 500
/** Of a product, or of a company. */
export const MAX_FACTS = 60
/** Prices by quantity, of a product. */
export const MAX_PRICE_TIERS = 20
/**
 * Kopecks for one unit: a higher price is shown once a moderator has seen it, and is in no list, filter or count by price, which one such
 * price would make useless to every buyer.
 */
export const HIGHEST_LISTED_PRICE = 100_000_000_000
/** Of a product. */
export const MAX_VARIANTS = 300
/** Properties in which the variants of a product differ. */
export const MAX_VARIANT_OPTIONS = 10
/** UTF-16 units of a product's description in one language: no text is longer. */
export const LONGEST_TEXT = 20_000
/** Last page of a public list (docs/behaviour.md, "Lists"). */
export const MAX_PAGES = 200
/** Products on a page of one's own list; the first is the API's default. */
export const PAGE_SIZES = ['24', '48', '96'] as const
/** Products on a page of a list, so also those that can be ticked there at once. */
export const MAX_PER_PAGE = 96
