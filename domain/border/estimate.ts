/** The charges on goods at the border of Russia, term by term (docs/behaviour.md, "Estimate at the border"). */
import { currenciesOfDuty } from '../classifier/duty.ts'
import type { BorderRate } from '../contract/border-rates.ts'
import type { Duty, DutyUnit } from '../contract/duty.ts'
import type { Amount, Estimate, Term, TermName, UnknownTerm } from '../contract/estimate.ts'
import { type Incoterm, isAtSeller } from '../trade-terms.ts'
import { dutyAmount } from './duty-amount.ts'
import { exactly, type Range, sum } from './range.ts'
import { feeFor, type RatesInEffect } from './rates-in-effect.ts'
import { roundedProduct } from './rounded-product.ts'

export interface ImportedGoods {
  /** Decimal texts in the currency. */
  value: string
  freight: string | undefined
  incoterm: Incoterm
  /** Number of pieces or pairs, to calculate the cost of one. */
  count: string | undefined
  /** Of all goods together. */
  quantities: Partial<Record<DutyUnit, string>>
  /** Roubles for one unit of the currency of value and freight. */
  rub: string
  rule: Duty | null
  hasFootnotes: boolean
  rateOf: (currency: 'EUR' | 'USD') => string | null
  rates: RatesInEffect
}

type Totals = Pick<Estimate, 'terms' | 'total' | 'without' | 'perUnit'>

interface Counted {
  term: TermName
  /** The amount, or why there is none. */
  amount: Range | UnknownTerm
  rows?: BorderRate[]
}

/** @throws RangeError beyond what a number holds exactly */
function toNumber(amount: bigint): number {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError('the amount is too large')
  return Number(amount)
}

const toAmount = ({ from, to }: Range): Amount => ({ from: toNumber(from), to: to === null ? null : toNumber(to) })

const toTerm = ({ term, amount, rows = [] }: Counted): Term =>
  typeof amount === 'string'
    ? { term, amount: null, unknown: amount, rows }
    : { term, amount: toAmount(amount), unknown: null, rows }

/** Both bounds times their rate in per cent. */
const perCent = ({ from, to }: Range, low: string, high: string): Range => ({
  from: roundedProduct([String(from), low], ['100']),
  to: to === null ? null : roundedProduct([String(to), high], ['100']),
})

/** @returns amounts without those that are not known */
const known = (terms: readonly Counted[]): Range[] =>
  terms.flatMap(({ amount }) => (typeof amount === 'string' ? [] : [amount]))

const NOTHING = exactly(0n)

function freightOf({ freight, incoterm, rub }: ImportedGoods): Counted {
  if (!isAtSeller(incoterm)) return { term: 'freight', amount: 'included' }
  if (freight === undefined) return { term: 'freight', amount: 'not-stated' }
  return { term: 'freight', amount: exactly(roundedProduct([freight, rub, '100'])) }
}

function dutyOf({ rule, hasFootnotes, quantities, rateOf }: ImportedGoods, customsValue: bigint): Counted {
  const unknown = (amount: UnknownTerm): Counted => ({ term: 'duty', amount })
  if (hasFootnotes) return unknown('footnote')
  if (!rule) return unknown('wording')
  if (currenciesOfDuty(rule).some((currency) => rateOf(currency) === null)) return unknown('no-rate')
  const amount = dutyAmount(rule, { customsValue, quantities, rateOf })
  return amount.from === 0n && amount.to === null ? unknown('quantity') : { term: 'duty', amount }
}

function exciseOf({ rates: { excise } }: ImportedGoods): Counted {
  if (excise === null) return { term: 'excise', amount: 'no-row' }
  return { term: 'excise', amount: excise.length > 0 ? 'excise' : NOTHING, rows: excise }
}

/** VAT on customs value and duty. Where some goods of the code may have a reduced rate, it is a range. */
function vatOf(
  { rates: { vat, reducedVat } }: ImportedGoods,
  customsValue: bigint,
  duty: Counted,
  excise: Counted,
): Counted {
  if (typeof duty.amount === 'string') return { term: 'vat', amount: 'duty' }
  if (excise.amount === 'excise') return { term: 'vat', amount: 'excise' }
  if (!vat) return { term: 'vat', amount: 'no-row' }
  const rows = [vat, ...reducedVat]
  const rates = rows.map(({ rate }) => rate ?? '0').toSorted((one, other) => Number(one) - Number(other))
  const amount = perCent(sum(exactly(customsValue), duty.amount), rates[0] ?? '0', rates.at(-1) ?? '0')
  return { term: 'vat', amount, rows }
}

function feeOf({ rates }: ImportedGoods, customsValue: bigint): Counted {
  const row = feeFor(rates, customsValue)
  return row
    ? { term: 'fee', amount: exactly(BigInt(row.amount ?? 0)), rows: [row] }
    : { term: 'fee', amount: 'no-row' }
}

/** A price that includes duty and VAT has no customs value that could be calculated from it. */
const delivered = (goods: Counted): Totals => ({
  terms: [goods, ...OTHER_TERMS.map((term): Counted => ({ term, amount: 'included' }))].map(toTerm),
  total: null,
  without: [],
  perUnit: null,
})

const OTHER_TERMS = ['customs-value', 'duty', 'excise', 'vat', 'fee'] as const

/**
 * Every term is rounded to the kopeck, a half upwards; the total is the sum of the rounded terms, so that they add up on paper.
 * @throws RangeError where an amount is beyond what a number holds exactly
 */
export function estimate(goods: ImportedGoods): Totals {
  const { value, rub, incoterm, count } = goods
  const price: Counted = { term: 'goods', amount: exactly(roundedProduct([value, rub, '100'])) }
  if (incoterm === 'DDP') return delivered(price)
  const freight = freightOf(goods)
  const base = known([price, freight]).reduce(sum, NOTHING)
  const customsValue: Counted = { term: 'customs-value', amount: base }
  const duty = dutyOf(goods, base.from)
  const excise = exciseOf(goods)
  const due = [duty, excise, vatOf(goods, base.from, duty, excise), feeOf(goods, base.from)]
  const isOpen = typeof duty.amount === 'string' || excise.amount === 'excise'
  const total = isOpen ? null : known([customsValue, ...due]).reduce(sum, NOTHING)
  const one = (amount: bigint) => roundedProduct([String(amount)], [count ?? '1'])
  return {
    terms: [price, freight, customsValue, ...due].map(toTerm),
    total: total && toAmount(total),
    without: isOpen ? [] : [freight, ...due].flatMap(({ term, amount }) => (LEFT_OUT.has(amount) ? [term] : [])),
    perUnit: total && count ? toAmount({ from: one(total.from), to: total.to === null ? null : one(total.to) }) : null,
  }
}

/** Terms that the total is said to lack. Freight that the price includes is not one of them. */
const LEFT_OUT: ReadonlySet<Range | UnknownTerm> = new Set<UnknownTerm>(['not-stated', 'no-row'])
