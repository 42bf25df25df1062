/** What was inquired, as it was offered then. */
import * as v from 'valibot'
import { Currency, Fact, Localized, MinorUnits, Unit } from './values.ts'

/** The product as it was offered at the time of the inquiry. */
export const InquiryItem = v.object({
  name: Localized,
  /** Part number of the variant, or else of the product. */
  sku: v.nullable(v.string()),
  options: v.array(Fact),
  unit: Unit,
  minimum: v.optional(
    v.pipe(
      v.number(),
      v.description(
        'The smallest order, where the quantity was below it; only lines of a request to several suppliers have it',
      ),
      v.examples([10]),
    ),
  ),
  /** Null when the price is on request, or the inquiry has no quantity. */
  price: v.nullable(
    v.object({
      /** Price of one unit. */
      amount: MinorUnits,
      currency: Currency,
      incoterm: v.optional(v.string()),
      /** The place or port that the term names. */
      place: v.optional(Localized),
      vat: v.nullable(v.object({ included: v.boolean(), rate: v.number() })),
      /** Price of the whole quantity. */
      total: MinorUnits,
    }),
  ),
})
export type InquiryItem = v.InferOutput<typeof InquiryItem>
