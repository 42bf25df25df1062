/** What a supplier writes in a quote. */
import * as v from 'valibot'
import { MAX_QUOTE_LINES, MAX_REQUEST_LINES } from '../limits.ts'
import { PRICE_DECIMALS, type PricedQuote, quoteTotals, RATE_DECIMALS } from '../quote-totals.ts'
import { QUANTITY_DECIMALS } from '../trade-quantity.ts'
import { INCOTERMS } from '../trade-terms.ts'
import { Line, OptionalLine, OptionalText } from './text-input.ts'
import { Currency, Day, Id, STORED, Unit, whole } from './values.ts'

const decimal = (digits: number, decimals: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^(?:0|[1-9]\\d{0,${digits - 1}})(?:\\.\\d{1,${decimals}})?$`)))

const isPositive = (text: string): boolean => Number(text) > 0

/** A decimal text above 0. */
const positive = (digits: number, decimals: number) =>
  v.pipe(decimal(digits, decimals), v.check(isPositive, 'positive'))

const Rate = v.pipe(
  decimal(3, RATE_DECIMALS),
  v.check((text) => Number(text) <= 100, 'max'),
)

const LeadDays = v.pipe(
  v.object({ from: whole(0, 1000), to: whole(0, 1000) }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'order'),
    ['to'],
  ),
)

export const QuoteLine = v.object({
  line: v.pipe(
    v.nullable(whole(0, MAX_REQUEST_LINES)),
    v.description('Position of the line of the request that it answers; null: something else'),
  ),
  name: Line(300),
  article: v.optional(OptionalLine(120), ''),
  note: v.optional(OptionalLine(300), ''),
  alternative: v.pipe(v.optional(v.boolean(), false), v.description('Offered in place of what was asked for')),
  quantity: v.pipe(positive(9, QUANTITY_DECIMALS), v.description('Decimal text: 12.5')),
  unit: Unit,
  price: v.pipe(positive(9, PRICE_DECIMALS), v.description('Price of one unit, in the currency itself: 99.9925')),
  vat: v.pipe(v.nullable(Rate), v.description('Rate in per cent; null: without VAT')),
  leadDays: v.pipe(v.nullable(LeadDays), v.description('Working days until the goods are ready')),
})
export type QuoteLine = v.InferOutput<typeof QuoteLine>

const terms = {
  currency: Currency,
  vatIncluded: v.pipe(v.boolean(), v.description('Whether the prices include VAT')),
  incoterm: v.nullable(v.picklist(INCOTERMS)),
  place: v.optional(OptionalLine(200), ''),
  payment: v.optional(OptionalText(1000), ''),
  validUntil: v.pipe(Day, v.description('The last day (UTC) on which it can be accepted')),
  note: v.optional(OptionalText(2000), ''),
  whole: v.pipe(v.optional(v.boolean(), false), v.description('Whether it can only be accepted as a whole')),
}

export const LINE = {
  line: 0,
  name: 'Flanged ball valve DN 50 PN 16',
  article: 'BV-F-50-16-L',
  note: '',
  alternative: false,
  quantity: '100',
  unit: 'piece' as const,
  price: '1100.5',
  vat: '22',
  leadDays: { from: 5, to: 10 },
}
export const TERMS = {
  currency: 'RUB' as const,
  vatIncluded: true,
  incoterm: 'FCA' as const,
  place: 'Yekaterinburg',
  payment: '50% in advance, 50% before shipping',
  validUntil: '2099-12-31',
  note: '',
  whole: false,
}

const Priced = v.array(v.pick(QuoteLine, ['quantity', 'price', 'vat']))

/** Whether the totals can be counted exactly. Lines with malformed numbers pass, since those are refused where they are. */
const isCountable = (quote: PricedQuote): boolean => !v.is(Priced, quote.lines) || quoteTotals(quote) !== null

/** What the supplier writes; sending it makes a version. */
export const QuoteInput = v.pipe(
  v.object({
    ...terms,
    entity: v.pipe(Id, v.description('Legal entity of the organization that offers it')),
    lines: v.pipe(v.array(QuoteLine), v.minLength(1), v.maxLength(MAX_QUOTE_LINES)),
  }),
  v.forward(v.partialCheck([['currency'], ['vatIncluded'], ['lines']], isCountable, 'too-large'), ['lines']),
  v.examples([{ ...TERMS, entity: STORED.id, lines: [LINE] }]),
)
export type QuoteInput = v.InferOutput<typeof QuoteInput>
