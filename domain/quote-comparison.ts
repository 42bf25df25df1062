/** Quotes on one request, side by side on one basis (docs/behaviour.md, "Answers side by side"). */
import type { QuoteContent } from './contract/quotes.ts'
import type { VatBasis } from './price-basis.ts'
import type { Currency, Unit } from './trade-terms.ts'
import { unitFactor } from './unit-factor.ts'

/** A line of the request: what the quotes are compared for. */
export interface WantedLine {
  position: number
  /** Null: as many as each supplier offers. */
  quantity: number | null
  unit: Unit | null
}

export interface ComparedQuote {
  /** Whether it can be accepted; a quote that cannot is shown, but never marked as the cheapest. */
  isOpen: boolean
  content: Pick<QuoteContent, 'currency' | 'vatIncluded' | 'lines'>
}

export interface QuoteComparisonBasis {
  currency: Currency
  vat: VatBasis
  /** Roubles for one unit of each known currency. */
  rub: Readonly<Partial<Record<Currency, number>>>
}

/**
 * Why an offered line has no amount on the basis: its unit cannot be converted to the wanted one, or a rate is unknown.
 */
const INCOMPARABLE_OFFERS = ['unit', 'rate'] as const
type IncomparableOffer = (typeof INCOMPARABLE_OFFERS)[number]

export interface OfferCell {
  /** Index of the line within the quote. */
  at: number
  /** What the price is for: the wanted unit where the offered one can be converted into it. */
  unit: Unit
  /** Of one unit and of the wanted quantity, in the basis's currency; null where it cannot be compared. */
  price: number | null
  amount: number | null
  apart: IncomparableOffer | null
  /** Days until the goods are ready, at the latest; null: not stated. */
  days: number | null
  isAlternative: boolean
  /** The offered quantity in `unit`, where it is another than was wanted. */
  otherQuantity: number | null
  isCheapest: boolean
  isSoonest: boolean
}

/** The part of a split that one quote gets. */
interface SplitPart {
  quote: number
  /** Indexes of its lines. */
  lines: number[]
  amount: number
}

export interface QuoteComparison {
  /** For each wanted line, in their order, and each quote: what it offers, or null. */
  rows: (OfferCell | null)[][]
  /** For each quote: the sum of the lines that can be compared, and how many of the wanted ones those are. */
  totals: { amount: number; covered: number; isCheapest: boolean }[]
  /** Each line bought from its cheapest supplier; null where all lines would come from fewer than two suppliers. */
  split: { amount: number; covered: number; parts: SplitPart[] } | null
}

/** Factor from a price of a line to the same with or without its VAT. A line without VAT has the same price both ways. */
function vatFactor(vat: string | null, isIncluded: boolean, wanted: VatBasis): number {
  const tax = 1 + Number(vat ?? 0) / 100
  if (wanted === 'with') return isIncluded ? 1 : tax
  return isIncluded ? 1 / tax : 1
}

/** @returns null where a rate is unknown */
function currencyFactor(from: Currency, { currency, rub }: QuoteComparisonBasis): number | null {
  if (from === currency) return 1
  const given = rub[from]
  const wanted = rub[currency]
  return given === undefined || wanted === undefined ? null : given / wanted
}

function toCell(
  { content }: ComparedQuote,
  at: number,
  { quantity, unit }: WantedLine,
  basis: QuoteComparisonBasis,
): OfferCell | null {
  const line = content.lines[at]
  if (!line) return null
  const factor = currencyFactor(content.currency, basis)
  const inUnit = unitFactor(line.unit, unit ?? line.unit)
  const apart = inUnit === null ? 'unit' : factor === null ? 'rate' : null
  const price =
    factor === null
      ? null
      : (Number(line.price) * factor * vatFactor(line.vat, content.vatIncluded, basis.vat)) / (inUnit ?? 1)
  // Typed with three decimals; multiplying adds more behind them.
  const offered = Number((Number(line.quantity) * (inUnit ?? 1)).toFixed(6))
  const wanted = quantity ?? offered
  return {
    at,
    unit: (inUnit === null ? null : unit) ?? line.unit,
    price,
    amount: price === null || apart ? null : price * wanted,
    apart,
    days: line.leadDays?.to ?? null,
    isAlternative: line.alternative,
    otherQuantity: quantity === null || apart === 'unit' || offered === quantity ? null : offered,
    isCheapest: false,
    isSoonest: false,
  }
}

