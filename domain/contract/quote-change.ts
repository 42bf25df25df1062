import * as v from 'valibot'

/** What can differ in a later version; `line`: the whole line was added or removed. */
const QUOTE_FIELDS = [
  'currency',
  'vatIncluded',
  'incoterm',
  'place',
  'payment',
  'validUntil',
  'note',
  'whole',
  'seller',
  'line',
  'name',
  'article',
  'alternative',
  'quantity',
  'unit',
  'price',
  'vat',
  'leadDays',
] as const
export type QuoteField = (typeof QUOTE_FIELDS)[number]

/** A difference between two versions. */
export const QuoteChange = v.object({
  field: v.picklist(QUOTE_FIELDS),
  line: v.pipe(v.nullable(v.string()), v.description('Name of the line; null: of the quote as a whole')),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
})
export type QuoteChange = v.InferOutput<typeof QuoteChange>
