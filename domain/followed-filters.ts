/** Filters of a list of products that can be followed, in the order in which they are stored. */
export const FOLLOWED_FILTERS = [
  'q',
  'category',
  'supplier',
  'country',
  'priceMin',
  'priceMax',
  'priceIn',
  'moq',
  'inStock',
  'tnved',
  'params',
] as const
