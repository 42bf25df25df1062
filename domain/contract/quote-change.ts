import * as v from 'valibot'

/** A difference between two versions. */
export const QuoteChange = v.object({
  field: v.string(),
  line: v.pipe(v.nullable(v.string()), v.description('Name of the line; null: of the quote as a whole')),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
})
export type QuoteChange = v.InferOutput<typeof QuoteChange>
