/** Columns of products by what depends on them; each has the same name in the table. */

/** Texts whose bytes count towards a company's quota, as product_texts counts them (migrations/0038_product_texts.sql). */
export const TEXT_COLUMNS = ['names', 'description', 'facts', 'variants', 'tiers', 'pictures'] as const

/** Columns by which search finds a product, besides the articles of its variants. */
export const SEARCHED_COLUMNS = ['names', 'description', 'category', 'model', 'brand', 'tnved', 'facts'] as const
