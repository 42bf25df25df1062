import * as v from 'valibot'

/**
 * How a query was taken that finds nothing as it stands: enough for a page to say what it shows, and what to change. A story
 * that has the words in its text is found by them as they stand, and products by what is told here.
 */
export const Understood = v.object({
  /** What was searched, as somebody would write it. */
  q: v.string(),
  /** Parts that were read otherwise than typed: in the other keyboard layout, in other letters, or as a slip. */
  changes: v.array(v.object({ from: v.string(), to: v.string(), how: v.picklist(['layout', 'letters', 'spelling']) })),
  /** Words that were not searched for, because nothing has them together with the rest. */
  leftOut: v.array(v.string()),
  /** Those of them that nothing here has at all. */
  unknown: v.array(v.string()),
  /** Other parts of the query that find something. */
  others: v.array(v.string()),
})
export type Understood = v.InferOutput<typeof Understood>
