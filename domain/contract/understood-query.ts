import * as v from 'valibot'

/**
 * How a query was changed because nothing matches it as typed, so that the page can explain the results. Stories are still searched by
 * the query as typed where their text matches it, products by the changed one.
 */
export const Understood = v.object({
  /** The query that was searched instead. */
  q: v.string(),
  /** Replaced parts: typed in the other keyboard layout, in Latin letters, or misspelled. */
  changes: v.array(v.object({ from: v.string(), to: v.string(), how: v.picklist(['layout', 'letters', 'spelling']) })),
  /** Words that were ignored, because no result has them together with the others. */
  leftOut: v.array(v.string()),
  /** Those of them that no text contains. */
  unknown: v.array(v.string()),
  /** Other parts of the query that have matches. */
  others: v.array(v.string()),
})
export type Understood = v.InferOutput<typeof Understood>
