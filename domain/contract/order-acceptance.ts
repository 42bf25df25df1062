/** POST …/{id}/quote/accept: which version the buyer accepts, and for whom. */
import * as v from 'valibot'
import { MAX_QUOTE_LINES } from '../limits.ts'
import { isKpp, isTaxNumberOf, plainNumber } from '../tax-numbers.ts'
import { SeenVersion } from './quotes.ts'
import { Line, OptionalLine } from './text-input.ts'
import { CountryCode, whole } from './values.ts'

/** The buyer's legal entity, as the order and its invoice name it. */
export const BuyerInput = v.pipe(
  v.object({
    name: Line(300),
    country: CountryCode,
    taxNumber: v.pipe(v.optional(OptionalLine(40), ''), v.transform(plainNumber)),
    kpp: v.pipe(
      v.optional(OptionalLine(40), ''),
      v.transform(plainNumber),
      v.check((text) => text === '' || isKpp(text), 'checksum'),
    ),
    address: v.optional(OptionalLine(500), ''),
  }),
  v.forward(
    v.partialCheck(
      [['country'], ['taxNumber']],
      ({ country, taxNumber }) => taxNumber === '' || isTaxNumberOf(country, taxNumber),
      'checksum',
    ),
    ['taxNumber'],
  ),
)
export type BuyerInput = v.InferOutput<typeof BuyerInput>

export const BUYER = {
  name: 'ТОО «Алматы Насос»',
  country: 'KZ',
  taxNumber: '123456789012',
  kpp: '',
  address: 'Алматы, ул. Сатпаева, 90',
}

const LineIndexes = v.pipe(
  v.array(whole(0, MAX_QUOTE_LINES - 1)),
  v.minLength(1),
  v.maxLength(MAX_QUOTE_LINES),
  v.check((indexes) => new Set(indexes).size === indexes.length, 'twice'),
)

export const QuoteAcceptance = v.pipe(
  v.object({
    ...SeenVersion,
    hash: v.pipe(
      v.string(),
      v.regex(/^[0-9a-f]{64}$/),
      v.description('Hash of the version that the buyer has read: exactly what it says is agreed'),
    ),
    lines: v.pipe(
      v.optional(v.nullable(LineIndexes), null),
      v.description('Indexes of the lines that are accepted, from 0; null: all of them'),
    ),
    buyer: BuyerInput,
  }),
  v.examples([{ version: 1, hash: 'a'.repeat(64), lines: null, buyer: BUYER }]),
)
export type QuoteAcceptance = v.InferOutput<typeof QuoteAcceptance>
