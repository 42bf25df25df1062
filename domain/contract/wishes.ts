/** What a buyer asks for: the lines of a request, and what is wished of an offer. */
import * as v from 'valibot'
import { INCOTERMS } from '../trade-terms.ts'
import { MAX_PLACE_LENGTH } from './addresses.ts'
import { InquiryItem } from './inquiry-item.ts'
import { MessageFile } from './messages.ts'
import { OptionalLine } from './text-input.ts'
import { Currency, Day, Unit } from './values.ts'

export const VAT_WISHES = ['included', 'excluded'] as const

/** What the buyer wishes of an offer; each may be left open. */
export const Wishes = v.object({
  neededBy: v.optional(v.nullable(Day), null),
  deliveredTo: v.optional(OptionalLine(MAX_PLACE_LENGTH), ''),
  incoterm: v.optional(v.nullable(v.picklist(INCOTERMS)), null),
  currency: v.optional(v.nullable(Currency), null),
  vat: v.optional(v.nullable(v.picklist(VAT_WISHES)), null),
})
export type Wishes = v.InferOutput<typeof Wishes>

export const NO_WISHES: Wishes = { neededBy: null, deliveredTo: '', incoterm: null, currency: null, vat: null }

/** A line as it was sent. */
export const RequestLine = v.object({
  position: v.number(),
  /** The product as it was offered when the request was sent; null for a line in words. */
  item: v.nullable(InquiryItem),
  /** Null for a line in words, and where the product is not public any more. */
  product: v.nullable(v.object({ id: v.string(), slug: v.string() })),
  words: v.string(),
  quantity: v.nullable(v.number()),
  unit: v.nullable(Unit),
})
export type RequestLine = v.InferOutput<typeof RequestLine>

/** The fields of an inquiry that its request adds. */
export const Asked = v.object({
  wishes: Wishes,
  /** In a list of inquiries the first 20 lines of each. Empty where the inquiry is to the supplier in general. */
  lines: v.array(RequestLine),
  lineCount: v.number(),
  files: v.pipe(v.array(MessageFile), v.description('What the buyer sent along; both sides may open it')),
})
export type Asked = v.InferOutput<typeof Asked>
