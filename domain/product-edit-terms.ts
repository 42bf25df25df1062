/** Words of bulk changes of goods (docs/behaviour.md, "Bulk changes"). */

/** What can be changed of many goods at once. */
export const EDIT_FIELDS = [
  'price',
  'currency',
  'vat',
  'category',
  'unit',
  'leadDays',
  'stock',
  'status',
  'remove',
  'copy',
] as const
export type EditField = (typeof EDIT_FIELDS)[number]

/** Also cells that were typed into the list, a value for each row. */
export const EDITED_FIELDS = [...EDIT_FIELDS, 'cells'] as const
export type EditedField = (typeof EDITED_FIELDS)[number]

/** What new prices are rounded to: a hundredth of the currency, a whole unit, ten of them. */
export const ROUNDINGS = ['cent', 'whole', 'ten'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** Minor units of each rounding. */
export const ROUNDING_STEP: Record<Rounding, number> = { cent: 1, whole: 100, ten: 1000 }

/** Why a product stays as it is. */
export const EDIT_REFUSALS = [
  'no-price',
  'price-low',
  'price-high',
  'of-variants',
  'not-allowed',
  'incomplete',
  'forbidden',
  'hidden-company',
] as const
export type EditRefusal = (typeof EDIT_REFUSALS)[number]

/** Goods of one bulk change: more are narrowed by a filter. */
export const MAX_EDITED = 20_000

/** Statuses that many products can be given at once, the most used first; a product that cannot have one stays as it is. */
export const TOGETHER = ['hidden', 'published', 'moderation', 'draft', 'archived'] as const
