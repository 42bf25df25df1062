/** What the products of a request list's lines cost (docs/behaviour.md, "The sum of a list"). */
import * as v from 'valibot'
import { Currency, Fact, Localized, Unit } from './values.ts'

/** A text with its meaning and an example. */
export const Described = (what: string, example: string) =>
  v.pipe(v.string(), v.description(what), v.examples([example]))

/** A number of what is said. */
export const Count = (what: string) => v.pipe(v.number(), v.description(what), v.examples([1]))

/** What a product of a line costs today. Amounts are minor units. */
export const LinePrice = v.object({
  quantity: v.pipe(
    v.number(),
    v.description('For which the price is, in the product’s unit: the smallest order where the line asks for less'),
  ),
  amount: v.pipe(v.number(), v.description('Price of one unit')),
  currency: Currency,
  rub: v.pipe(v.number(), v.description('Price of one unit, in kopecks'), v.examples([835_600])),
  total: v.number(),
  totalRub: v.pipe(v.number(), v.description('In kopecks'), v.examples([33_424_000])),
  vat: v.nullable(v.object({ included: v.boolean(), rate: v.number() })),
  isLowest: v.pipe(v.boolean(), v.description('Whether other variants of the product cost more')),
})
export type LinePrice = v.InferOutput<typeof LinePrice>

/**
 * Why the price of a product is not that of what the line asks for: no price, no quantity, another unit, a fraction of what is counted, less
 * than the smallest order.
 */
const OFFER_GAPS = ['request', 'quantity', 'unit', 'fraction', 'minimum'] as const
/** Why a line is not in the sum: no product besides, and no price on its basis. */
export const LINE_GAPS = ['product', ...OFFER_GAPS, 'vat'] as const

export const LineProduct = v.object({
  id: v.string(),
  slug: v.string(),
  name: Localized,
  model: v.nullable(Described('Model of the product', 'BV-F-50-16-20')),
  variant: v.pipe(
    v.nullable(v.string()),
    v.description('Part number of the variant that is meant; null where it is open'),
    v.examples([null]),
  ),
  options: v.pipe(v.array(Fact), v.description('Options of that variant')),
  unit: Unit,
  supplier: v.object({ id: v.string(), slug: v.string(), name: Localized }),
  minimum: v.pipe(v.number(), v.description('Smallest order'), v.examples([10])),
  stock: v.pipe(v.nullable(v.number()), v.description('Null where it is not stated'), v.examples([120])),
  price: v.pipe(v.nullable(LinePrice), v.description('Null where it is on request')),
  gap: v.pipe(
    v.nullable(v.picklist(OFFER_GAPS)),
    v.description('Why the price is not that of the line’s quantity'),
    v.examples([null]),
  ),
})
export type LineProduct = v.InferOutput<typeof LineProduct>

/** What the lines of the whole list cost, with VAT or without it. */
export const Sum = v.object({
  lines: Count('Lines that are summed'),
  totals: v.pipe(
    v.array(
      v.object({
        currency: Currency,
        amount: v.pipe(v.number(), v.description('In minor units'), v.examples([344_520])),
        rub: v.pipe(v.number(), v.description('In kopecks'), v.examples([33_424_000])),
      }),
    ),
    v.description('Sums by the currency of the sellers'),
  ),
  gaps: v.pipe(
    v.array(
      v.object({
        gap: v.pipe(v.picklist(LINE_GAPS), v.description('The reason'), v.examples(['minimum' as const])),
        lines: Count('Lines'),
      }),
    ),
    v.description('Lines that are not in the sum, by the reason'),
  ),
})
export type Sum = v.InferOutput<typeof Sum>
