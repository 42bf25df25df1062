/** /api/operator/border-rates: VAT, fees and excise of imports into Russia, which operators maintain. */
import * as v from 'valibot'
import { Line } from './text-input.ts'
import { Day, Id, MinorUnits } from './values.ts'

/**
 * `vat`: the rate of goods that no other row concerns; `reduced-vat`: some goods of a code may have this rate; `fee`: for clearing
 * goods up to a customs value; `excise`: goods of a code may be subject to it.
 */
export const BORDER_RATE_KINDS = ['vat', 'reduced-vat', 'fee', 'excise'] as const
export type BorderRateKind = (typeof BORDER_RATE_KINDS)[number]

const MAX_SOURCE_LENGTH = 300
/** Limit of a fee: more than 10 million roubles, far above any fee so far. */
const MAX_FEE = 1_000_000_000

const Rate = v.pipe(v.string(), v.regex(/^(?:100|\d{1,2}(?:\.\d{1,2})?)$/))
const WebAddress = v.pipe(v.string(), v.maxLength(300), v.regex(/^https?:\/\/[^\s"<>]+$/))

export const borderRateEntries = {
  kind: v.pipe(
    v.picklist(BORDER_RATE_KINDS),
    v.description(
      'VAT of goods in general, a reduced VAT that some goods of a code may have, the fee up to a customs value, or that goods of a code may be subject to excise',
    ),
    v.examples(['vat']),
  ),
  codes: v.pipe(
    v.string(),
    v.regex(/^\d{0,10}$/),
    v.description('Digits that a TN VED code begins with; empty: all codes'),
    v.examples(['']),
  ),
  rate: v.pipe(v.nullable(Rate), v.description('Per cent, of VAT; null for other kinds'), v.examples(['22'])),
  amount: v.pipe(
    v.nullable(v.pipe(MinorUnits, v.maxValue(MAX_FEE))),
    v.description('The fee in kopecks; null for other kinds'),
    v.examples([null]),
  ),
  upTo: v.pipe(
    v.nullable(MinorUnits),
    v.description('Highest customs value, in kopecks, that the fee is for; null: any'),
    v.examples([null]),
  ),
  validFrom: v.pipe(Day, v.description('First day that it is in force'), v.examples(['2026-01-01'])),
  validTo: v.pipe(v.nullable(Day), v.description('Last day; null: until further notice'), v.examples([null])),
  source: v.pipe(
    Line(MAX_SOURCE_LENGTH),
    v.description('The act that says so, as the reader may look it up'),
    v.examples(['Налоговый кодекс РФ, ст. 164, п. 3']),
  ),
  address: v.pipe(
    v.nullable(WebAddress),
    v.description('Where the act is published'),
    v.examples(['http://pravo.gov.ru/']),
  ),
}

const isVat = (kind: BorderRateKind): boolean => kind === 'vat' || kind === 'reduced-vat'
/** The general rate and the fee do not depend on the code; the other kinds concern goods of some code. */
const isGeneral = (kind: BorderRateKind): boolean => kind === 'vat' || kind === 'fee'

export const NewBorderRate = v.pipe(
  v.object(borderRateEntries),
  v.forward(
    v.check(({ kind, rate }) => isVat(kind) === (rate !== null), 'rate'),
    ['rate'],
  ),
  v.forward(
    v.check(({ kind, amount }) => (kind === 'fee') === (amount !== null), 'amount'),
    ['amount'],
  ),
  v.forward(
    v.check(({ kind, codes }) => isGeneral(kind) === (codes === ''), 'codes'),
    ['codes'],
  ),
  v.forward(
    v.check(({ kind, upTo }) => kind === 'fee' || upTo === null, 'amount'),
    ['upTo'],
  ),
  v.forward(
    v.check(({ validFrom, validTo }) => validTo === null || validTo >= validFrom, 'order'),
    ['validTo'],
  ),
  v.examples([
    {
      kind: 'vat',
      codes: '',
      rate: '22',
      amount: null,
      upTo: null,
      validFrom: '2026-01-01',
      validTo: null,
      source: 'Налоговый кодекс РФ, ст. 164, п. 3',
      address: null,
    },
  ]),
)
export type NewBorderRate = v.InferOutput<typeof NewBorderRate>

export const BorderRate = v.object({
  ...borderRateEntries,
  id: Id,
  version: v.pipe(v.number(), v.description('Version of the rate, for If-Match'), v.examples([1])),
})
export type BorderRate = v.InferOutput<typeof BorderRate>

export const BorderRateList = v.object({ data: v.array(BorderRate) })
export const BorderRateResponse = v.object({ data: BorderRate })