const least = (values: (number | null)[]): number =>
  Math.min(...values.map((value) => value ?? Number.POSITIVE_INFINITY))

/** Whether it is the least, up to what converting between currencies adds: equal prices are equal in every currency. */
const isLeast = (value: number, values: (number | null)[]): boolean => value <= least(values) * (1 + 1e-9)

/** A quote's offer for a line: what was wanted before an alternative, then the cheaper one. */
function offerFor(quote: ComparedQuote, wanted: WantedLine, basis: QuoteComparisonBasis): OfferCell | null {
  const cells = quote.content.lines.flatMap(({ line }, at) =>
    line === wanted.position ? (toCell(quote, at, wanted, basis) ?? []) : [],
  )
  const [best = null] = cells.toSorted(
    (one, other) =>
      Number(one.isAlternative) - Number(other.isAlternative) ||
      (one.amount ?? Number.MAX_VALUE) - (other.amount ?? Number.MAX_VALUE),
  )
  return best
}

/** Marks the cheapest and the soonest of a row, where at least two can be compared: one alone is not a choice. */
function marked(cells: (OfferCell | null)[], quotes: readonly ComparedQuote[]): (OfferCell | null)[] {
  const open = cells.filter((_, at) => quotes[at]?.isOpen)
  const several = (values: (number | null | undefined)[]) =>
    values.filter((value) => typeof value === 'number').length > 1
  const amounts = open.map((cell) => cell?.amount ?? null)
  const days = open.map((cell) => (cell?.apart ? null : (cell?.days ?? null)))
  return cells.map((cell, at) => {
    if (!cell || !quotes[at]?.isOpen) return cell
    return {
      ...cell,
      isCheapest: several(amounts) && cell.amount !== null && isLeast(cell.amount, amounts),
      isSoonest: several(days) && !cell.apart && cell.days !== null && cell.days === least(days),
    }
  })
}

function totalsOf(rows: (OfferCell | null)[][], quotes: readonly ComparedQuote[]): QuoteComparison['totals'] {
  const sums = quotes.map((_, quote) => {
    const amounts = rows.flatMap((row) => row[quote]?.amount ?? [])
    return { amount: amounts.reduce((sum, amount) => sum + amount, 0), covered: amounts.length }
  })
  // Sums over different lines say nothing about who is cheaper.
  const isWhole = (quote: number) => quotes[quote]?.isOpen === true && sums[quote]?.covered === rows.length
  const whole = sums.filter((_, quote) => isWhole(quote))
  const amounts = whole.map(({ amount }) => amount)
  return sums.map((sum, quote) => ({
    ...sum,
    isCheapest: whole.length > 1 && isWhole(quote) && isLeast(sum.amount, amounts),
  }))
}

function splitOf(rows: (OfferCell | null)[][], quotes: readonly ComparedQuote[]): QuoteComparison['split'] {
  const winners = rows.flatMap((row) => {
    const offers = row.flatMap((cell, quote) =>
      cell?.amount != null && quotes[quote]?.isOpen ? [{ quote, at: cell.at, amount: cell.amount }] : [],
    )
    return offers.toSorted((one, other) => one.amount - other.amount).slice(0, 1)
  })
  const sum = (won: typeof winners): number => won.reduce((total, { amount }) => total + amount, 0)
  const parts = [...Map.groupBy(winners, ({ quote }) => quote)].map(([quote, won]) => ({
    quote,
    lines: won.map(({ at }) => at).toSorted((one, other) => one - other),
    amount: sum(won),
  }))
  return parts.length < 2 ? null : { amount: sum(winners), covered: winners.length, parts }
}

/** @returns a row for each wanted line, with a cell for each quote */
export function compareQuotes(
  wanted: readonly WantedLine[],
  quotes: readonly ComparedQuote[],
  basis: QuoteComparisonBasis,
): QuoteComparison {
  const rows = wanted.map((line) =>
    marked(
      quotes.map((quote) => offerFor(quote, line, basis)),
      quotes,
    ),
  )
  return { rows, totals: totalsOf(rows, quotes), split: splitOf(rows, quotes) }
}
