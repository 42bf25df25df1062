/** Limits of counted views, separate from their schemas (contract/page-views.ts): counting a page must not load the schema library. */

/** UTF-16 units of the longest search that is counted: a longer one is a pasted text. */
export const MAX_WORDS_LENGTH = 80
/** Maximum number of products of a list that count as shown. */
export const MAX_PRODUCTS_SHOWN = 100
/** Maximum number of lists in a report, and of products opened from searched lists. */
export const MAX_LISTS_SHOWN = 100
